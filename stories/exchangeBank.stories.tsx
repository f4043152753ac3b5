import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, refund, sees } from './exchangeWorld.ts';
import { inModes } from './ui/modes.ts';
import { shopMeta } from './withShop.tsx';

/** The account for the money of a return. */
const meta = {
  title: 'exchangeBank',
  ...shopMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'EXCH-08, REACH-03: the account in Argentina',
  afterEach: inModes('dark', 'doubled'),
  parameters: at('bank', refund),
  play: sees('CBU'),
};
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
  name: 'AFTER-04, STATE-14, REACH-03: the account is asked for again after the session has ended',
  afterEach: inModes('dark', 'doubled'),
  parameters: at('bank', refund, {}, true),
  play: sees(/^Por su seguridad no guardamos los datos de la cuenta/),
};
export const Chile: Story = {
  name: 'EXCH-08: the account in Chile',
  parameters: at('bank', refund),
  globals: { country: 'cl' },
  play: sees('RUT del titular'),
};
