import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, refund, sees } from './exchangeWorld.ts';
import { dark, doubled } from './ui/modes.ts';
import { shopMeta } from './withShop.tsx';

/** The account for the money of a return. */
const meta = {
  title: 'exchangeBank',
  ...shopMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'EXCH-08: the account in Argentina',
  parameters: at('bank', refund),
  play: sees('CBU'),
};
export const Dark: Story = { ...Ready, name: 'REACH-03: the account, dark', globals: dark };
export const Doubled: Story = { ...Ready, name: 'REACH-03: the account, text doubled', globals: doubled };
export const Incomplete: Story = {
  name: 'ERR-49: an account that was left empty',
  parameters: at('bank', refund),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByLabelText('CBU');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await sees('Los datos bancarios están incompletos.')(context);
  },
};
export const Lost: Story = {
  name: 'AFTER-04, STATE-14: the account is asked for again after the session has ended',
  parameters: at('bank', refund, {}, true),
  play: sees(/^Por su seguridad no guardamos los datos de la cuenta/),
};
export const LostDark: Story = { ...Lost, name: 'REACH-03: the same, dark', globals: dark };
export const LostDoubled: Story = {
  ...Lost,
  name: 'REACH-03: the same, text doubled',
  globals: doubled,
};
export const Chile: Story = {
  ...Ready,
  name: 'EXCH-08: the account in Chile',
  globals: { country: 'cl' },
  play: sees('RUT del titular'),
};
export const Colombia: Story = {
  ...Ready,
  name: 'EXCH-08: the account in Colombia',
  globals: { country: 'co' },
  play: sees('Número de documento del titular'),
};
export const Brazil: Story = {
  ...Ready,
  name: 'EXCH-08: the account in Brazil',
  globals: { country: 'br' },
  play: sees('CPF del titular'),
};
