import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { lago } from '#fixtures/situations.ts';
import { selectFlashes } from '#store/flash.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { ShareButton } from './ShareButton.tsx';

const link = { title: lago.name, url: `${location.origin}${lago.path}` };

/** The button on a device that answers `shared` and `copied`; returns what it was given, and the messages. */
function press(device: { shared: boolean; copied: boolean }) {
  const given: unknown[] = [];
  const { store } = renderShop({
    share: (each) => Promise.resolve(given.push(each) > 0 && device.shared),
    copy: (text) => Promise.resolve(given.push(text) > 0 && device.copied),
    children: <ShareButton product={{ productName: lago.name, url: lago.path }} />,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Compartir' }));
  return { given, messages: () => selectFlashes(store.getState()) };
}

describe('REACH-04: sharing a product', () => {
  test('REACH-04: opens the share sheet of the device', async () => {
    const { given, messages } = press({ shared: true, copied: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(given).toEqual([link]);
    expect(messages()).toEqual([]);
  });

  test('REACH-04: without one copies the address', async () => {
    const { given, messages } = press({ shared: false, copied: true });
    await waitFor(() =>
      expect(messages()).toMatchObject([{ text: 'Enlace copiado.', flashMessageType: 'success' }]),
    );
    expect(given).toEqual([link, link.url]);
  });

  test('REACH-04: where the device does not copy either, the message carries the address', async () => {
    const { messages } = press({ shared: false, copied: false });
    await waitFor(() =>
      expect(messages()).toMatchObject([
        { text: `No pudimos copiar el enlace. Es ${link.url}`, flashMessageType: 'error' },
      ]),
    );
  });
});

test('REACH-04: the page of a product offers it', async () => {
  renderShop({ visited: [lago.path] });
  expect(await screen.findByRole('button', { name: 'Compartir' })).toBeVisible();
});
