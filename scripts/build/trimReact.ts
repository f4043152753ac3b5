import type { Plugin } from 'vite';

const reactFile = /\/node_modules\/react-dom\/cjs\/react-dom(?:-client)?\.production\.js$/;
const clientFile = 'react-dom-client.production.js';

/** A part of React's file that is replaced; each one has to be there, so that an update of React fails the build. */
type Change = readonly [part: RegExp, by: string];

/** A function of React's file which always returns the same in this shop. */
const always = (name: string, value: string): Change => [
  new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[^]*?^\\}\\n`, 'm'),
  `function ${name}() {\n  return ${value};\n}\n`,
];

/** A statement at the top of React's file that starts with a text. */
const statement = (start: string): Change => [
  new RegExp(`^${start.replaceAll(/[.$]/g, String.raw`\$&`)}[^]*?^\\};\\n`, 'gm'),
  '',
];

/**
 * The shop renders its first page anew (`createRoot`), and never takes over elements that a server has rendered: nothing
 * is ever being hydrated, and no boundary or event waits for it.
 */
const hydration: readonly Change[] = [
  statement('exports.hydrateRoot = '),
  statement('ReactDOMHydrationRoot.prototype.unstable_scheduleHydration = '),
  [/ReactDOMHydrationRoot\.prototype\.(?:render|unmount) = /g, ''],
  [/^ {2}isHydrating = !1,\n/m, ''],
  // The parameter of one function has the same name.
  [/(?<=^ {2})isHydrating(?=\n\) \{)|\bisHydrating(?= \|\| value === | \? element\.checked)/gm, 'isHydrated'],
  [/\bisHydrating = !\d/g, '0'],
  [/\bisHydrating\b(?!\$)/g, '!1'],
  [/[\w$.]+\.isDehydrated\b/g, '!1'],
  [/[\w$.]+\.dehydrated\b/g, 'null'],
  always('popHydrationState', '!1'),
  always('getSuspenseInstanceFromFiber', 'null'),
  always('getActivityInstanceFromFiber', 'null'),
  always('getParentHydrationBoundary', 'null'),
  always('queueIfContinuousEvent', '!1'),
  always('clearIfContinuousEvent', '0'),
  always('retryIfBlockedOn', '0'),
  always('clearHydrationBoundary', '0'),
  always('hideOrUnhideDehydratedBoundary', '0'),
];

/** No fragment of the shop has a ref. */
const fragmentRefs: readonly Change[] = [
  statement('FragmentInstance.prototype.'),
  [/new FragmentInstance\(current\)/, 'null'],
  always('isFragmentInstanceParent', '!1'),
];

/** No form of the shop has an action as React means it, and no list shows what is not stored yet by React's hook. */
const formHooks: readonly Change[] = [
  [/^ {4}use(?:FormState|ActionState): \w+,\n/gm, ''],
  [/^ {4}useOptimistic: (?:throwInvalidHookError,|function \([^]*?^ {4}\},)\n/gm, ''],
];

/** What the browser is to load earlier is written in the page (`scripts/shells`), or by `lightPreload`. */
const preloadCalls: readonly Change[] = [[/^ {2}[CDLMSXm]: \w+,?\n/gm, '']];
const preloadExports: readonly Change[] = [
  statement('exports.preconnect = '),
  statement('exports.prefetchDNS = '),
  statement('exports.preinit = '),
  statement('exports.preinitModule = '),
  statement('exports.preload = '),
  statement('exports.preloadModule = '),
];

/** React itself has no use for it any more. */
const findNode = [statement('ReactDOMSharedInternals.findDOMNode = ')];

const clientChanges = [...hydration, ...fragmentRefs, ...formHooks, ...preloadCalls, ...findNode];

function changed(code: string, changes: readonly Change[]): string {
  return changes.reduce((text, [part, by]) => {
    const after = text.replace(part, by);
    if (after === text)
      throw new Error(
        `Failed to find ${String(part)} in React's file: compare the versions, or take trimReact() out of vite.config.ts.`,
      );
    return after;
  }, code);
}

/** The file of React's client without what the shop has no use for. */
export const trimmedClient = (code: string): string => changed(code, clientChanges);

/** The file of what React offers for the page, without the calls that the client does not have. */
export const trimmedDom = (code: string): string => changed(code, preloadExports);

/** Lets the build leave out the parts of React that no page of the shop can reach. */
export function trimReact(): Plugin {
  return {
    name: 'trim-react',
    apply: 'build',
    transform: {
      filter: { id: reactFile },
      handler: (code, id) => ({
        code: id.endsWith(clientFile) ? trimmedClient(code) : trimmedDom(code),
        map: null,
      }),
    },
  };
}
