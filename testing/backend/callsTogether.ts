import type { cartBackend } from './cartBackend.ts';

type Device = Pick<Awaited<ReturnType<ReturnType<typeof cartBackend>>>, 'intercept'>;

/** Calls as a device has sent them, without what differs in each run: hash, token and flag. */
export const withoutIds = (calls: string[]): string[] =>
  calls.map((call) => call.replace(/&?\b(?:hash|token|flag)=[\w-]*/g, '').trim());

/** Counts how many calls of a device are under way at each moment; `decide` may answer in place of the server. */
export function countTogether(
  { intercept }: Device,
  decide?: Parameters<Device['intercept']>[0],
): readonly number[] {
  let running = 0;
  const together: number[] = [];
  intercept(async (path, answer) => {
    running += 1;
    together.push(running);
    // Others have time to begin.
    await new Promise((resolve) => setTimeout(resolve, 10));
    const response = await (decide?.(path, answer) ?? answer());
    running -= 1;
    return response;
  });
  return together;
}
