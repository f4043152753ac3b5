import { act, screen } from '@testing-library/react';
import { use, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderShop } from '#testing/renderShop.tsx';
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
