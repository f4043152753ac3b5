import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { socialProfiles } from '#commerce/session/socialProfiles.ts';
import type { SocialProfile } from '#schemas/customer.ts';
import { dark, doubled, narrow } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

const complete: SocialProfile = {
  accessToken: 'EAAB1',
  idFacebook: '10158',
  email: 'maria@mail.com',
  gender: 'female',
  birthday: '1990-05-07',
  firstName: 'María José',
  lastName: 'Pérez',
  middleName: '',
};

/** The screen after the provider gave a profile that lacks some details. */
const lacking = (profile: Partial<SocialProfile>) =>
  inWorld({
    path: '/registerFacebook',
    before: (store) => void socialProfiles.set(store, { ...complete, ...profile }),
  });

/** Social sign-up. */
const meta = {
  title: 'registerFacebook',
  ...shopMeta,
  parameters: inWorld({ path: '/registerFacebook' }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const slow = { timeout: 20_000 };

export const WithoutEmail: Story = {
  name: 'SESS-34: the profile lacks the e-mail alone',
  parameters: lacking({ email: '' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' }, slow)).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
  },
};
export const WithoutEmailDark: Story = {
  ...WithoutEmail,
  name: 'REACH-03: without the e-mail, dark',
  globals: dark,
};

export const WithoutAnything: Story = {
  name: 'SESS-34: the profile lacks all that can be asked for',
  parameters: lacking({ email: '', gender: '', birthday: '', firstName: '', lastName: '' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Nombre' }, slow);
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findAllByText('Campo obligatorio')).toHaveLength(5);
  },
};
export const WithoutAnythingDoubled: Story = {
  ...WithoutAnything,
  name: 'REACH-03: without anything, text doubled',
  globals: doubled,
};

export const Reloaded: Story = {
  name: 'SESS-34: after a reload the provider is asked again',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continuar con Facebook' }, slow)).toBeVisible();
  },
};
export const ReloadedNarrow: Story = {
  ...Reloaded,
  name: 'REACH-02: after a reload, narrow phone',
  globals: narrow,
};
