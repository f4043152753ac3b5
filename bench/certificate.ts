import { generate } from 'selfsigned';

const day = 24 * 60 * 60 * 1000;
const hosts = ['localhost', '*.localhost'];

/**
 * A key and a certificate for localhost that nobody has signed but the key itself, as PEM; valid from a day before `now`,
 * in ms, to a day after it.
 */
export async function certificate(now: number): Promise<{ key: string; cert: string }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now - day),
    notAfterDate: new Date(now + day),
    extensions: [{ name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2, value })) }],
  });
  return { key, cert };
}
