import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const length = (bytes: number) =>
  bytes < 0x80 ? [bytes] : bytes < 0x1_00 ? [0x81, bytes] : [0x82, bytes >> 8, bytes & 0xff];

/** A value in DER (X.690): its kind, its length, and the values in it. */
function der(kind: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([kind, ...length(content.length)]), content]);
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const text = (kind: number, value: string) => der(kind, Buffer.from(value));
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));
const name = sequence(der(0x31, sequence(identifier('550403'), text(0x0c, 'localhost'))));
const hosts = der(0x04, sequence(text(0x82, 'localhost'), text(0x82, '*.localhost')));

/** As UTCTime: YYMMDDhhmmssZ. */
const utc = (time: number) =>
  text(0x17, `${new Date(time).toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`);

/** A key and a certificate for localhost that nobody has signed but the key itself, as PEM; valid for a day (RFC 5280). */
export function certificate(now: number): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const serial = Buffer.concat([Buffer.from([0x01]), randomBytes(8)]);
  const day = 24 * 60 * 60 * 1000;
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    ecdsaWithSha256,
    name,
    sequence(utc(now - day), utc(now + day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(identifier('551d11'), hosts))),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]);
  const whole = sequence(content, ecdsaWithSha256, der(0x03, signature)).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.replaceAll(/(.{64})/g, '$1\n').trimEnd()}\n-----END CERTIFICATE-----\n`,
  };
}
