import { aFlagConfiguration } from '#fixtures/flagConfiguration.ts';
import { respondWith, handle } from '#mocks/handle.ts';
import { getFlagConfiguration } from '#schemas/flags.ts';

/** The shop's key at the flag provider, and the ETag of its configuration, which does not change. */
const known = { sdkKey: 'vidriera', etag: 'W/"f1a2"' };

/**
 * The CDN of the flag provider (API-104, API-105). Its rollouts apply to nobody, so that every visitor has the same
 * shop. Developers set flags in the shop.
 */
export const flagHandlers = [
  handle(getFlagConfiguration, ({ args: { sdkKey, ccetag }, ifNoneMatch }) => {
    if (sdkKey !== known.sdkKey) return respondWith({ status: 404 });
    const headers = { etag: known.etag, 'access-control-expose-headers': 'ETag' };
    const isUnchanged = ccetag === known.etag || ifNoneMatch === known.etag;
    if (isUnchanged) return respondWith({ status: 304, headers });
    return respondWith({ status: 200, headers }, aFlagConfiguration({ off: 0, login: 0 }));
  }),
];
