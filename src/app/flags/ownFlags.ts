import type { TabStorage } from '#api/transport/ports.ts';
import { parseFlags } from '#rules/flags/flags.ts';
import type { FlagValues } from '#schemas/flags.ts';

/** Entry in session storage of mock builds: the flags that a developer has set for the tab. */
const entry = 'own_flags';

/** The flags that a developer has set for the tab; they come before those of the provider. */
export const readOwnFlags = (tab: TabStorage): Partial<FlagValues> =>
  parseFlags(tab.getItem(entry) ?? undefined);

/** Sets flags for the tab. */
export const saveOwnFlags = (tab: TabStorage, flags: Partial<FlagValues>): void =>
  tab.setItem(entry, JSON.stringify({ ...readOwnFlags(tab), ...flags }));
