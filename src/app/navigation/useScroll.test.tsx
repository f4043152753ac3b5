import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useScroll } from './useScroll.ts';

/** A page that is longer than the window. */
function Page() {
  useScroll();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const ways = {
    'Otra página': () => navigate('/b'),
    'Otro color': () => navigate('/a-in-black', { replace: true, state: { model: 'x' } }),
    Volver: () => navigate(-1),
  };
  return (
    <main id="main" tabIndex={-1} style={{ height: '5000px' }}>
      <h1>{pathname}</h1>
      {Object.entries(ways).map(([name, go]) => (
        <button key={name} type="button" onClick={() => void go()}>
          {name}
        </button>
      ))}
    </main>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => [screen.getByRole('heading').textContent, scrollY];

/** Scrolls as a shopper does, until the page has heard of it. */
async function scrollPage(top: number) {
  const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  scrollTo({ top, behavior: 'instant' });
  await heard;
}

beforeEach(() => {
  scrollTo({ top: 0, behavior: 'instant' });
  render(
    <MemoryRouter initialEntries={['/a']}>
      <Page />
    </MemoryRouter>,
  );
});

test('a return restores the position, wherever the next page was scrolled to', async () => {
  await scrollPage(500);
  press('Otra página');
  expect(shown()).toEqual(['/b', 0]);
  await scrollPage(100);
  press('Volver');
  expect(shown()).toEqual(['/a', 500]);
});

test('PROD-18: another color keeps the position, also for a return to it', async () => {
  await scrollPage(500);
  press('Otro color');
  expect(shown()).toEqual(['/a-in-black', 500]);
  press('Otra página');
  expect(shown()).toEqual(['/b', 0]);
  press('Volver');
  expect(shown()).toEqual(['/a-in-black', 500]);
});
