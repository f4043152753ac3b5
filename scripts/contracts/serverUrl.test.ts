import { describe, expect, test } from 'vitest';
import { readServerUrl } from './serverUrl.ts';

describe('the URL of a server', () => {
  test.each([
    ['http://localhost:8080', 'http://localhost:8080'],
    ['  http://localhost:8080', 'http://localhost:8080'],
    ['HTTPS://API.test', 'https://api.test'],
    ['http://[::1]:8080/shop', 'http://[::1]:8080/shop'],
  ])('LAB-12: %j is used as %s', (text, url) => {
    expect(readServerUrl('--url', text, 'base')).toEqual({ url });
  });

  test.each(['http://localhost:8080/', 'http://localhost:8080//'])(
    'LAB-12: the trailing slash of %s is left out, and a note says so',
    (text) => {
      expect(readServerUrl('--url', text, 'base')).toEqual({
        url: 'http://localhost:8080',
        note: 'The trailing slash of --url is left out: http://localhost:8080.',
      });
    },
  );

  test('LAB-12: the endpoint of the states keeps its trailing slash and its query', () => {
    const url = 'http://localhost:8080/state/?key=1';
    expect(readServerUrl('--states', url, 'endpoint')).toEqual({ url });
  });

  test.each([
    ['localhost:8080', "--url 'localhost:8080' has no scheme: write http://localhost:8080, or https://"],
    ['//localhost', "--url '//localhost' has no scheme: write http://localhost, or https://"],
    ['8080', "--url '8080' has no scheme: write http://8080"],
    ['ftp://localhost', "--url 'ftp://localhost' must begin with http:// or https://."],
    ['http://localhost:99999', 'is no URL: check the host, and the port (1 to 65535).'],
    ['http://localhost:web', 'is no URL: check the host, and the port (1 to 65535).'],
    ['http://', 'is no URL: check the host'],
    ['http://two words', 'is no URL: check the host'],
    ['http://localhost:8080/?a=1', "has a query: leave out '?a=1'"],
    ['http://localhost:8080/#top', "has a fragment: leave out '#top'"],
  ])('LAB-12: %s is refused with what to do', (text, sentence) => {
    const read = readServerUrl('--url', text, 'base');
    expect(read).toHaveProperty('fault', expect.stringContaining(sentence));
  });

  test('LAB-12: a password in a URL is not printed', () => {
    const read = readServerUrl('--url', 'http://ana:secreto@localhost:8080', 'base');
    expect(read).toEqual({
      fault: "--url names a user for localhost:8080: leave it out and add --header 'authorization=Basic …'.",
    });
  });
});
