import type { Context, Next } from 'hono';
import { controlRefusal, isFromForeignPage } from '#mocks/controlAccess.ts';

const loopback = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Refuses control requests whose `Host` is not this machine, or that a foreign page sent. A foreign name that resolves to
 * this machine (DNS rebinding) would be same-origin for the browser.
 */
export function localControl() {
  return async (context: Context, next: Next) => {
    const { raw } = context.req;
    if (!loopback.test(new URL(raw.url).hostname) || isFromForeignPage(raw))
      return context.json(controlRefusal, 403);
    return next();
  };
}
