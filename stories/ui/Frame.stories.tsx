import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AppBar, TabBar } from '#ui/layout/Bars.tsx';
import { Button, IconButton } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ProgressBar } from '#ui/skeletons/SkeletonBlock.tsx';
import { SkeletonHome } from '#ui/skeletons/SkeletonHome.tsx';
import { Snackbar, SnackbarArea } from '#ui/feedback/Snackbar.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { linkTo } from './linkTo.ts';
import { inModes } from './modes.ts';

const cart = <IconButton icon="bag" label="Carrito, 2 productos" count={2} as={linkTo('#carrito')} />;

const tabs = (
  <TabBar
    label="Principal"
    items={[
      { icon: 'home', label: 'Inicio', link: linkTo('#inicio') },
      { icon: 'menu', label: 'Categorías', link: linkTo('#menu'), current: true },
      { icon: 'search', label: 'Buscar', link: linkTo('#buscar') },
      { icon: 'tag', label: 'Ofertas', link: linkTo('#ofertas') },
      { icon: 'bag', label: 'Carrito', link: linkTo('#carrito'), count: { value: 2, label: '2 productos' } },
    ]}
  />
);

/** The parts of a whole page. The fixed elements at the bottom never cover one another. */
const meta = {
  title: 'ui/Frame',
  render: () => (
    <>
      <AppBar title="Zapatillas de mujer" back={{ label: 'Volver', onPress: fn() }} tools={cart} />
      <main style={{ maxInlineSize: 480, marginInline: 'auto' }}>
        <StateMessage
          icon="offline"
          title="No hay conexión disponible."
          text="No pudimos traer esta lista. Su carrito está guardado en este teléfono."
          action={<Button>Reintentar</Button>}
          wayOut={
            <Button kind="text" as={linkTo('#inicio')}>
              Ir al inicio
            </Button>
          }
        />
      </main>
      <SnackbarArea>
        <Snackbar
          kind="success"
          text="El producto se agregó a favoritos."
          action={{ label: 'Deshacer', onPress: fn() }}
        />
        <Snackbar kind="error" text="Ha ocurrido un error." action={{ label: 'Reintentar', onPress: fn() }} />
      </SnackbarArea>
      <Notice icon="offline" text="No hay conexión disponible." />
      {tabs}
    </>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {
  name: 'REACH-01, REACH-03: messages, notice and tabs are stacked without overlap',
  afterEach: inModes('dark', 'narrow', 'doubled', 'wide'),
  play: async ({ canvas, canvasElement }) => {
    const rectOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const snackbars = rectOf(canvas.getByRole('alert').parentElement);
    const notice = rectOf(canvasElement.querySelector('[data-bar="notice"]'));
    const bar = rectOf(canvas.getByRole('navigation'));
    await expect(snackbars.bottom).toBeLessThanOrEqual(notice.top);
    await expect(notice.bottom).toBeLessThanOrEqual(bar.top);
    await expect(bar.bottom).toBe(window.innerHeight);
  },
};

export const Loading: Story = {
  name: 'REACH-03: the skeleton with the progress bar',
  afterEach: inModes('dark'),
  render: () => (
    <>
      <ProgressBar label="Cargando" value={34} />
      <AppBar title="Vidriera" home={linkTo('#inicio')} tools={cart} />
      <main>
        <SkeletonHome label="Cargando" />
      </main>
      {tabs}
    </>
  ),
};
