import { generate } from 'selfsigned';

const day = 24 * 60 * 60 * 1000;
const hosts = ['localhost', '*.localhost'];

/**
 * Creates a self-signed certificate and its key for localhost, as PEM; valid for one day before and after `now` (ms).
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
