import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inWorld, offline } from './withShop.tsx';

/** A form, and how it is filled in. */
interface Sent extends Pick<Parameters<typeof inWorld>[0], 'before'> {
  path: string;
  /** The name of the call that sends it. */
  call: string;
  /** The text of its button. */
  button: string;
  /** Fills in what is mandatory; nothing by default. */
  fill?: NonNullable<StoryObj['play']>;
}

const failing = ({ path, call, before }: Sent, fault: 'hang' | 'cut') =>
  inWorld({ path, given: ['a call fails', { call, fault }], ...(before && { before }) });

const send =
  ({ button, fill }: Sent): NonNullable<StoryObj['play']> =>
  async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: button });
    await fill?.(context);
    await userEvent.click(canvas.getByRole('button', { name: button }));
  };

/** Its button is busy until the answer is there. */
export const whileSending = (form: Sent): StoryObj => ({
  name: 'FORM-03: on its way',
  parameters: failing(form, 'hang'),
  play: async (context) => {
    await send(form)(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: form.button })).toHaveAttribute('aria-busy', 'true'),
    );
  },
});

/** It cannot be sent without network, and can be sent again. */
export const notSentOffline = (form: Sent): StoryObj => ({
  name: 'ERR-15: not sent without network',
  parameters: offline(failing(form, 'cut')),
  play: async (context) => {
    await send(form)(context);
    const { canvas } = context;
    await waitFor(() => {
      const alerts = canvas.getAllByRole('alert').map(({ textContent }) => textContent);
      return expect(alerts).toContain('No hay conexión disponible.');
    });
    await expect(canvas.getByRole('button', { name: form.button })).not.toHaveAttribute('aria-busy', 'true');
  },
});
