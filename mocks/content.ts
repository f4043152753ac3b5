import { helpOf } from '#fixtures/content.ts';
import { legalOf } from '#fixtures/legal.ts';
import { getContentBlock, getHelp } from '#schemas/content.ts';
import { handle, ok } from './handle.ts';

/** What the content team has written; that of `menu_pwa` and `sizes_pwa` is in `mocks/menu.ts` and `mocks/sizeTables.ts`. */
export const contentHandlers = [
  handle(getHelp, ({ session: { content, country } }) => {
    const set = content.get(getHelp.fixed.key);
    return { ...ok, content: set === undefined ? helpOf(country) : set };
  }),
  handle(getContentBlock, ({ session, args: { key } }) => ({
    ...ok,
    content: session.content.has(key)
      ? null
      : (session.contents.find(key)?.html ??
        new Map(Object.entries(legalOf(session.country))).get(key) ??
        null),
  })),
];
