import { expect, test } from 'vitest';
import { connectionTrouble } from './connectionTrouble.ts';

const url = new URL('https://api.test:8443/cities');

test.each([
  ['ECONNREFUSED', 'Nothing listens at api.test:8443: start the server, or correct host and port.'],
  ['ENOTFOUND', 'No host is called api.test: correct the name, or connect to its network.'],
  ['EAI_AGAIN', 'No host is called api.test: correct the name, or connect to its network.'],
  ['ETIMEDOUT', 'api.test:8443 accepts no connection: correct host and port, or open the firewall.'],
  ['EHOSTUNREACH', 'api.test:8443 accepts no connection: correct host and port, or open the firewall.'],
  ['EPROTO', 'api.test:8443 does not speak TLS: write http:// instead of https://.'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'api.test:8443 does not speak TLS: write http:// instead of https://.'],
  [
    'HPE_INVALID_CONSTANT',
    'api.test:8443 does not answer in HTTP: correct the port, or write https:// if the server speaks TLS.',
  ],
  [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'The certificate of api.test:8443 is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT): set NODE_EXTRA_CA_CERTS to the file of its authority.',
  ],
  [
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'The certificate of api.test:8443 is not trusted (UNABLE_TO_VERIFY_LEAF_SIGNATURE): set NODE_EXTRA_CA_CERTS to the file of its authority.',
  ],
  ['EADDRNOTAVAIL', 'api.test:8443 cannot be reached (EADDRNOTAVAIL): correct host and port.'],
])('LAB-12: %s says what to do, and nothing is known about the contract', (code, text) => {
  expect(connectionTrouble({ code, message: 'm' }, url, 'GET /cities')).toMatchObject({ text, notRun: true });
});

test.each(['ECONNRESET', 'EPIPE'])('LAB-12: %s is a failure of the server', (code) => {
  expect(connectionTrouble({ code, message: 'm' }, url, 'GET /cities')).toMatchObject({
    text: "api.test:8443 closes the connection before the answer to GET /cities is complete: look for a crash in the server's log.",
    notRun: false,
  });
});

test('LAB-12: an error without a code is named by its message', () => {
  expect(connectionTrouble({ message: 'strange' }, url, undefined).text).toContain('(strange)');
});
