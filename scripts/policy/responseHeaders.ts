import { readSettings } from '#schemas/settings.ts';
import { contentPolicy, reportGroup } from './contentPolicy.ts';
import { inlineParts } from './inlineParts.ts';
import { otherOrigins } from './otherOrigins.ts';

/** Response headers by name. */
type Headers = Readonly<Record<string, string>>;

/** Headers of every response, and additional ones over TLS. */
export interface ResponseHeaders {
  every: Headers;
  tls: Headers;
}

const unused = ['accelerometer', 'camera', 'display-capture', 'gyroscope', 'magnetometer', 'microphone'];
const features = [...unused, 'midi', 'payment', 'usb'].map((name) => `${name}=()`);

/**
 * Response headers for all pages of a build, given by file name. Throws with a list of places if a page contains
 * something that the policy would block.
 */
export function responseHeaders(pages: Readonly<Record<string, string>>): ResponseHeaders {
  const read = Object.entries(pages).map(([file, html]) => ({ file, parts: inlineParts(html) }));
  const faults = read.flatMap(({ file, parts }) => parts.faults.map((fault) => `${file} has ${fault}`));
  if (faults.length > 0) throw new Error(`Failed to make the policy: ${faults.join('; ')}.`);
  // A page that is not configured yet has no hosts, and opens no shop.
  const settings = read.flatMap(({ parts }) => {
    const { success, output } = readSettings(parts.config);
    return success ? [output] : [];
  });
  const origins = settings.map(otherOrigins);
  const reports = settings[0]?.policyReports;
  return {
    every: {
      'content-security-policy': contentPolicy({
        scripts: read.flatMap(({ parts }) => parts.scripts),
        styles: read.flatMap(({ parts }) => parts.styles),
        connect: origins.flatMap(({ connect }) => connect),
        images: origins.flatMap(({ images }) => images),
        reports,
      }),
      ...(reports !== undefined && { 'reporting-endpoints': `${reportGroup}="${reports}"` }),
      'x-content-type-options': 'nosniff',
      // Never the path: what a page requests before its first statement would name the hash of a login by address.
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': [...features, 'geolocation=(self)'].join(', '),
    },
    tls: { 'strict-transport-security': 'max-age=63072000; includeSubDomains' },
  };
}

/** The same headers as nginx directives, for the TLS server. */
export function asNginx({ every, tls }: ResponseHeaders): string {
  const lines = Object.entries({ ...every, ...tls }).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', String.raw`\"`)}" always;\n`,
  );
  return lines.join('');
}
