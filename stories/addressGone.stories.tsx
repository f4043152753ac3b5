import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { anAddress } from '#fixtures/addresses.ts';
import { inState, stated } from './accountWorld.ts';
import { inModes } from './ui/modes.ts';
import { shopMeta } from './withShop.tsx';

/** The form of an address that another tab removes while it is changed. */
const meta = {
  title: 'addressGone',
  ...shopMeta,
  parameters: inState('/account/editaddress/301/', 'a customer has addresses', {
    ...stated(),
    addresses: [anAddress()],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gone: Story = {
  name: 'FORM-02, REACH-03: what was typed stays, and can be added as a new address',
  afterEach: inModes('dark', 'doubled'),
  beforeEach: ({ msw }) => {
    let isGone = false;
    const empty = { error: false, message: '', addresses: [] };
    msw.use(
      http.post('*/customer/edit_address', () => {
        isGone = true;
        return HttpResponse.json({ error: true, message: 'Address not found.' });
      }),
      http.all('*/customer/address', () => (isGone ? HttpResponse.json(empty) : undefined)),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Calle'), ' bis');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(await canvas.findByRole('button', { name: 'Agregar como nueva' })).toBeVisible();
    await expect(canvas.getByLabelText('Calle')).toHaveValue('Calle 7 bis');
  },
};
