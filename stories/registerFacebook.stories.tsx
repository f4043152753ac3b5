import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { SocialProfile } from '#schemas/customer.ts';
import type { Store } from '#store/store.ts';
import { notSentOffline, whileSending } from './formStates.ts';
import { doubled, inModes } from './ui/modes.ts';
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

const path = '/registerFacebook';

/** The screen after the provider gave a profile that lacks some details. */
const lacks = (profile: Partial<SocialProfile>) => ({
  path,
  before: (store: Store) => void (store.signIns.profile = { ...complete, ...profile }),
});
const lacking = (profile: Partial<SocialProfile>) => inWorld(lacks(profile));

/** Social sign-up. */
const meta = {
  title: 'registerFacebook',
  ...shopMeta,
  parameters: inWorld({ path }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const WithoutEmail: Story = {
  name: 'SESS-34, REACH-03: the profile lacks the e-mail alone',
  afterEach: inModes('dark'),
  parameters: lacking({ email: '' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
  },
};
export const WithoutAnything: Story = {
  name: 'SESS-34, REACH-03: the profile lacks all that can be asked for',
  afterEach: inModes('doubled'),
  parameters: lacking({ email: '', gender: '', birthday: '', firstName: '', lastName: '' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Nombre' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findAllByText('Campo obligatorio')).toHaveLength(5);
  },
};
export const Reloaded: Story = {
  name: 'SESS-34, REACH-03: after a reload the provider is asked again',
  afterEach: inModes('narrow'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continuar con Facebook' })).toBeVisible();
  },
};
const button = 'Continuar';
const type =
  (email: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) =>
    userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), email);

const form = { ...lacks({ email: '' }), call: 'socialLogin', button, fill: type('maria@mail.com') };
export const Sending = whileSending(form);
export const Offline = notSentOffline(form);

export const Failed: Story = {
  name: 'ERR-12: a server that is down',
  parameters: inWorld({
    ...lacks({ email: '' }),
    given: ['a call fails', { call: 'socialLogin', fault: 'unavailable' }],
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await form.fill(context);
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
  },
};

export const Long: Story = {
  name: 'REACH-03: a long name and e-mail, text doubled',
  parameters: lacking({ email: '', firstName: '' }),
  globals: doubled,
  play: async (context) => {
    const email = 'guadalupe.de.los.angeles.fernandez@correo-electronico.example';
    await type(email)(context);
    const name = context.canvas.getByRole('textbox', { name: 'Nombre' });
    await context.userEvent.type(name, 'María de los Ángeles Guadalupe');
    await expect(context.canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  },
};
