import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { describe, expect, test } from 'vitest';
import type { creditsReset } from '#api/credits.ts';
import { renderShop } from '#testing/renderShop.tsx';
import { useResetOnLeave } from './useResetOnLeave.ts';

type Reset = typeof creditsReset;

/** What was reset, in its order. */
let left: string[] = [];

const resetOf =
  (name: string): Reset =>
  () =>
  () =>
    void left.push(name);

const credits = resetOf('credits');
const resets = { 'credit list': credits, 'one credit': credits, wallet: resetOf('wallet') };

function Screen({ of }: { of: keyof typeof resets }) {
  useResetOnLeave(resets[of]);
  return null;
}

/** Returns a function that shows these screens of a shop, and leaves all others. */
function open() {
  left = [];
  const { store } = renderShop({ children: null });
  const view = render(null);
  return (...screens: (keyof typeof resets)[]) =>
    act(async () => {
      view.rerender(
        <Provider store={store}>
          {screens.map((of) => (
            <Screen key={of} of={of} />
          ))}
        </Provider>,
      );
      // The reset is behind this turn, and this one behind the reset.
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => setTimeout(resolve));
    });
}

describe('what a screen has read', () => {
  test('STATE-15: stays as long as it is shown, and is reset once it is left', async () => {
    const show = open();
    await show('credit list');
    expect(left).toEqual([]);
    await show();
    expect(left).toEqual(['credits']);
    await show('credit list');
    expect(left).toEqual(['credits']);
    await show();
    expect(left).toEqual(['credits', 'credits']);
  });

  test('STATE-15: stays for another screen of the same data, and not for one of other data', async () => {
    const show = open();
    await show('credit list');
    await show('wallet', 'one credit');
    expect(left).toEqual([]);
    await show('credit list', 'one credit');
    expect(left).toEqual(['wallet']);
    await show('credit list');
    expect(left).toEqual(['wallet']);
    await show('wallet');
    expect(left).toEqual(['wallet', 'credits']);
  });
});
