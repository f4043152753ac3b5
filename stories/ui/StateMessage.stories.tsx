import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { linkTo } from './linkTo.ts';
import { inModes } from './modes.ts';

const retry = <Button>Reintentar</Button>;
const home = (
  <Button kind="text" as={linkTo('#inicio')}>
    Ir al inicio
  </Button>
);

const meta = {
  component: StateMessage,
  args: {
    icon: 'alert',
    title: 'Ha ocurrido un error.',
    text: 'No se pudo cargar. Su carrito y sus favoritos están guardados.',
    action: retry,
    wayOut: home,
  },
} satisfies Meta<typeof StateMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Problem: Story = {
  name: 'REACH-03: problem',
  afterEach: inModes('dark'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ha ocurrido un error.');
  },
};

export const Offline: Story = {
  args: {
    icon: 'offline',
    title: 'No hay conexión disponible.',
    text: 'No pudimos traer esta lista. Su carrito está guardado en este teléfono.',
  },
};

export const Empty: Story = {
  args: {
    icon: 'bag',
    title: 'Su carrito está vacío.',
    text: 'Lo que agregue queda guardado en este teléfono.',
    action: <Button as={linkTo('#inicio')}>Ver productos</Button>,
    wayOut: undefined,
    level: 2,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const TitleOnly: Story = {
  render: () => <StateMessage icon="search" title="No encontramos resultados." />,
};

export const LongTexts: Story = {
  name: 'REACH-03: long texts',
  afterEach: inModes('narrow', 'doubled'),
  args: {
    title: 'No encontramos resultados para zapatillas impermeables de montañismo.',
    text: 'Pruebe con menos palabras, revise la ortografía, quite el último filtro o mire las categorías más buscadas de la semana.',
    action: <Button>Quitar el último filtro y volver a buscar</Button>,
  },
};
