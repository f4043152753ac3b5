import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { whileDown, whileReading, withoutNetwork } from './readStates.ts';
import { doubled, inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

const path = '/arrepentimiento';
const call = 'getContentBlock';
/** Taking a purchase back, and who sells. */
const meta = {
  title: 'withdrawal',
  ...shopMeta,
  parameters: inWorld({ path }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'REACH-07, REACH-03: the button of regret of Argentina',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10 días corridos')).toBeVisible();
  },
};
export const Brazil: Story = {
  name: 'COUNTRY-09, REACH-07: Brazil, in Spanish as every country',
  globals: { country: 'br' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 días')).toBeVisible();
    const title = { level: 1, name: 'Derecho de arrepentimiento' };
    await expect(canvas.getByRole('heading', title)).toBeVisible();
    for (const name of ['Inicio', 'Categorías', 'Buscar', 'Favoritos', 'Carrito'])
      await expect(canvas.getAllByRole('link', { name })[0]).toBeVisible();
  },
};

export const Foot: Story = {
  name: 'REACH-06, REACH-07, REACH-03: the foot with who sells, below the choice of a country',
  afterEach: inModes('dark', 'doubled'),
  parameters: inWorld({ path: '/menu' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('País'));
    await expect(canvas.getByRole('link', { name: 'Chile' })).toBeVisible();
    const foot = await canvas.findByRole('contentinfo');
    foot.scrollIntoView({ block: 'end' });
    await expect(await within(foot).findByText(/CUIT 30-71234567-1/)).toBeVisible();
    foot.scrollIntoView({ block: 'end' });
  },
};
export const Loading = whileReading({ path, call });
export const Failed = whileDown({ path, call });
export const Offline = withoutNetwork({ path, call });

export const Empty: Story = {
  name: 'REACH-07: nothing is written yet',
  parameters: inWorld({ path, given: ['the content key is unknown', { key: 'withdrawal_pwa' }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Todavía no hay información.' })).toBeVisible();
  },
};

const long = 'Electroencefalografistasdeprimeracategoríaconsultoriosyclínicas';
const html = `<h2>${long}</h2><p>Escríbanos a devoluciones-y-arrepentimientos-de-compras@vidriera.example.</p><table><tr><th>Medio de pago</th><th>Plazo de la devolución</th><th>Dónde se ve el reintegro</th></tr><tr><td>Tarjeta</td><td>30 días corridos</td><td>Resumen</td></tr></table>`;

export const Long: Story = {
  name: 'REACH-03: long words and a wide table, text doubled',
  globals: doubled,
  parameters: inWorld({
    path,
    given: ['content is kept under a key', { key: 'withdrawal_pwa', html }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: long })).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
