import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { networkChanged } from '#store/online.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { iconPaths } from '#ui/layout/iconPaths.ts';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { SafeHere } from './here.ts';
import { ProblemState } from './ProblemState.tsx';

type Props = Partial<ComponentProps<typeof ProblemState>>;

/** Leads to a screen that is shown after a press only, when the test has set the network. */
function Opener({ children }: { children: React.ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return children;
  return (
    <button type="button" onClick={() => setIsOpen(true)}>
      Abrir
    </button>
  );
}

function show(props: Props = {}, isOnline = true, safe?: string) {
  const onRetry = vi.fn<() => void>();
  const { store, container } = renderShop({
    children: (
      <Opener>
        <SafeHere value={safe}>
          <ProblemState problem={{}} onRetry={onRetry} {...props} />
        </SafeHere>
      </Opener>
    ),
  });
  const network = (isThere: boolean) => act(() => void store.dispatch(networkChanged(isThere)));
  network(isOnline);
  fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  return { onRetry, network, icon: () => container.querySelector('path')?.getAttribute('d') };
}

const retry = () => screen.getByRole('button', { name: 'Reintentar' });

const generic = ['Ha ocurrido un error.', 'No se pudo cargar. Su carrito sigue como estaba.'] as const;
const offline = ['No hay conexión disponible.', 'Su carrito sigue como estaba.'] as const;
const missing = ['La página solicitada no existe.', 'Su carrito sigue como estaba.'] as const;
const authorization = [
  'Error de autorización. Ingrese nuevamente.',
  'Sus pedidos y favoritos siguen en su cuenta.',
] as const;

describe('what happened, and what is safe', () => {
  test.each([
    [undefined, true, generic, iconPaths.alert],
    [500, true, generic, iconPaths.alert],
    [undefined, false, offline, iconPaths.offline],
    [500, false, offline, iconPaths.offline],
    [404, true, missing, iconPaths.alert],
    [410, false, missing, iconPaths.alert],
    [401, true, authorization, iconPaths.alert],
    [403, false, authorization, iconPaths.alert],
  ])('ERR-12, ERR-13, ERR-14: of status %s with network: %s', (status, isOnline, [title, text], path) => {
    const { icon } = show({ problem: status === undefined ? {} : { status } }, isOnline);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(icon()).toBe(path);
  });

  test.each([
    [500, true, 'No se pudo cargar. Su borrador sigue como estaba.'],
    [500, false, 'Su borrador sigue como estaba.'],
    [404, true, 'Su borrador sigue como estaba.'],
    [401, true, authorization[1]],
  ])(
    'ERR-12: of status %s with network: %s, where something else than the cart is safe',
    (status, isOnline, text) => {
      show({ problem: { status } }, isOnline, 'Su borrador sigue como estaba.');
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.queryByText(/carrito/)).toBeNull();
    },
  );

  test('ERR-15: follows the network while it is shown', () => {
    const { network } = show();
    network(false);
    expect(screen.getByRole('heading', { name: offline[0] })).toBeVisible();
    network(true);
    expect(screen.getByRole('heading', { name: generic[0] })).toBeVisible();
  });

  test.each([
    [true, offline],
    [false, generic],
  ])(
    'ERR-15: of a server that could not be reached: %s, while the device has a network',
    (isOffline, [title]) => {
      show({ offline: isOffline });
      expect(screen.getByRole('heading', { name: title })).toBeVisible();
    },
  );

  test('is a heading of the level that its surroundings need', () => {
    show({ level: 2 });
    expect(screen.getByRole('heading', { level: 2, name: generic[0] })).toBeVisible();
  });
});

describe('the next step', () => {
  test('ERR-12: is to try again, or to go home', () => {
    const { onRetry } = show();
    expect(onRetry).not.toHaveBeenCalled();
    expect(retry()).not.toHaveAttribute('aria-busy');
    fireEvent.click(retry());
    expect(onRetry).toHaveBeenCalledOnce();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ir al inicio', '/'],
    ]);
    expect(links[0]).toHaveStyle({ textDecorationLine: 'underline' });
  });

  test('KEEP-08: of a part of a screen is to try again, and never to leave what was typed', () => {
    show({ level: 2 });
    expect(retry()).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('of home is to try again, or to go to the categories', () => {
    show({ onHome: true });
    expect(retry()).toBeVisible();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ver categorías', '/menu'],
    ]);
  });

  test('ERR-13: of a missing page leads to the categories or home, and never tries again', () => {
    show({ problem: { status: 404 } });
    expect(screen.queryByRole('button')).toBeNull();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ver categorías', '/menu'],
      ['Ir al inicio', '/'],
    ]);
    expect(links[0]).toHaveStyle({ textDecorationLine: 'none' });
  });

  test.each([401, 403])('ERR-14: of an answer %i is to try again, or to log in', async (status) => {
    const { onRetry } = show({ problem: { status } });
    fireEvent.click(retry());
    expect(onRetry).toHaveBeenCalledOnce();
    expect(await screen.findByRole('link', { name: 'Ingresar' })).toHaveAttribute('href', '/login');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('KEEP-08, ERR-14: of a part of a screen is never to leave for the login', () => {
    show({ problem: { status: 401 }, level: 2 });
    expect(retry()).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('a retry that is under way shows it, and another press does nothing', () => {
    const { onRetry } = show({ busy: true });
    expect(retry()).toHaveAttribute('aria-busy', 'true');
    fireEvent.click(retry());
    expect(onRetry).not.toHaveBeenCalled();
  });
});

describe('the focus, once the problem is gone', () => {
  /** A problem in a frame, before a field, with the focus on one of the two, far above what is in view; then it is gone. */
  function end(Frame: 'main' | 'dialog' | 'div', focused: 'button' | 'textbox') {
    function Screen() {
      const [isThere, setIsThere] = useState(false);
      return (
        <>
          <Frame tabIndex={-1} {...(Frame === 'dialog' && { open: true })} data-testid="frame">
            {isThere ? <p>Pedidos</p> : <ProblemState problem={{}} onRetry={() => setIsThere(true)} />}
            <input />
          </Frame>
          <div style={{ height: '300vh' }} />
        </>
      );
    }
    renderShop({ children: <Screen /> });
    const element = screen.getByRole(focused);
    element.focus();
    scrollTo({ top: 2 * innerHeight, behavior: 'instant' });
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(screen.getByText('Pedidos')).toBeInTheDocument();
    return { element, frame: screen.getByTestId('frame') };
  }

  test.each(['main', 'dialog'] as const)('REACH-01: goes from the button to the %s, which stays', (Frame) => {
    const { frame } = end(Frame, 'button');
    expect(frame).toHaveFocus();
    expect(scrollY).toBeGreaterThan(innerHeight);
  });

  test('REACH-01: stays where the shopper is', () => {
    expect(end('main', 'textbox').element).toHaveFocus();
  });

  test('is not moved out of other surroundings', () => {
    expect(end('div', 'button').frame).not.toHaveFocus();
  });
});

describe('the focus after a retry that succeeds', () => {
  /** A problem that a press takes away, as the first of two that are shown. */
  function Retried({ level }: { level: 1 | 2 }) {
    const [isRead, setIsRead] = useState(false);
    return isRead ? (
      <p>Listo</p>
    ) : (
      <ProblemState level={level} problem={{}} onRetry={() => setIsRead(true)} />
    );
  }

  const press = (button: HTMLElement) => {
    button.focus();
    fireEvent.click(button);
    expect(screen.getByText('Listo')).toBeVisible();
  };

  test('REACH-01: is in the page', () => {
    renderShop({
      children: (
        <main tabIndex={-1}>
          <Retried level={1} />
        </main>
      ),
    });
    press(retry());
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('REACH-01: is in the sheet, where the problem was in one', () => {
    renderShop({
      children: (
        <main tabIndex={-1}>
          <Sheet open title="Ciudad" closeLabel="Cerrar" onClose={() => undefined}>
            <Retried level={2} />
          </Sheet>
        </main>
      ),
    });
    press(retry());
    expect(screen.getByRole('dialog')).toHaveFocus();
  });

  test('REACH-01: stays where it is if it has left the button', () => {
    renderShop({
      children: (
        <main tabIndex={-1}>
          <input aria-label="Buscar" />
          <Retried level={1} />
        </main>
      ),
    });
    screen.getByRole('textbox').focus();
    fireEvent.click(retry());
    expect(screen.getByText('Listo')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
