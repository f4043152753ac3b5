import { setTimeout as sleep } from 'node:timers/promises';
import type { Send } from './browsers.ts';

/** How long something may take on a busy machine, in ms. */
const patience = 20_000;

/** What a shopper looks for, and the elements among which it is. */
const selectors = {
  button: 'button:enabled:not([aria-busy=true])',
  link: 'a[href]',
  field: 'input, textarea, select',
  choice: 'label',
  part: 'summary',
  heading: 'h1, h2, h3',
  option: '[role=option]',
};

type Kind = keyof typeof selectors;

/** A name is compared as a whole, a pattern with any part. */
type Name = string | RegExp;

/** The first visible element of a name, in the sheet on top if one is open. Runs in the page. */
function findIn(selector: string, name: string, isPattern: boolean) {
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const nameOf = (each: Element) =>
    each.ariaLabel ?? (each as HTMLInputElement).labels?.[0]?.textContent ?? each.textContent ?? '';
  return [...top.querySelectorAll(selector)].find((each) => {
    const text = nameOf(each).replaceAll(/\s+/g, ' ').trim();
    return each.checkVisibility() && (isPattern ? new RegExp(name).test(text) : text === name);
  });
}

/** Scrolls an element into view, and resolves with whether it is at rest there and not covered. Runs in the page. */
async function isReachable(element: Element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  const later = element.getBoundingClientRect();
  const isCovered = !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  return !isCovered && later.x === x && later.y === y;
}

/** Whether a text is shown. Runs in the page. */
const isShown = (text: string) => document.body.innerText.replaceAll(/\s+/g, ' ').includes(text);

const focused = () => document.activeElement;

const idOf = (element: object) => Object.values(element)[0] as string;

/** What a shopper does and sees, in a browser that is driven by WebDriver. */
export function pageOf(send: Send) {
  /** Runs a function in the page, and returns what it returns, or resolves with. */
  async function run<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args) {
    const script = `const args = [...arguments]; const done = args.pop();
      new Promise((go) => go((${String(work)})(...args))).then(
      (value) => done([value]), (cause) => done([null, String(cause)]))`;
    const [result, cause] = (await send('run', { script, args })) as [Awaited<Result>, string?];
    if (cause !== undefined) throw new Error(cause);
    return result;
  }

  /** Repeats an attempt until it gives something. What fails meanwhile, as in a page that is being left, is tried again. */
  async function until<Result>(what: string, attempt: () => Promise<Result>) {
    const end = Date.now() + patience;
    let last = '';
    while (Date.now() < end) {
      try {
        const result = await attempt();
        if (result) return result;
      } catch (cause) {
        last = `\n${String(cause)}`;
      }
      await sleep(50);
    }
    const shown = await run(
      () => `${location.href}\n${document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 700)}`,
    ).catch(String);
    throw new Error(`Failed to see ${what}.${last}\n${shown}`);
  }

  const element = (kind: Kind, name: Name) =>
    run(findIn, selectors[kind], name instanceof RegExp ? name.source : name, name instanceof RegExp);

  /** Does something with an element as soon as it is there and nothing covers it. */
  const act = (kind: Kind, name: Name, how: (id: string) => Promise<unknown>) =>
    until(`the ${kind} '${String(name)}'`, async () => {
      const found = await element(kind, name);
      if (!found || !(await run(isReachable, found))) return false;
      await how(idOf(found));
      return true;
    });

  return {
    run,
    open: (url: string) => send('open', { url }),
    /** Like `open`, without waiting until the page has loaded. */
    follow: (url: string) => run((to) => location.assign(to), url),
    reload: () => send('reload'),
    back: () => send('back'),
    deleteCookies: () => send('deleteCookies'),
    repeat: until,
    until: <Args extends unknown[]>(what: string, work: (...args: Args) => unknown, ...args: Args) =>
      until(what, () => run(work, ...args)),
    tap: (kind: Kind, name: Name) => act(kind, name, (id) => send('click', { id })),
    /** Presses a button by key: the shop ignores the second of two quick taps at one place (FORM-03). */
    enter: (name: Name) => act('button', name, (id) => send('type', { id, text: '\uE007' })),
    fill: (name: Name, text: string) =>
      act('field', name, async (id) => {
        await send('clear', { id });
        await send('type', { id, text });
      }),
    /** Types where the focus is. */
    press: async (keys: string) => send('type', { id: idOf((await run(focused)) ?? {}), text: keys }),
    sees: (text: string) => until(`'${text}'`, () => run(isShown, text)),
    finds: (kind: Kind, name: Name) => until(`the ${kind} '${String(name)}'`, () => element(kind, name)),
    isAt: (path: string) =>
      until(`the address ${path}`, () => run((at) => location.pathname + location.search === at, path)),
  };
}

export type Page = ReturnType<typeof pageOf>;
