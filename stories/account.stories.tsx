import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { aCartItem } from '#fixtures/cart.ts';
import { changePut } from '#store/syncQueue.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { afterReload, ofCustomer, whileFailing } from './accountWorld.ts';
import { doubled, inModes } from './ui/modes.ts';
import { inWorld, offline, shopMeta } from './withShop.tsx';

const path = '/account';

/** The account of a customer. */
const meta = { title: 'account', ...shopMeta, parameters: ofCustomer(path) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Customer: Story = {
  name: 'ROUTE-03, REACH-03: a customer',
  afterEach: inModes('dark', 'narrow', 'wide'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hola, María José')).toBeVisible();
    await expect(await canvas.findByText('07/05/1990')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  },
};
export const Loading: Story = {
  name: 'ROUTE-49: while the customer is being logged in',
  parameters: whileFailing(path, 'autoLogin', 'slow'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cargando' })).toBeInTheDocument();
    await expect(await canvas.findByText('Hola, Ana')).toBeVisible();
  },
};

export const Unknown: Story = {
  name: 'ACC-03, ACC-04: a customer of whom little is known',
  parameters: ofCustomer(path, { gender: '', birthday: '', identification: '', identification_type: '' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('-')).toHaveLength(3);
  },
};

export const Chile: Story = {
  name: 'COUNTRY-13: in Chile, the RUT',
  parameters: ofCustomer(path, { identification: '123456785', identification_type: 'RUT' }),
  globals: { country: 'cl' },
  play: async ({ canvas }) => {
    const term = (await canvas.findByText('Número de RUT')).closest('dt');
    await expect(term?.nextElementSibling).toHaveTextContent('123456785');
  },
};
export const Leaving: Story = {
  name: 'SESS-44, REACH-03: before a logout, what stays',
  afterEach: inModes('dark', 'doubled'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar sesión' }));
    const question = within(await canvas.findByRole('dialog', { name: '¿Quiere cerrar la sesión?' }));
    await expect(question.getByText(/^En este dispositivo quedan/)).toBeVisible();
  },
};
/** Her device has no network, a change that was not sent, and lines that were saved for later. */
function withLosses() {
  const { world } = offline(afterReload(path));
  return inWorld({
    ...world,
    storage() {
      const storage = world.storage?.() ?? memoryStorage();
      const saved = [aCartItem({ id: 'CL0301-S' }), aCartItem({ id: 'AN0107-38' })];
      void storage.setItem('saved_lines', JSON.stringify(saved));
      return storage;
    },
    before(store) {
      world.before?.(store);
      store.dispatch(changePut({ id: '1', item: 'ZP0001-38', quantity: 1, kind: 'add', at: 1 }));
    },
  });
}

export const LeavingLosses: Story = {
  name: 'KEEP-02, STATE-14, REACH-03: before a logout, what is lost',
  afterEach: inModes('dark', 'doubled'),
  parameters: withLosses(),
  play: async (context) => {
    await Leaving.play?.(context);
    await expect(await context.canvas.findByText(/^2 productos guardados para después/)).toBeVisible();
    await expect(await context.canvas.findByText(/^1 cambio sin enviar/)).toBeVisible();
  },
};
const longName = 'María de los Ángeles Guadalupe';

export const Long: Story = {
  name: 'REACH-03: a long name and e-mail, text doubled',
  parameters: ofCustomer(path, {
    first_name: longName,
    email: `${'guadalupe.'.repeat(5)}fernandez@correo-electronico.example`,
  }),
  globals: doubled,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Hola, ${longName}`)).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'ERR-12, KEEP-08: her details cannot be read, and the sections stay',
  parameters: afterReload(path),
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/customer/info', () => HttpResponse.json({ message: '' }, { status: 503 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    await expect(canvas.getByText('Hola, María José')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'ERR-15, KEEP-08: her details cannot be read without network, and the sections stay',
  parameters: offline(afterReload(path)),
  beforeEach: ({ msw }) => {
    msw.use(http.all('*/customer/*', () => HttpResponse.error()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No hay conexión disponible.' })).toBeVisible();
    await expect(canvas.getByText('Hola, María José')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  },
};
