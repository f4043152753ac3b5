import type { Context, Next } from 'hono';
import { controlRefusal, isFromForeignPage } from '#mocks/controlAccess.ts';

const loopback = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address is one of this machine, by its host. */
export const isLoopback = ({ hostname }: URL): boolean => loopback.test(hostname);

/**
 * Refuses control requests whose `Host` is not this machine, or that a foreign page sent. A foreign name that resolves to
 * this machine (DNS rebinding) would be same-origin for the browser.
 */
export function localControl() {
  return async (context: Context, next: Next) => {
    const { raw } = context.req;
    if (!isLoopback(new URL(raw.url)) || isFromForeignPage(raw)) return context.json(controlRefusal, 403);
    return next();
  };
}
