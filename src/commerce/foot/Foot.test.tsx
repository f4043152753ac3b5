import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerWith } from '#testing/render/mockWorker.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { LazySellerData, Seller } from './Foot.tsx';

const seller = { name: 'Datos del vendedor' };
const rest = () => new Promise((resolve) => setTimeout(resolve, 300));

/** The foot of a screen of this length; `asked` is called when the text is requested. */
function showFoot(length: string) {
  const asked = vi.fn<() => void>();
  answerWith(
    http.all('*', ({ request }) => {
      if (request.url.includes('seller_pwa')) asked();
    }),
  );
  renderShop({
    children: (
      <>
        <div style={{ blockSize: length }} />
        <Seller />
      </>
    ),
  });
  return { asked };
}

test('REACH-07: who sells is asked for when the foot of the screen comes near', async () => {
  const { asked } = showFoot('3000px');
  await rest();
  expect(asked).not.toHaveBeenCalled();
  window.scrollTo(0, 3000);
  expect(await screen.findByRole('heading', seller)).toBeVisible();
  expect(asked).toHaveBeenCalledOnce();
});

test('REACH-07, KEEP-09: who sells is shown once the network is back, where it was near without one', async () => {
  const load = vi.spyOn(LazySellerData, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  onTestFinished(() => load.mockRestore());
  const { asked } = showFoot('0px');
  await rest();
  expect(asked).not.toHaveBeenCalled();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', seller)).toBeVisible();
});

test('REACH-07: until the content team has written who sells there is no heading for it', async () => {
  const answered = vi.fn<() => void>();
  answerWith(
    http.all('*', ({ request }) => {
      if (!request.url.includes('seller_pwa')) return undefined;
      answered();
      return HttpResponse.json({ error: false, message: '', content: '' });
    }),
  );
  renderShop({ children: <Seller /> });
  await waitFor(() => expect(answered).toHaveBeenCalled());
  await act(rest);
  expect(screen.queryByRole('heading')).toBeNull();
});

function Other() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Volver
    </button>
  );
}

test('PLACE-01, REACH-07: who sells is there at once on a return, for the scroll position', async () => {
  renderShop({
    children: (
      <>
        <Routes>
          <Route path="/" element={<Seller />} />
          <Route path="/menu" element={<Other />} />
        </Routes>
        <Link to="/menu">Seguir</Link>
      </>
    ),
  });
  const data = () => screen.queryByRole('heading', seller)?.parentElement?.textContent;
  await waitFor(() => expect(data()).toContain('CUIT'));
  fireEvent.click(screen.getByText('Seguir'));
  expect(data()).toBeUndefined();
  fireEvent.click(screen.getByText('Volver'));
  expect(data()).toContain('CUIT');
});
