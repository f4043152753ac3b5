import type { Command } from './shopping.ts';

const add = (item: string, tab = 0) => ({ kind: 'add', tab, item }) as const;
const by = (who: 'ana' | 'nueva', tab = 0) => ({ kind: 'signIn', tab, who }) as const;
const remove = (which: number, tab = 0) => ({ kind: 'remove', tab, which }) as const;
const answer = (which: number) => ({ kind: 'answer', which, times: 1 }) as const;
const offline = { kind: 'offline', isNoticed: false } as const;
const hold = { kind: 'hold' } as const;
const forget = { kind: 'forget' } as const;
const secondTab = { kind: 'secondTab' } as const;

/** What shoppers did when something they had chosen was lost, came back or was done twice, and what would show it at once; every run begins with them. */
export const knownShoppings: Readonly<Record<string, readonly Command[]>> = {
  'a page that is taken away right after the answer to an add': [
    add('ZP0001-38'),
    { kind: 'reload', tab: 0, isTaken: true },
  ],
  'a line that is removed while another tab logs its customer in': [
    by('ana'),
    hold,
    secondTab,
    remove(0),
    answer(1),
  ],
  'a coupon for the cart of a customer that the server has lost': [
    by('ana'),
    forget,
    { kind: 'coupon', tab: 0, code: 'VERANO10' },
  ],
  'a coupon for a cart that a read has found lost as well': [
    add('ZP0002-40'),
    hold,
    secondTab,
    { kind: 'coupon', tab: 1, code: 'ENVIO' },
    forget,
  ],
  'a coupon for a cart that another tab is recreating': [
    secondTab,
    add('ZP0002-40'),
    forget,
    hold,
    add('ZP0001-38'),
    { kind: 'coupon', tab: 1, code: 'ENVIO' },
  ],
  'a removal from a cart that a read has found lost as well': [
    add('AN0107-38'),
    add('ZP0001-38'),
    hold,
    secondTab,
    forget,
    { kind: 'saveForLater', tab: 1, which: 4 },
  ],
  'a line that is put back when its removal has no answer': [
    add('ZP0001-38'),
    hold,
    remove(0),
    answer(0),
    offline,
    add('ZP0001-38'),
  ],
  'a removal that a page finds when the server has lost the cart': [
    add('ZP0001-38'),
    hold,
    forget,
    remove(0),
    { kind: 'reload', tab: 0, isTaken: true },
    answer(0),
  ],
  'two adds without network, and a page that is taken away': [
    { kind: 'offline', isNoticed: true },
    add('ZP0001-38'),
    add('AN0107-38'),
    add('CL0301-S'),
    { kind: 'reload', tab: 0, isTaken: true },
  ],
  'a line that is put back in a cart that another tab finds lost': [
    add('AN0107-38'),
    { kind: 'saveForLater', tab: 0, which: 4 },
    hold,
    { kind: 'undo', tab: 1 },
    { kind: 'reload', tab: 0, isTaken: true },
    forget,
    secondTab,
    { kind: 'answer', which: 3, times: 3 },
  ],
  'a page that is taken away with the answer that says what was sold': [
    add('ZP0002-40'),
    hold,
    { kind: 'stock', item: 'ZP0002-40', left: 0 },
    add('AN0107-38'),
    answer(0),
    { kind: 'reload', tab: 0, isTaken: true },
  ],
  'a change that the server refuses': [
    add('ZP0001-38'),
    { kind: 'refuse' },
    { kind: 'set', tab: 0, which: 0, quantity: 4 },
  ],
  'a removal that the server refuses, of an item that it has sold meanwhile': [
    add('ZP0002-40'),
    { kind: 'set', tab: 0, which: 0, quantity: 3 },
    { kind: 'stock', item: 'ZP0002-40', left: 2 },
    { kind: 'refuse' },
    remove(0),
  ],
  'a removal from a lost cart whose new one the server refuses': [
    add('ZP0002-40'),
    add('AN0107-38'),
    forget,
    remove(0),
    { kind: 'refuse' },
  ],
  'a line that is removed in another tab': [
    add('ZP0001-38'),
    add('AN0107-38'),
    secondTab,
    remove(0, 1),
    { kind: 'focus', tab: 0 },
  ],
  'a removal while the merge of a new cart is known to one tab alone': [
    add('ZP0001-38'),
    add('ZP0002-40'),
    secondTab,
    by('nueva', 1),
    forget,
    { kind: 'set', tab: 1, which: 3, quantity: 4 },
    { kind: 'favourite', tab: 0, sku: 'ZP0002' },
    remove(3, 1),
  ],
  'a favourite in a page whose customer has no token yet': [
    by('nueva'),
    offline,
    secondTab,
    { kind: 'favourite', tab: 1, sku: 'ZP0001' },
  ],
};
