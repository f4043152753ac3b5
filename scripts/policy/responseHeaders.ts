import { contentPolicy } from './contentPolicy.ts';
import { inlineParts } from './inlineParts.ts';
import { otherOrigins } from './otherOrigins.ts';

/** The headers of an answer, by their names. */
type Headers = Readonly<Record<string, string>>;

/** What every answer of a site carries, and what it carries over TLS besides. */
export interface ResponseHeaders {
  every: Headers;
  tls: Headers;
}

const unused = ['accelerometer', 'camera', 'display-capture', 'gyroscope', 'magnetometer', 'microphone'];
const features = [...unused, 'midi', 'payment', 'usb'].map((name) => `${name}=()`);

/**
 * The headers for all pages of a build, given by their file names. Throws, with each place named, when a page holds
 * what the policy would have to forbid.
 */
export function responseHeaders(pages: Readonly<Record<string, string>>): ResponseHeaders {
  const read = Object.entries(pages).map(([file, html]) => ({ file, parts: inlineParts(html) }));
  const faults = read.flatMap(({ file, parts }) => parts.faults.map((fault) => `${file} has ${fault}`));
  if (faults.length > 0) throw new Error(`Failed to make the policy: ${faults.join('; ')}.`);
  const origins = read.map(({ parts }) => otherOrigins(parts.config));
  return {
    every: {
      'content-security-policy': contentPolicy({
        scripts: read.flatMap(({ parts }) => parts.scripts),
        styles: read.flatMap(({ parts }) => parts.styles),
        connect: origins.flatMap(({ connect }) => connect),
        images: origins.flatMap(({ images }) => images),
      }),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': [...features, 'geolocation=(self)'].join(', '),
    },
    tls: { 'strict-transport-security': 'max-age=63072000; includeSubDomains' },
  };
}

/** The same as lines of nginx, for the server that speaks TLS. */
export function asNginx({ every, tls }: ResponseHeaders): string {
  const lines = Object.entries({ ...every, ...tls }).map(
    ([name, value]) => `add_header ${name} "${value}" always;\n`,
  );
  return lines.join('');
}
