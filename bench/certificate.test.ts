import { createPrivateKey, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { certificate } from './certificate.ts';

const now = Date.parse('2026-03-01T12:00:00Z');

test('the certificate is for localhost and the shops below it, signed by its own key, and valid now', async () => {
  const { key, cert } = await certificate(now);
  const read = new X509Certificate(cert);
  expect(read.subject).toBe('CN=localhost');
  expect(read.subjectAltName).toBe('DNS:localhost, DNS:*.localhost');
  expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(read.verify(read.publicKey)).toBe(true);
  expect(Date.parse(read.validFrom)).toBe(now - 86_400_000);
  expect(Date.parse(read.validTo)).toBe(now + 86_400_000);
});

test('no two have the same number', async () => {
  const certificates = await Promise.all([certificate(now), certificate(now)]);
  const numbers = certificates.map(({ cert }) => new X509Certificate(cert).serialNumber);
  expect(new Set(numbers).size).toBe(2);
});
