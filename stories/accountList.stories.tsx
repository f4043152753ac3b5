import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { SampleList } from '#testing/render/SampleList.tsx';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

/** The lists of the account: every state of a list in pages. */
const meta = {
  title: 'account list',
  ...shopMeta,
  parameters: inWorld({ instead: <SampleList /> }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Answer = (offset: number) => unknown;

/** Answers the page of each offset. */
const answering =
  (answer: Answer): NonNullable<Story['beforeEach']> =>
  ({ msw }) => {
    msw.use(http.get('*/entries/:offset', ({ params }) => answer(Number(params['offset'])) as never));
  };

const page = (offset: number, count: number) =>
  HttpResponse.json({
    error: false,
    message: '',
    entries: Array.from({ length: count }, (_, place) => `Pedido ${offset + place + 1}`),
  });
const refused = () => HttpResponse.json({ error: true, message: '' });

const pressMore: Play = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Ver más' }));

export const Full: Story = {
  name: 'ORD-08, REACH-03: a first page that more follow',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  beforeEach: answering((offset) => page(offset, 4)),
  play: async ({ canvas }) => expect(await canvas.findByText('Pedido 4')).toBeVisible(),
};
export const Last: Story = {
  name: 'ORD-07: all pages, the last one not full',
  beforeEach: answering((offset) => page(offset, offset === 0 ? 4 : 2)),
  play: async (context) => {
    await pressMore(context);
    await expect(await context.canvas.findByText('Pedido 6')).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: 'Ver más' })).toBeNull();
  },
};

export const Loading: Story = {
  name: 'APP-07: until it is there',
  beforeEach: answering(() => delay('infinite')),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Cargando' })).toBeInTheDocument(),
};

export const LoadingMore: Story = {
  name: 'ORD-08: more are on their way',
  beforeEach: answering((offset) => (offset === 0 ? page(0, 4) : delay('infinite'))),
  play: async (context) => {
    await pressMore(context);
    const button = context.canvas.getByRole('button', { name: 'Ver más' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const MoreFailed: Story = {
  name: 'ERR-12, REACH-03: more cannot be read, and what is held stays',
  afterEach: inModes('dark'),
  beforeEach: answering((offset) => (offset === 0 ? page(0, 4) : refused())),
  play: async (context) => {
    await pressMore(context);
    await expect(await context.canvas.findByText('Ha ocurrido un error.')).toBeVisible();
    await expect(context.canvas.getByText('Pedido 4')).toBeVisible();
  },
};
export const Empty: Story = {
  name: 'empty',
  beforeEach: answering(() => page(0, 0)),
  play: async ({ canvas }) => expect(await canvas.findByText('Todavía no tiene pedidos.')).toBeVisible(),
};

export const Failed: Story = {
  name: 'ERR-12: cannot be read',
  beforeEach: answering(refused),
  play: async ({ canvas }) => expect(await canvas.findByText('Ha ocurrido un error.')).toBeVisible(),
};
