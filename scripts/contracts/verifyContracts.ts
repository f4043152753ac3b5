import { parseArgs } from 'node:util';
import { startMockServer } from '#contracts/lib/mockServer.ts';
import { allPacts, verify } from '#contracts/verifier/verify.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    base: { type: 'string', multiple: true, default: [] },
    states: { type: 'string' },
    header: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
});

const usage = `npm run contracts:verify -- [options]
  --url ORIGIN        the server under test; each provider below its path (/api, /bff, …). Without it: the mock
  --base NAME=URL     base address of one provider where it is another, such as shop-api=https://api.test
  --states URL        where provider states are set (POST { state, params }); ORIGIN/__mock/state otherwise
  --header NAME=VALUE header of every request; may be given again`;

const pairs = (list: string[]) =>
  Object.fromEntries(
    list.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );

/** The verifier has printed the differences already; its error message repeats them as JSON. */
function reasonOf(cause: unknown) {
  const message = cause instanceof Error ? cause.message : String(cause);
  return message.startsWith('{')
    ? `Failed to keep the contracts at ${values.url ?? 'the mock'}: see above.`
    : message;
}

if (values.help) {
  console.log(usage);
} else {
  const mock = values.url === undefined ? await startMockServer() : undefined;
  const url = values.url ?? mock?.url ?? '';
  try {
    await verify({
      url,
      bases: pairs(values.base),
      statesUrl: values.states ?? `${url}/__mock/state`,
      // Identifies the visitor whose provider states are set; a server without visitors may ignore it.
      headers: { 'x-mock-session': 'verify', ...pairs(values.header) },
    });
    console.log(`${allPacts().length} contracts kept by ${url}.`);
  } catch (cause) {
    console.error(reasonOf(cause));
    process.exitCode = 1;
  } finally {
    await mock?.stop();
  }
}
