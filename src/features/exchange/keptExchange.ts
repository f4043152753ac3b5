import type { TabStorage } from '#api/transport/ports.ts';
import { type ExchangeDraft, newDraft, parseDraft } from '#rules/exchange/draft.ts';
import { exchangeBankKey, exchangeDraftKey } from '#store/session/traces.ts';

/** The account for the money, as it is typed, by the names of its fields. */
export type TypedBank = Readonly<Record<string, string>>;

/** An exchange that was not sent yet, or of which it is not known whether it was. */
export interface KeptExchange {
  draft: ExchangeDraft;
  bank: TypedBank;
  /** Whether a bank account was typed that the end of a session has removed. */
  isBankLost?: boolean | undefined;
  /** The requests that were known when it was sent; absent once the answer is known. */
  sent?: readonly string[] | undefined;
}

function parseBank(text: string | null): TypedBank {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    const entries = typeof found === 'object' && found !== null ? Object.entries(found) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** What a tab has kept of a customer's exchange (AFTER-04). */
export function readKept(tab: TabStorage, customer: string): KeptExchange {
  const found = parseDraft(tab.getItem(exchangeDraftKey), customer);
  if (found === undefined) return { draft: newDraft(), bank: {} };
  const bank = tab.getItem(exchangeBankKey);
  return {
    draft: found.draft,
    bank: parseBank(bank),
    sent: found.sent,
    ...(found.hasBank && bank === null && { isBankLost: true }),
  };
}

/** Keeps an exchange; the bank data in an entry of their own, which the end of the session removes. */
export function writeKept(tab: TabStorage, customer: string, kept: KeptExchange): void {
  const { draft, bank, isBankLost, sent } = kept;
  const hasBank = isBankLost || Object.values(bank).some((text) => text !== '') || undefined;
  tab.setItem(exchangeDraftKey, JSON.stringify({ customer, draft, sent, hasBank }));
  if (Object.keys(bank).length === 0) tab.removeItem(exchangeBankKey);
  else tab.setItem(exchangeBankKey, JSON.stringify(bank));
}

/** Forgets an exchange that was made, or given up. */
export function forgetKept(tab: TabStorage): void {
  tab.removeItem(exchangeDraftKey);
  tab.removeItem(exchangeBankKey);
}
