// Preloaded into every Node process of a journey, also into one of the host's own Node, so it stays plain JavaScript.
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';

const path = process.env.PROBE_SERVER_COVERAGE;
const isTestProcess = process.env.TEST_WORKER_INDEX !== undefined;

/** Counts that write each place to the file the first time it is run: a server is killed, it has no end. */
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

// The journey itself must not compute its expectations with broken code.
if (!isTestProcess) {
  const mutantSwitch = {
    ...JSON.parse(process.env.PROBE_MUTANT ?? 'null'),
    hitCount: 0,
    mutantCoverage: { static: counts('loading'), perTest: { served: counts('later') } },
  };
  Object.assign(globalThis, { __stryker__: mutantSwitch });
  subscribe('http.server.request.start', () => Object.assign(mutantSwitch, { currentTestId: 'served' }));
}
