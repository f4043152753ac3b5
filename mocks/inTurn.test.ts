import { expect, test } from 'vitest';
import { inTurn } from './inTurn.ts';

const waits = (turns: number) => async (then: () => void) => {
  for (let left = turns; left > 0; left -= 1) await Promise.resolve();
  then();
};

test('jobs run one after another, in their order', async () => {
  const write = inTurn();
  const log: string[] = [];
  const job = (name: string, turns: number) =>
    write(async () => {
      log.push(`${name} begins`);
      await waits(turns)(() => log.push(`${name} ends`));
      return name;
    });
  expect(await Promise.all([job('slow', 9), job('quick', 0)])).toEqual(['slow', 'quick']);
  expect(log).toEqual(['slow begins', 'slow ends', 'quick begins', 'quick ends']);
});

test('a job that fails rejects for its caller alone', async () => {
  const write = inTurn();
  const failed = write(() => Promise.reject(new Error('no')));
  const next = write(() => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});
