import { createHash } from 'node:crypto';

/** What the policy allows in addition to the site's own files. */
interface Allowed {
  /** Inline texts. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Other origins for calls and pictures. */
  connect: readonly string[];
  images: readonly string[];
  /** Where browsers report violations; nowhere without it. */
  reports?: string | undefined;
}

/** Names of Trusted Types policies; the code that creates one gives the reason. */
export const trustedTypes: readonly string[] = ['written-page', 'sw-url', 'foreign-html', 'page-data'];

/** The name of the endpoint for reports, which the policy and `Reporting-Endpoints` share. */
export const reportGroup = 'policy';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The Content-Security-Policy: the shop's own files, and the given inline texts and origins. */
export function contentPolicy({ scripts, styles, connect, images, reports }: Allowed): string {
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
    // Firefox and Safari read the first one alone; a browser that reads the second ignores the first.
    ...(reports !== undefined && { 'report-uri': [reports], 'report-to': [reportGroup] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}
