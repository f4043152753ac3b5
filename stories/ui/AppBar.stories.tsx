import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AppBar } from '#ui/layout/Bars.tsx';
import { exchangeTexts } from '#texts/exchange.ts';
import { footTexts } from '#texts/deferredShell.ts';
import { IconButton } from '#ui/controls/Button.tsx';
import { linkTo } from './linkTo.ts';
import { doubled, narrow, inModes } from './modes.ts';

const toolsWith = (count: number) => (
  <>
    <IconButton icon="search" label="Buscar" as={linkTo('#buscar')} />
    <IconButton icon="bag" label={`Carrito, ${count} productos`} count={count} as={linkTo('#carrito')} />
  </>
);

const meta = {
  component: AppBar,
  args: {
    title: 'Mis pedidos',
    back: { label: 'Volver', onPress: fn() },
    tools: toolsWith(2),
  },
} satisfies Meta<typeof AppBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {
  name: 'APP-15: with the title of a screen',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Volver' }));
    await expect(args.back?.onPress).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Mis pedidos')).toBeVisible();
  },
};

const start = {
  title: 'Vidriera',
  home: linkTo('#inicio'),
  tools: toolsWith(2),
};

export const Wordmark: Story = {
  name: 'APP-15, REACH-03: with the brand name',
  afterEach: inModes('dark', 'doubled', 'wide'),
  render: () => <AppBar {...start} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Vidriera$/i })).toBeVisible();
  },
};

/** The large title of the page is right below; the bar's own appears when it has scrolled away. */
export const LateTitle: Story = {
  args: { late: true, title: 'Zapatillas de mujer' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <h1 style={{ padding: 16, fontSize: '2rem', fontWeight: 400 }}>Zapatillas de mujer</h1>
        <div style={{ blockSize: '150vh' }} />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('paragraph');
    await expect(title).toHaveStyle({ opacity: '0' });
    window.scrollTo({ top: 200 });
    await waitFor(() => expect(title).toHaveStyle({ opacity: '1' }));
    await expect(title.getBoundingClientRect().top).toBeLessThan(52);
  },
};

export const LongTitle: Story = {
  name: 'REACH-03: long title',
  afterEach: inModes('narrow'),
  args: {
    title: 'Zapatillas urbanas de cuero con suela de goma reciclada para todos los días',
  },
};

export const ManyProducts: Story = {
  args: {
    tools: toolsWith(128),
  },
};

/** Screens without a large title have only the bar's title; the others show it there after scrolling. */
export const LongestTitle: Story = {
  name: 'REACH-02: narrow phone, the longest title of a screen is whole',
  args: { title: footTexts('br').foot.withdrawal },
  globals: narrow,
  play: async ({ args, canvas }) => {
    const title = canvas.getByText(args.title);
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight);
    await expect(title.clientHeight).toBeLessThanOrEqual(52);
  },
};

export const LongestExchange: Story = {
  ...LongestTitle,
  name: 'REACH-02: narrow phone, the title of the exchange is whole',
  args: { title: exchangeTexts('ar').exchange.title },
};

export const LongestExchangeDoubled: Story = {
  ...LongestExchange,
  name: 'REACH-03: text doubled, the title of the exchange is whole',
  globals: doubled,
};
