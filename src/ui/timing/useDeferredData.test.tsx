import { memo, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useDeferredData } from './moments.ts';

// React's own schedule is what is tested, so nothing here is wrapped in `act`, which would draw everything at once.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const before = environment.IS_REACT_ACT_ENVIRONMENT;
let page: HTMLElement;
let root: Root;

beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
});
afterEach(() => {
  root.unmount();
  page.remove();
  // Other files share this page.
  Object.assign(environment, { IS_REACT_ACT_ENVIRONMENT: before });
});

function occupyMainThread(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

function SlowRow({ name }: { name: string }) {
  occupyMainThread(4);
  return <li>{name}</li>;
}

const Rows = memo(({ of, count }: { of: string; count: number }) =>
  Array.from({ length: count }, (_, index) => <SlowRow key={index} name={`${of} ${index}`} />),
);

interface Data {
  of: string;
  count: number | undefined;
}

/** A screen whose data are changed by buttons with their subject, and a button that counts taps. */
function Screen({ first, next }: { first: Data; next: Data[] }) {
  const [{ of, count }, show] = useState(first);
  const [taps, setTaps] = useState(0);
  const drawn = useDeferredData(of, count);
  return (
    <>
      <button onClick={() => setTaps(taps + 1)}>{`taps: ${taps}`}</button>
      {next.map((data) => (
        <button key={data.of} onClick={() => show(data)}>
          {data.of}
        </button>
      ))}
      <ul>{drawn === undefined ? null : <Rows of={of} count={drawn} />}</ul>
    </>
  );
}

const rows = () => [...page.querySelectorAll('li')].map(({ textContent }) => textContent);
const button = (name: string) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name));
/** Taps a button, and waits until React has drawn what is urgent of it: in a microtask. */
async function tap(name: string) {
  button(name)?.click();
  await Promise.resolve();
}
/** Lets React begin with what is not urgent: it draws 5 ms at a time, and then lets others in. */
const moment = () => new Promise<void>((resolve) => setTimeout(resolve));

async function open(first: Data, ...next: Data[]) {
  root.render(<Screen first={first} next={next} />);
  await expect.poll(() => button('taps')).toBeDefined();
}

test('data that is present when the screen opens is rendered with it', async () => {
  await open({ of: 'list', count: 20 });
  expect(rows()).toHaveLength(20);
});

test.each([undefined, 1])(
  'a tap is answered while new data are still being drawn, after %s',
  async (count) => {
    await open({ of: 'list', count }, { of: 'list', count: 60 });
    await tap('list');
    await moment();
    await tap('taps');
    expect(button('taps')).toHaveTextContent('taps: 1');
    expect(rows()).toHaveLength(count ?? 0);
    // On a busy machine React begins again and again.
    await expect.poll(() => rows()).toHaveLength(60);
  },
);

test('removed data disappears at once', async () => {
  await open({ of: 'list', count: 60 }, { of: 'list', count: undefined });
  await tap('list');
  expect(rows()).toEqual([]);
});

test('the data of another subject is never rendered for the new one', async () => {
  await open({ of: 'list', count: 3 }, { of: 'other', count: 2 }, { of: 'third', count: undefined });
  await tap('other');
  expect(rows()).toEqual(['other 0', 'other 1']);
  await tap('third');
  expect(rows()).toEqual([]);
});
