// Preloaded into every Node process of a journey, also on the host's own Node, so it is plain JavaScript.
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';

const path = process.env.PROBE_SERVER_COVERAGE;
const isTestProcess = process.env.TEST_WORKER_INDEX !== undefined;

/**
 * Counters that write each place to the file at its first execution: the server is killed, so there is no exit hook.
 */
const counts = (phase) =>
  new Proxy(
    {},
    {
      set(target, id, count) {
        if (path !== undefined && !(id in target)) appendFileSync(path, `${phase} ${String(id)}\n`);
        return Reflect.set(target, id, count);
      },
    },
  );

// The test process itself must not compute expectations with mutated code.
if (!isTestProcess) {
  const mutantSwitch = {
    ...JSON.parse(process.env.PROBE_MUTANT ?? 'null'),
    hitCount: 0,
    mutantCoverage: { static: counts('loading'), perTest: { served: counts('later') } },
  };
  Object.assign(globalThis, { __stryker__: mutantSwitch });
  subscribe('http.server.request.start', () => Object.assign(mutantSwitch, { currentTestId: 'served' }));
}
