import { fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render/renderShop.tsx';
import { startUrl, stepUrl, useNextStep } from './exchangeUrls.ts';

const url = stepUrl('reason', '');

/** A step that goes on, after something else was done in the same moment. */
function Step() {
  const navigate = useNavigate();
  const goOn = useNextStep(url);
  const { pathname, search } = useLocation();
  const buttons: [name: string, before: () => unknown][] = [
    ['Seguir', () => undefined],
    ['Seguir dos veces', () => goOn('sizes', '')],
    ['Dejar y seguir', () => navigate(startUrl)],
    ['Anotar y seguir', () => navigate(url, { replace: true, state: { noted: true } })],
  ];
  return (
    <>
      {buttons.map(([name, before]) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            before();
            goOn('address', '');
          }}
        >
          {name}
        </button>
      ))}
      <output>{pathname + search}</output>
    </>
  );
}

function press(name: string, path = url) {
  renderShop({ visited: [path], children: <Step /> });
  fireEvent.click(screen.getByRole('button', { name }));
  return screen.getByRole('status').textContent;
}

test('opens the next step', () => {
  expect(press('Seguir')).toBe(stepUrl('address', ''));
});

test('opens it from an address that is written in another way', () => {
  expect(press('Seguir', `${url}&utm_source=mail`)).toBe(stepUrl('address', ''));
});

test('opens it after the entry of the step was replaced by one with the same address', () => {
  expect(press('Anotar y seguir')).toBe(stepUrl('address', ''));
});

test('FORM-03: is without effect once another step was opened', () => {
  expect(press('Seguir dos veces')).toBe(stepUrl('sizes', ''));
});

test('is without effect once the exchange was left', () => {
  expect(press('Dejar y seguir')).toBe(startUrl);
});
