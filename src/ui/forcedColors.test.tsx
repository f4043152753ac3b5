import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { Chip } from './controls/Chip.tsx';
import { RadioTabs } from './controls/RadioTabs.tsx';
import { SizeButtons } from './controls/SizeButtons.tsx';
import { Gallery } from './layout/Gallery.tsx';

const force = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

beforeEach(() => force('active'));
afterEach(() => force('none'));

/** What shows a state, without colours that the system replaces, nor the weight of the text. */
function lookOf(element: Element | null) {
  if (element === null) throw new Error('no element');
  const { backgroundColor, backgroundImage, boxShadow, color } = getComputedStyle(element);
  return { backgroundColor, backgroundImage, boxShadow, color };
}

/** A system colour as the browser computes it. */
function system(name: string) {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

test('REACH-01, SIZE-01: with forced colours a chosen size is filled, and a sold-out one struck through', () => {
  const options = ['38', '39', '40'].map((id) => ({
    id,
    label: id,
    soldOut: id === '40' ? 'Sin stock' : undefined,
  }));
  render(<SizeButtons label="Talle" options={options} chosen="38" onChoose={() => undefined} />);
  const [chosen, other, soldOut] = screen
    .getAllByRole('radio')
    .map((radio) => lookOf(radio.closest('label')));
  expect(other).toMatchObject({ color: system('CanvasText'), backgroundImage: 'none' });
  expect(chosen).toMatchObject({ backgroundColor: system('CanvasText'), color: system('Canvas') });
  expect(soldOut).toMatchObject({ color: system('GrayText') });
  expect(soldOut?.backgroundImage).toMatch(/^linear-gradient/);
});

test('REACH-01: with forced colours a chosen tab is underlined', () => {
  render(<RadioTabs label="Sistema" options={['AR', 'EU']} chosen="AR" onChoose={() => undefined} />);
  const [chosen, other] = screen.getAllByRole('radio').map((radio) => lookOf(radio.closest('label')));
  expect(chosen?.boxShadow).toContain(system('CanvasText'));
  expect(other?.boxShadow).toBe('none');
});

test('REACH-01: with forced colours a chip that is on is filled, and a disabled one is gray', () => {
  render(
    <>
      <Chip kind="on">Rojo</Chip>
      <Chip>Azul</Chip>
      <Chip aria-disabled="true">Verde</Chip>
    </>,
  );
  const faces = screen.getAllByRole('button').map(({ firstElementChild }) => lookOf(firstElementChild));
  expect(faces).toMatchObject([
    { backgroundColor: system('CanvasText'), color: system('Canvas') },
    { backgroundColor: system('Canvas'), color: system('CanvasText') },
    { backgroundColor: system('Canvas'), color: system('GrayText') },
  ]);
});

test('REACH-01: with forced colours the thumbnail of the picture that is shown has a ring', () => {
  const pictures = ['1', '2'].map((id) => ({
    id,
    large: <span>{id}</span>,
    small: null,
    label: `Foto ${id}`,
  }));
  render(<Gallery label="Fotos" pictures={pictures} />);
  const [shown, other] = screen.getAllByRole('button').map(lookOf);
  expect(shown?.boxShadow).toContain('1.5px');
  expect(other?.boxShadow).toContain(' 1px');
});
