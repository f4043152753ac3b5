import type { Reply } from '#contracts/mutation/alteredReplay.ts';

/** The changed reply, or undefined where the change does not apply. */
export type ReplyChange = (reply: Reply) => Reply | undefined;

interface Page {
  products?: unknown[];
  total?: number;
  resultDetails?: { itemsPerPage: number };
}

/** Changes of a page of products. */
const page =
  (change: (page: Required<Page>) => Page): ReplyChange =>
  ({ status, body }) => {
    const { products, total, resultDetails } = body as Page;
    if (products === undefined || total === undefined || resultDetails === undefined) return undefined;
    return { status, body: { ...(body as Page), ...change({ products, total, resultDetails }) } };
  };

const isRefused = ({ error, success }: { error?: unknown; success?: unknown }) =>
  error === true || success === false;

const otherStatus: Readonly<Record<number, number>> = { 404: 410, 503: 500 };

/** Realistic changes of a whole reply. */
export const replyChanges: Readonly<Record<string, ReplyChange>> = {
  'an extra wrapper': ({ status, body }) => ({ status, body: { result: body } }),
  'a list of one reply': ({ status, body }) => ({ status, body: [body] }),
  'another status for the same failure': ({ status, body }) => {
    const other = isRefused(body as object) && status < 400 ? 422 : otherStatus[status];
    return other === undefined ? undefined : { status: other, body };
  },
  'a failure with status 200': ({ status, body }) => (status < 400 ? undefined : { status: 200, body }),
  'the products of this page as total': page(({ products }) => ({ total: products.length })),
  'the number of pages as total': page(({ total, resultDetails: { itemsPerPage } }) => ({
    total: Math.ceil(total / itemsPerPage),
  })),
  'another page size': page(({ resultDetails }) => ({
    resultDetails: { ...resultDetails, itemsPerPage: 24 },
  })),
};
