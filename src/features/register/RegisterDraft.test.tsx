import { fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Sending, useFormOf } from '#commerce/form/useFormOf.ts';
import { passTime, stopClock } from '#testing/render/passTime.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { useDraft } from './RegisterScreen.tsx';

const schema = v.object({ email: v.string(), password: v.string() });

/** The form, and the entry of the history that it is in. */
function Form({ kind }: { kind: 'open' | 'done' }) {
  const { pathname, search, state } = useLocation();
  const { start, keep } = useDraft({ email: '', password: '' }, ['password']);
  const { formProps, field } = useFormOf(schema, {
    first: start,
    onPause: keep,
    onSend: (): Promise<Sending> => Promise.resolve({ kind }),
  });
  return (
    <form {...formProps}>
      <Field label="E-mail" {...field('email')} />
      <Field label="Contraseña" {...field('password')} />
      <output>{JSON.stringify([pathname + search, state])}</output>
    </form>
  );
}

type Entry = { pathname: string; search?: string; state?: unknown };

const open = (visited: Entry, kind: 'open' | 'done' = 'open') =>
  renderShop({ visited: [visited], children: <Form kind={kind} /> });

const entry = (): unknown => JSON.parse(screen.getByRole('status').textContent);

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('FORM-02, PERS-10: what was typed is in its entry of the history once typing pauses, without the password', async () => {
  const before = { returnTo: '/account/orders' };
  stopClock();
  open({ pathname: '/register', search: '?utm=1', state: before });
  type('E-mail', 'ana@mail');
  type('E-mail', 'ana@mail.co');
  type('Contraseña', 'Clave123');
  await passTime(600);
  expect(entry()).toEqual(['/register?utm=1', { ...before, draft: { email: 'ana@mail.co' } }]);
});

test('FORM-02: after a reload the form has it again', () => {
  open({ pathname: '/register', state: { draft: { email: 'ana@mail.co', password: 'x', other: 1 } } });
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@mail.co');
});

test.each([
  [
    'FORM-02: that is to be sent again keeps what was typed just before',
    'open',
    { draft: { email: 'ana@mail.co' } },
  ],
  [
    'FORM-02, ADDR-21: that is done keeps nothing, so that it does not lead back from where it leads',
    'done',
    null,
  ],
] as const)('%s', async (_what, kind, state) => {
  stopClock();
  open({ pathname: '/register' }, kind);
  type('E-mail', 'ana@mail.co');
  fireEvent.submit(screen.getByLabelText('E-mail').closest('form') as HTMLFormElement);
  await passTime(600);
  expect(entry()).toEqual(['/register', state]);
});

/** The form at its address, and a way to the cart. */
function FormOrCart() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/cart')}>
        Carrito
      </button>
      {pathname === '/register' ? <Form kind="open" /> : <p>{pathname}</p>}
    </>
  );
}

test('who leaves the form while typing is not taken back to it', async () => {
  stopClock();
  renderShop({ visited: ['/register'], children: <FormOrCart /> });
  type('E-mail', 'ana@mail.co');
  fireEvent.click(screen.getByRole('button', { name: 'Carrito' }));
  await passTime(600);
  expect(screen.getByText('/cart')).toBeVisible();
  expect(screen.queryByLabelText('E-mail')).toBeNull();
});
