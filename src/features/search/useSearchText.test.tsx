import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/renderShop.tsx';
import { type as typeIn } from '#testing/search.ts';
import { useSearchText } from './useSearchText.ts';

/** A box with the text of the search. */
function Box() {
  const { text, setText, box } = useSearchText();
  return <input ref={box} value={text} onChange={(event) => setText(event.target.value)} />;
}

/** The address, a step back, and on the search its box. */
function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      {pathname === '/search' && <Box />}
      <button type="button" onClick={() => void navigate(-1)}>
        Volver
      </button>
      <output>{`${pathname}${search}`}</output>
    </>
  );
}

test('however often the typing pauses, one step back leaves the search', async () => {
  renderShop({ visited: ['/menu', '/search'], children: <Page /> });
  const address = screen.getByRole('status');
  for (const text of ['bo', 'botas']) {
    typeIn(screen.getByRole('textbox'), text);
    await waitFor(() => expect(address).toHaveTextContent(`/search?q=${text}`));
  }
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
  expect(address.textContent).toBe('/menu');
});
