import { createHash } from 'node:crypto';

/** What a page may do besides what every page may. */
interface Allowed {
  /** Texts that stand inline. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Other origins that are called, and that pictures come from. */
  connect: readonly string[];
  images: readonly string[];
}

/** Names under which code may make what Trusted Types let through, each with a reason where it is made. */
export const trustedTypes: readonly string[] = ['written-page'];

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The Content-Security-Policy of the shop: nothing but its own files, the texts and the origins that are named. */
export function contentPolicy({ scripts, styles, connect, images }: Allowed): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf)],
    'style-src': ["'self'", ...styles.map(hashOf)],
    'img-src': ["'self'", 'data:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes,
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}
