import { act, fireEvent, screen, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { networkChanged } from '#store/online.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { ProblemState } from './ProblemState.tsx';

type Props = Partial<ComponentProps<typeof ProblemState>>;

/** The problem of a load that a press on 'Carga' begins and ends, and that is shown after a first press. */
function Load({ onRetry, ...props }: Props & { onRetry: (byHand: boolean) => void }) {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Carga
      </button>
      {presses > 0 && <ProblemState problem={{}} onRetry={onRetry} busy={presses % 2 === 0} {...props} />}
    </>
  );
}

function show(props: Props = {}, isOnline = true) {
  const onRetry = vi.fn<(byHand: boolean) => void>();
  const { store } = renderShop({ children: <Load onRetry={onRetry} {...props} /> });
  const network = (isThere: boolean) => act(() => void store.dispatch(networkChanged(isThere)));
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Carga' }));
  network(isOnline);
  press();
  /** A try begins, and fails. */
  const fail = () => {
    press();
    press();
  };
  return { onRetry, network, fail };
}

const retry = () => screen.getByRole('button', { name: 'Reintentar' });

describe('the return of the network', () => {
  test('KEEP-08, KEEP-09: is a retry by itself, and a press is one by hand', () => {
    const { onRetry, network } = show();
    network(false);
    network(true);
    expect(onRetry.mock.lastCall).toEqual([false]);
    fireEvent.click(retry());
    expect(onRetry.mock.lastCall).toEqual([true]);
  });

  test('KEEP-09: tries again, once each time', () => {
    const { onRetry, network } = show();
    network(false);
    expect(onRetry).not.toHaveBeenCalled();
    network(true);
    expect(onRetry).toHaveBeenCalledOnce();
    network(true);
    expect(onRetry).toHaveBeenCalledOnce();
    network(false);
    expect(onRetry).toHaveBeenCalledOnce();
    network(true);
    expect(onRetry).toHaveBeenCalledTimes(2);
  });

  test('KEEP-09: tries again what was opened without network, and not before', () => {
    const { onRetry, network } = show({}, false);
    expect(onRetry).not.toHaveBeenCalled();
    network(true);
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('KEEP-09, ERR-13: does not request a missing page again', () => {
    const { onRetry, network } = show({ problem: { status: 404 } });
    network(false);
    network(true);
    expect(onRetry).not.toHaveBeenCalled();
  });

  describe('that does not answer yet', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());

    test('KEEP-09: tries again after 3 s, three times', () => {
      const { onRetry, network, fail } = show({}, false);
      network(true);
      for (const tries of [2, 3, 4]) {
        fail();
        act(() => void vi.advanceTimersByTime(2999));
        expect(onRetry).toHaveBeenCalledTimes(tries - 1);
        act(() => void vi.advanceTimersByTime(1));
        expect(onRetry).toHaveBeenCalledTimes(tries);
      }
      fail();
      act(() => void vi.advanceTimersByTime(60_000));
      expect(onRetry).toHaveBeenCalledTimes(4);
    });

    test('KEEP-09: tries three times where the server was out of reach although there is a network', () => {
      const { onRetry, fail } = show({ offline: true });
      for (const tries of [1, 2, 3]) {
        act(() => void vi.advanceTimersByTime(2999));
        expect(onRetry).toHaveBeenCalledTimes(tries - 1);
        act(() => void vi.advanceTimersByTime(1));
        expect(onRetry).toHaveBeenCalledTimes(tries);
        fail();
      }
      act(() => void vi.advanceTimersByTime(60_000));
      expect(onRetry).toHaveBeenCalledTimes(3);
    });

    test('KEEP-09: does not try beside a retry of the shopper, or once the network is gone again', () => {
      const { onRetry, network, fail } = show({}, false);
      network(true);
      fail();
      fireEvent.click(retry());
      fail();
      act(() => void vi.advanceTimersByTime(3000));
      expect(onRetry).toHaveBeenCalledTimes(3);
      fail();
      network(false);
      act(() => void vi.advanceTimersByTime(60_000));
      expect(onRetry).toHaveBeenCalledTimes(3);
    });
  });

  test('KEEP-09: is nothing to a failure with a network throughout', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { onRetry, fail } = show();
    fail();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(onRetry).not.toHaveBeenCalled();
  });
});

test('REACH-01: a retry that fails too is read aloud again', () => {
  const { onRetry, fail } = show();
  const text = () => within(screen.getByRole('alert')).getByText(/carrito/i);
  const before = text();
  fireEvent.click(retry());
  expect(onRetry).toHaveBeenCalledOnce();
  fail();
  expect(text().textContent).toBe(before.textContent);
  expect(before).not.toBeInTheDocument();
  expect(text()).toBeVisible();
});

test('ERR-15: a problem without network is another one only when a try with the network has failed', () => {
  const { network, fail } = show({}, false);
  const heading = () => screen.getByRole('heading').textContent;
  const [offline, generic] = ['No hay conexión disponible.', 'Ha ocurrido un error.'];
  expect(heading()).toBe(offline);
  network(true);
  expect(heading()).toBe(offline);
  fail();
  expect(heading()).toBe(generic);
  network(false);
  expect(heading()).toBe(offline);
});

test('REACH-01: a try without a press that fails too is not read aloud again', () => {
  const { network, fail } = show();
  network(false);
  network(true);
  fail();
  const before = within(screen.getByRole('alert')).getByText(/carrito/i);
  fail();
  expect(before).toBeInTheDocument();
});
