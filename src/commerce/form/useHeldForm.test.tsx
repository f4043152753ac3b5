import { act, screen } from '@testing-library/react';
import { use, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loginSucceeded } from '#store/session/customerEvents.ts';
import { started } from '#testing/backend/signedIn.ts';
import { openAccount, signedInAs } from '#testing/render/openAccount.tsx';
import { renderShop } from '#testing/render/renderShop.tsx';
import { whenDecided } from '#testing/render/settled.ts';
import { useHeldForm } from './useHeldForm.ts';

/** A form whose session ends while it is sent: nobody is logged in. */
function Sent({ onSent }: { onSent: () => void }) {
  const { holding } = useHeldForm('form', { street: '' });
  const send = () => holding({ street: 'Calle 7' }, () => Promise.resolve());
  return <button onClick={() => void send().then(onSent)}>Guardar</button>;
}

function Shown({ code }: { code: Promise<void> }) {
  const { found } = useHeldForm('form', { street: '' });
  use(code);
  return <output>{found.street}</output>;
}

test('FORM-02: what was sent when the session ended is there once, although the first render of the form was repeated', async () => {
  const code = Promise.withResolvers<void>();
  function Forms() {
    const [at, setAt] = useState(0);
    const next = () => setAt(at + 1);
    if (at === 0) return <Sent onSent={next} />;
    return (
      <>
        <Shown key={at} code={code.promise} />
        <button onClick={next}>Otra vez</button>
      </>
    );
  }
  renderShop({ visited: ['/menu'], children: <Forms /> });
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await act(async () => code.resolve());
  expect(await screen.findByRole('status')).toHaveTextContent('Calle 7');
  await userEvent.click(screen.getByRole('button', { name: 'Otra vez' }));
  expect(await screen.findByRole('status')).toHaveTextContent('');
});

/** The form of a name, which was sent before or begins. */
function Named({ name }: { name: string }) {
  const { found } = useHeldForm(name, { street: '' });
  return <output>{found.street}</output>;
}

/** A form, and in its place one of this name once it was sent. */
function Forms({ name }: { name: string }) {
  const [isSent, setSent] = useState(false);
  return isSent ? <Named name={name} /> : <Sent onSent={() => setSent(true)} />;
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

test('FORM-02: what was sent when the session ended is not in another form', async () => {
  renderShop({ visited: ['/menu'], children: <Forms name="another" /> });
  await send();
  expect((await screen.findByRole('status')).textContent).toBe('');
});

test('STATE-14: what was sent when the session ended is not there for another customer', async () => {
  const code = Promise.withResolvers<void>();
  function AfterSignIn() {
    const [isSent, setSent] = useState(false);
    return isSent ? <Shown code={code.promise} /> : <Sent onSent={() => setSent(true)} />;
  }
  const { store } = renderShop({ visited: ['/menu'], children: <AfterSignIn /> });
  await whenDecided(store);
  await send();
  await act(async () => {
    store.dispatch(loginSucceeded(started));
    code.resolve();
  });
  expect((await screen.findByRole('status')).textContent).toBe('');
});

test('what a customer has sent is not there when the form is opened again', async () => {
  const { store } = await openAccount(
    '/menu',
    ['a customer is signed in', signedInAs()],
    'ar',
    'on',
    {},
    <Forms name="form" />,
  );
  await whenDecided(store);
  await send();
  expect((await screen.findByRole('status')).textContent).toBe('');
});
