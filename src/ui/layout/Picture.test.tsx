import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const picture = (src: string) => <Picture src={src} alt="" width={195} height={244} />;

test('a picture without a placeholder that fails leaves its frame empty, until it gets another address', () => {
  const { container, rerender } = render(picture('/images/home/a.jpg'));
  const image = container.querySelector('img') as HTMLImageElement;
  expect(image).toHaveAttribute('src', '/images/home/a.jpg');
  fireEvent.error(image);
  // A browser shows its symbol of a broken picture for an address only.
  expect(image).not.toHaveAttribute('src');
  rerender(picture('/images/home/b.jpg'));
  expect(image).toHaveAttribute('src', '/images/home/b.jpg');
});
