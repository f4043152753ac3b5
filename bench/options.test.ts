import { expect, test } from 'vitest';
import { benchOptions } from './options.ts';

test('everything is measured five times by default, and the results are written', () => {
  expect(benchOptions([])).toEqual({
    runs: 5,
    names: ['home', 'list', 'product', 'cart'],
    setups: ['simulated', 'applied', 'filled'],
    everything: true,
    whole: true,
  });
});

test('pages, setups and runs are chosen', () => {
  const { runs, names, setups, everything, whole } = benchOptions(
    '--runs 1 --only list --only home --setup filled'.split(' '),
  );
  expect([runs, names, setups, everything, whole]).toEqual([1, ['home', 'list'], ['filled'], false, false]);
  expect(benchOptions(['--runs', '4']).whole).toBe(false);
});

test.each(['--runs 0', '--runs a', '--only nowhere', '--setup fast'])('%s is refused', (args) => {
  expect(() => benchOptions(args.split(' '))).toThrow('Failed to start: --');
});
