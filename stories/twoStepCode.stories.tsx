import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { TwoStepCode } from '#commerce/session/TwoStepCode.tsx';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

const never = new Promise<never>(() => undefined);

/** The question for the code, over the form for signing in; every code is wrong. */
const asking = (actions: Partial<ComponentProps<typeof TwoStepCode>> = {}) =>
  inWorld({
    path: '/login',
    over: (
      <TwoStepCode
        open
        onClose={() => undefined}
        onSend={() => Promise.resolve({ kind: 'failed', message: { refusal: 'wrongCode' } })}
        onResend={() => Promise.resolve({ kind: 'done' })}
        {...actions}
      />
    ),
  });

/** The question for the code of two-step authentication. */
const meta = { title: 'twoStepCode', ...shopMeta, parameters: asking() } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const findDialog = async (canvas: Parameters<Play>[0]['canvas']) =>
  within(await canvas.findByRole('dialog', { name: 'Ingrese el código' }));

const enter =
  (code: string): Play =>
  async ({ canvas, userEvent }) => {
    const dialog = await findDialog(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Código' }), code);
    await userEvent.click(dialog.getByRole('button', { name: 'Verificar' }));
  };

export const Empty: Story = {
  name: 'TFA-05, REACH-03: empty',
  afterEach: inModes('dark', 'narrow'),
  play: async ({ canvas }) => {
    const dialog = await findDialog(canvas);
    await expect(dialog.getByRole('textbox', { name: 'Código' })).toBeVisible();
  },
};
export const Wrong: Story = {
  name: 'ERR-44, REACH-03: a wrong code',
  afterEach: inModes('dark', 'doubled'),
  play: async (context) => {
    await enter('4821')(context);
    await expect(await context.canvas.findByText('El código ingresado no es válido.')).toBeVisible();
  },
};
export const Busy: Story = {
  name: 'FORM-03: the code on its way',
  parameters: asking({ onSend: () => never }),
  play: async (context) => {
    await enter('4821')(context);
    const dialog = await findDialog(context.canvas);
    await expect(dialog.getByRole('button', { name: 'Verificar' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Resent: Story = {
  name: 'TFA-06: another code was sent',
  play: async ({ canvas, userEvent }) => {
    const dialog = await findDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar otro código' }));
    await expect(await dialog.findByText('Le enviamos otro código.')).toBeVisible();
  },
};
