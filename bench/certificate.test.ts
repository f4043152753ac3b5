import { createPrivateKey, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { certificate } from './certificate.ts';

const now = Date.parse('2026-03-01T12:00:00Z');

test('the certificate is for localhost and the shops below it, signed by its own key, and valid now', () => {
  const { key, cert } = certificate(now);
  const read = new X509Certificate(cert);
  expect(read.subject).toBe('CN=localhost');
  expect(read.subjectAltName).toBe('DNS:localhost, DNS:*.localhost');
  expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(read.verify(read.publicKey)).toBe(true);
  expect(Date.parse(read.validFrom)).toBe(now - 86_400_000);
  expect(Date.parse(read.validTo)).toBe(now + 86_400_000);
});

test('no two have the same number', () => {
  const numbers = [1, 2].map(() => new X509Certificate(certificate(now).cert).serialNumber);
  expect(new Set(numbers).size).toBe(2);
});
