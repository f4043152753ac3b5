import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { developmentSettings } from '#fixtures/settings.ts';
import type { Settings } from '#schemas/settings.ts';
import { writeSettings } from '#schemas/settingsBlock.ts';
import { trustedTypes } from './contentPolicy.ts';
import { asNginx, responseHeaders } from './responseHeaders.ts';

const config = (changes: Partial<Settings>) =>
  writeSettings('<script type="application/json" id="config"></script>', developmentSettings(changes));
const policyOf = (...pages: string[]) =>
  responseHeaders(Object.fromEntries(pages.map((html, index) => [`${index}.html`, html]))).every[
    'content-security-policy'
  ] ?? '';
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

test('SESS-38: no request tells the address of its page, which may have the hash of a login', () => {
  expect(responseHeaders({ 'index.html': '' }).every['referrer-policy']).toBe('strict-origin');
});

describe('the policy', () => {
  test('is as strict as possible without inline parts', () => {
    expect(policyOf(config({}))).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; " +
        "object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types written-page sw-url foreign-html page-data",
    );
  });

  test('names each text of each page once', () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const policy = policyOf(
      '<style>a{}</style><script>go()</script>',
      '<style>b{}</style><script>go()</script>',
    );
    expect(directive(policy, 'script-src')).toEqual(["'self'", hash('go()')]);
    expect(directive(policy, 'style-src')).toEqual(["'self'", hash('a{}'), hash('b{}')]);
  });

  test('gives the empty text its known hash', () => {
    expect(directive(policyOf('<script></script>'), 'script-src')).toContain(
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    );
  });

  test('lets a shop on hosts of its own call each of them, in every country', () => {
    const policy = policyOf(config({ environment: 'production' }));
    expect(directive(policy, 'connect-src')).toHaveLength(1 + 5 * 4);
    expect(directive(policy, 'connect-src')).toContain('https://bff-cl.tienda.example');
    expect(directive(policy, 'img-src')).toEqual([
      "'self'",
      'data:',
      ...['ar', 'cl', 'co', 'br'].map((country) => `https://img-${country}.tienda.example`),
    ]);
    expect(policy).not.toContain('www-ar');
  });

  test('knows an address that a deployment has replaced, by its origin alone', () => {
    const policy = policyOf(
      config({ environment: 'staging', hosts: { images: 'https://cdn.example/pictures/' } }),
    );
    expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:', 'https://cdn.example']);
  });
});

describe('violations of the policy', () => {
  const policyReports = 'https://reports.example/policy';
  const reporting = responseHeaders({ 'index.html': config({ policyReports }) });

  test('are reported to the endpoint of the settings, by the old name of the directive too', () => {
    const policy = reporting.every['content-security-policy'] ?? '';
    expect(directive(policy, 'report-uri')).toEqual([policyReports]);
    expect(directive(policy, 'report-to')).toEqual(['policy']);
    expect(reporting.every['reporting-endpoints']).toBe(`policy="${policyReports}"`);
  });

  test('are reported to nobody by default', () => {
    for (const page of [config({}), '<p>']) {
      const { every } = responseHeaders({ 'index.html': page });
      expect(every['content-security-policy']).not.toContain('report');
      expect(every).not.toHaveProperty('reporting-endpoints');
    }
  });

  test('are reported from nginx too, which reads a quotation mark within a value by its backslash', () => {
    expect(asNginx(reporting).split('\n')).toContain(
      String.raw`add_header reporting-endpoints "policy=\"${policyReports}\"" always;`,
    );
  });
});

test('the names of Trusted Types are those that the shop makes', () => {
  const made = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/createPolicy\??\.?\(\s*'([^']+)'/g)].map(([, name]) => name),
  );
  expect(new Set(made)).toEqual(new Set(trustedTypes));
});

test('a page that would break fails the build, each place named', () => {
  const pages = { 'index.html': '<p style="a:b">', 'cart.html': '<p onclick="go()">', 'list.html': '<p>' };
  expect(() => responseHeaders(pages)).toThrow(
    'Failed to make the policy: index.html has <p style="a:b">; cart.html has <p onclick="go()">.',
  );
});

test('nginx is given each header for every answer, also a failed one', () => {
  const headers = responseHeaders({ 'index.html': '<p>' });
  const lines = asNginx(headers).trimEnd().split('\n');
  expect(lines).toHaveLength(7);
  for (const [name, value] of Object.entries({ ...headers.every, ...headers.tls }))
    expect(lines).toContain(`add_header ${name} "${value}" always;`);
});
