import type { TabMemory } from './tabMemory.ts';

/** Runs `work` after all earlier work of this name in this tab. */
export function inTurn<Result>(
  store: Pick<TabMemory, 'turns'>,
  name: keyof NonNullable<TabMemory['turns']>,
  work: () => Promise<Result>,
): Promise<Result> {
  const turn = (store.turns?.[name] ?? Promise.resolve()).then(work);
  store.turns = { ...store.turns, [name]: turn };
  return turn;
}
