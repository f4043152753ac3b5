import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { shoeList } from '#fixtures/situations.ts';
import type { Store } from '#store/store.ts';
import { networkChanged } from '#store/online.ts';
import { answerReported, screensListed, versionFound } from '#store/worker.ts';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

/** What the shop says about stored content and new versions. */
const meta = {
  title: 'offline',
  ...shopMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const minute = 60_000;
const offline = 'No hay conexión disponible.';
const newVersion = 'Hay una nueva versión disponible.';

/** The story of a strip above the tabs, with home behind it. */
const strip = (name: string, text: string, before: (store: Store) => void): Story => ({
  name,
  parameters: inWorld({ before }),
  play: async ({ canvas }) => {
    const heading = { level: 1, name: 'Todo el verano a pie' } as const;
    await canvas.findByRole('heading', heading);
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

const seen = (store: Store, minutes: number) =>
  store.dispatch(
    answerReported({
      type: 'answer',
      kind: 'home',
      subject: '/',
      state: 'stored',
      storedAt: Date.now() - minutes * minute,
    }),
  );

export const OldContent: Story = strip('PWA-05: content of a while ago', 'Actualizado hace 12 min', (store) =>
  seen(store, 12),
);

export const OldContentOffline: Story = {
  ...strip(
    'PWA-03: content of yesterday, without network',
    `${offline} Actualizado hace 1380 min`,
    (store) => {
      seen(store, 23 * 60);
      store.dispatch(networkChanged(false));
    },
  ),
  afterEach: inModes('doubled'),
};
export const NewVersion: Story = {
  ...strip('PWA-06: a new version waits', newVersion, (store) => store.dispatch(versionFound())),
  afterEach: inModes('dark', 'narrow', 'doubled'),
};
export const NewVersionOverForm: Story = {
  name: 'PWA-06: a new version waits while a form is filled in',
  parameters: NewVersion.parameters ?? {},
  play: async (context) => {
    await NewVersion.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Comprar por código' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Comprar por código' })).toBeVisible());
    await userEvent.type(canvas.getByLabelText('Código del producto'), 'ZP0001-39');
    await expect(canvas.getByLabelText('Código del producto')).toHaveValue('ZP0001-39');
  },
};

const longName =
  'Zapatillas urbanas de cuero vacuno con plantilla acolchada y suela antideslizante para toda la familia';

const { path, title } = shoeList;

export const StoredScreens: Story = {
  name: 'PWA-05, REACH-03: a screen that is not stored, and those that are',
  afterEach: inModes('dark', 'doubled'),
  parameters: inWorld({
    path,
    given: ['a call fails', { call: 'getCataloguePage', fault: 'cut' }],
    before: (store) => {
      store.dispatch(networkChanged(false));
      store.dispatch(
        screensListed([
          { kind: 'home', path: '/', name: '' },
          { kind: 'product', path: '/zapatilla-urbana-lago-zp0001.html', name: 'Zapatilla urbana Lago' },
          { kind: 'list', path: '/hombre/calzado', name: title },
          { kind: 'list', path: '/ofertas', name: longName },
          { kind: 'menu', path: '/menu', name: '' },
        ]),
      );
    },
  }),
  play: async ({ canvas }) => {
    const stored = await canvas.findByRole('region', { name: 'Sin conexión puede abrir:' });
    await expect(stored).toHaveTextContent('Esta página no está guardada en su teléfono.');
    await expect(canvas.getByRole('link', { name: longName })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
