import { aDevice } from '#fixtures/customer.ts';
import { getCustomer } from '#schemas/customer.ts';
import {
  deleteDevice,
  disableTwoStep,
  getDevices,
  isTwoStepActive,
  validateTwoStep,
} from '#schemas/twoStep.ts';
import { asked, luz, maria, signInLuz } from './people.ts';
import { sequence, state } from './sequence.ts';

const { email } = asked;
const phone = aDevice();
const tablet = aDevice({
  id: '18',
  name: 'Safari en iPad',
  fingerprint: '1c1d5f0e-52c3-4b3e-9d0a-7f6a3d1b9e42',
});
const given = state('a customer has devices', { ...maria, devices: [phone, tablet] });
const code = '4821';

export const twoStepSequences = [
  sequence(
    validateTwoStep,
    'the code of a sign in gives a token of the customer',
    state('a code is awaited at sign in', { ...maria, token: '2fa-140', code }),
    async ({ does, shows }) => {
      const { customer } = await does(validateTwoStep, { ...asked, token: '2fa-140', code });
      const now = { ...asked, token: customer?.token ?? '' };
      await shows(getCustomer, now, { customer: { email } });
      await shows(getDevices, now, { Device: [{ fingerprint: asked.fingerprint }] });
    },
  ),
  sequence(
    validateTwoStep,
    'a code turns two steps on for this browser',
    state('a code is awaited to turn two steps on', { ...maria, code }),
    async ({ does, shows }) => {
      await does(validateTwoStep, { ...asked, code });
      await shows(isTwoStepActive, asked, { is_active: true });
      await shows(getDevices, asked, { Device: [{ fingerprint: asked.fingerprint }] });
    },
  ),
  sequence(disableTwoStep, 'two steps are off once turned off', given, async ({ does, shows }) => {
    await shows(isTwoStepActive, asked, { is_active: true });
    await does(disableTwoStep, asked);
    await shows(isTwoStepActive, asked, { is_active: false });
  }),
  sequence(deleteDevice, 'a deleted device is gone, and the other stays', given, async ({ does, shows }) => {
    await does(deleteDevice, { ...asked, id: phone.id });
    await shows(getDevices, asked, { Device: [{ id: tablet.id, name: tablet.name }] });
  }),
  sequence(getDevices, 'another customer sees and deletes no device', given, async (steps) => {
    const other = await signInLuz(steps);
    const own = { token: other.token, email: luz.email, fingerprint: other.fingerprint };
    await steps.hides(getDevices, own, tablet.name);
    await steps.hides(getDevices, { ...own, email }, tablet.name);
    await steps.tries(deleteDevice, { ...own, id: tablet.id });
    await steps.tries(disableTwoStep, { ...own, email });
    await steps.shows(getDevices, asked, { Device: [{ id: phone.id }, { id: tablet.id }] });
    await steps.shows(isTwoStepActive, asked, { is_active: true });
  }),
];
