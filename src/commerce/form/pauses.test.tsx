import { fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { LeftPart } from '#testing/render/leaving.tsx';
import { passTime, stopClock } from '#testing/render/passTime.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { useFormOf } from './useFormOf.ts';

const schema = v.object({ street: v.string(), city: v.string() });

type OnPause = (values: v.InferInput<typeof schema>) => void;

function Form({ onPause }: { onPause: OnPause }) {
  const { formProps, field } = useFormOf(schema, {
    first: { street: '', city: '' },
    onPause,
    onSend: () => Promise.resolve({ kind: 'open' }),
  });
  return (
    <form {...formProps}>
      <Field label="Calle" {...field('street')} />
      <Field label="Ciudad" {...field('city')} />
    </form>
  );
}

/** Opens the form, and stops the clock. */
function open() {
  stopClock();
  const onPause = vi.fn<OnPause>();
  renderShop({
    children: (
      <LeftPart>
        <Form onPause={onPause} />
      </LeftPart>
    ),
  });
  return onPause;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a pause is said once for all that was typed before it', async () => {
  const onPause = open();
  type('Calle', 'C');
  await passTime(100);
  type('Calle', 'Ca');
  type('Ciudad', 'L');
  await passTime(600);
  expect(onPause.mock.calls).toEqual([[{ street: 'Ca', city: 'L' }]]);
});

test('a form that is left while typing says nothing any more', async () => {
  const onPause = open();
  type('Calle', 'Calle 7');
  fireEvent.click(screen.getByRole('button', { name: 'Ir a otra pantalla' }));
  await passTime(600);
  expect(onPause).not.toHaveBeenCalled();
});

test('who passes through the fields without typing makes no pause', async () => {
  const onPause = open();
  for (const label of ['Calle', 'Ciudad']) {
    screen.getByLabelText(label).focus();
    fireEvent.blur(screen.getByLabelText(label));
  }
  await passTime(600);
  expect(onPause).not.toHaveBeenCalled();
});
