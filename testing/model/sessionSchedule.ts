import * as fc from 'fast-check';
import { dismissCode, enterCode } from '#flows/session/enterCode.ts';
import { signIn } from '#flows/session/signIn.ts';
import { signOut } from '#flows/session/signOut.ts';
import { type CommandsOf, sequenceOf } from './commandSequence.ts';
import { formOf } from '#testing/backend/customerTab.ts';
import { memoryTab, turn } from '#testing/fakeBrowser.ts';
import { decide, held } from './heldNetwork.ts';
import type { Visit } from './sessionEras.ts';
import { openPage, type Page, type Spoil } from './sessionPage.ts';
import { expireTokens, newVisit, settle } from './sessionVisit.ts';

const tab = fc.nat(1);
const which = fc.nat(5);
const asked = fc.record({ hash: fc.constantFrom('h-1100', 'h-1101', 'h-none'), emptyCart: fc.boolean() });

const steps = {
  signIn: fc.record({ tab, who: fc.constantFrom('ana', 'nueva', 'segura'), keep: fc.boolean() }),
  signOut: fc.record({ tab }),
  code: fc.record({ tab }),
  dismiss: fc.record({ tab }),
  /** The tokens of all sessions expire at the server. */
  expire: fc.record({}),
  /** Three calls of the customer at once. */
  calls: fc.record({ tab }),
  add: fc.record({ tab }),
  remove: fc.record({ tab, which }),
  read: fc.record({ tab }),
  focus: fc.record({ tab }),
  /** Held requests and responses continue, or are lost. */
  answer: fc.record({ which, times: fc.integer({ min: 1, max: 4 }) }),
  lose: fc.record({ which }),
  /** The page is opened again, in its tab or in a new one, and with a login in its address. */
  reload: fc.record({
    tab,
    sameTab: fc.boolean(),
    isTaken: fc.boolean(),
    asked: fc.option(asked, { nil: undefined }),
  }),
  settle: fc.record({}),
};
type Steps = CommandsOf<typeof steps>;

/** What customers do in the pages of a browser, and what the network and the server do. */
export type Step = Steps[keyof Steps];

/** A schedule of such steps. */
export const schedule: fc.Arbitrary<Step[]> = sequenceOf(steps, {
  signIn: 4,
  signOut: 2,
  calls: 3,
  add: 5,
  focus: 2,
  answer: 9,
  reload: 2,
  settle: 2,
});

/** The flows under test: those of the shop, or wrong ones. */
export interface Flows {
  spoil: Spoil;
  signIn: typeof signIn;
  signOut: typeof signOut;
}

/** The shop's own. */
export const shopFlows: Flows = { spoil: () => undefined, signIn, signOut };

type Play = { [Kind in keyof Steps]: (step: Steps[Kind], at: Played) => unknown };

interface Played {
  visit: Visit;
  pages: Page[];
  page: Page;
  items: string[];
  flows: Flows;
  /** The index of the page of a step. */
  place: number;
}

const play: Play = {
  signIn({ who, keep }, { flows, page, visit }) {
    const before = page.signOuts;
    const complete = async () => {
      const { kind } = await flows.signIn(page.context, formOf(who, keep));
      if (kind === 'done' && page.signOuts > before)
        visit.violations.push('a sign in has outlived a sign out');
    };
    visit.begin(complete());
  },
  signOut(_, { flows, page, visit }) {
    if (!page.customer().loggedIn) return;
    page.signOuts += 1;
    visit.begin(flows.signOut(page.context));
  },
  code: (_, { page, visit }) => visit.begin(enterCode(page.context, '1234')),
  dismiss: (_, { page }) => dismissCode(page.context),
  expire: (_, { visit }) => expireTokens(visit),
  calls: (_, { page, visit }) => visit.begin(page.calls()),
  add: (_, { page, visit, items }) => visit.begin(page.add(items.pop() ?? '')),
  remove: ({ which: line }, { page, visit }) => visit.begin(page.remove(line)),
  read: (_, { page, visit }) => visit.begin(page.read()),
  focus: (_, { page }) => page.focus(),
  async answer({ which: gate, times }) {
    for (let time = 0; time < times; time += 1) {
      decide(gate);
      await turn();
    }
  },
  lose: ({ which: gate }) => decide(gate, true),
  reload({ sameTab, isTaken, asked: login }, { page, pages, visit, flows, place }) {
    page.close(isTaken);
    pages[place] = openPage(visit, flows.spoil, { tab: sameTab ? page.tab : memoryTab(), asked: login });
  },
  async settle(_, { pages }) {
    await settle(pages);
    held.holds = true;
  },
};

/** Plays a schedule in one page or two, and waits until no call is pending and the pages are synchronised. */
export async function playSchedule(flows: Flows, given: readonly Step[], count: 1 | 2) {
  const { visit, items } = await newVisit();
  const pages = Array.from({ length: count }, () => openPage(visit, flows.spoil));
  for (const step of given) {
    const place = 'tab' in step ? step.tab % count : 0;
    const page = pages[place];
    if (page !== undefined) await play[step.kind](step as never, { visit, pages, page, items, flows, place });
    await turn();
  }
  await settle(pages);
  for (const page of pages) {
    // A sign in that waits for a code knows its customer (TFA-06).
    dismissCode(page.context);
    page.online();
  }
  await settle(pages);
  if (count === 2)
    for (const page of [...pages, ...pages]) {
      page.focus();
      await settle(pages);
    }
  return { visit, pages };
}
