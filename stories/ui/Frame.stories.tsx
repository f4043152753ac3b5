import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AppBar } from '#ui/AppBar.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { SkeletonHome } from '#ui/SkeletonHome.tsx';
import { Snackbar } from '#ui/Snackbar.tsx';
import { SnackbarArea } from '#ui/SnackbarArea.tsx';
import { StateMessage } from '#ui/StateMessage.tsx';
import { TabBar } from '#ui/TabBar.tsx';
import { Tool } from '#ui/Tool.tsx';
import { expectTouchable } from './expectTouchable.ts';
import { linkTo } from './linkTo.ts';
import { dark, doubled, narrow, wide } from './modes.ts';

const cart = <Tool icon="bag" label="Carrito, 2 productos" count={2} as={linkTo('#carrito')} />;

const tabs = (
  <TabBar
    label="Principal"
    items={[
      { icon: 'home', label: 'Inicio', link: linkTo('#inicio') },
      { icon: 'menu', label: 'Categorías', link: linkTo('#menu'), current: true },
      { icon: 'search', label: 'Buscar', link: linkTo('#buscar') },
      { icon: 'heart', label: 'Favoritos', link: linkTo('#favoritos') },
      { icon: 'bag', label: 'Carrito', link: linkTo('#carrito'), count: { value: 2, label: '2 productos' } },
    ]}
  />
);

/** The parts as a page has them: what stands at the lower edge never covers what else stands there. */
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
  name: 'REACH-01: messages, notice and tabs stand above one another',
  play: async ({ canvas, canvasElement }) => {
    const edges = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const snackbars = edges(canvas.getByRole('alert').parentElement);
    const notice = edges(canvasElement.querySelector('[data-bar="notice"]'));
    const bar = edges(canvas.getByRole('navigation'));
    await expect(snackbars.bottom).toBeLessThanOrEqual(notice.top);
    await expect(notice.bottom).toBeLessThanOrEqual(bar.top);
    await expect(bar.bottom).toBe(window.innerHeight);
  },
};

export const Loading: Story = {
  name: 'APP-07: the skeleton with the progress bar',
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

export const LoadingDark: Story = { ...Loading, name: 'REACH-03: the skeleton in the dark', globals: dark };

export const Dark: Story = { name: 'REACH-03: dark scheme', globals: dark };

export const Narrow: Story = {
  name: 'REACH-02: narrow phone, 44 px to touch',
  globals: narrow,
  play: expectTouchable,
};

export const TextDoubled: Story = { name: 'REACH-03: text doubled', globals: doubled };

export const WideWindow: Story = { globals: wide };
