import { expect, test } from 'vitest';
import { answerTrouble } from './answerTrouble.ts';

const name = 'GET http://a.test/cities';

const answer = (status: number, body: string, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from(body),
});

test.each([
  [answer(301, '', { location: '/cities/' }), 'is redirected (301 to /cities/): answer at this path'],
  [answer(302, ''), 'is redirected (302 to nowhere)'],
  [answer(401, '{}'), 'is answered with 401: give access with --header NAME=VALUE.'],
  [answer(403, '{}'), 'is answered with 403: give access with --header NAME=VALUE.'],
  [answer(404, '{"m":1}'), 'is answered with 404 ({"m":1}): add the call, or correct the address'],
  [answer(500, 'boom\n at x'), "is answered with 500 (boom at x): look for the error in the server's log."],
  [answer(503, '{}'), 'is answered with 503 ({})'],
  [answer(200, '<p>', { 'content-type': 'text/html; charset=utf-8' }), 'is answered with HTML (status 200)'],
  [answer(404, '<!DOCTYPE html><p>', { 'content-type': 'text/plain' }), 'is answered with HTML (status 404)'],
  [answer(200, ''), 'is answered with 200 and no body: send the JSON of the contract.'],
  [answer(200, '{"a":'), `is answered with '{"a":', which is no JSON: send valid JSON.`],
  [
    {
      ...answer(200, '', { 'content-type': 'application/json; charset=ISO-8859-1' }),
      body: Buffer.from('"María"', 'latin1'),
    },
    'is answered in another charset than UTF-8, in which the shop reads it (content-type: application/json; charset=ISO-8859-1): send UTF-8.',
  ],
])('LAB-12: an answer that is no answer says what to do: %j', (given, text) => {
  const trouble = answerTrouble(name, given, 200);
  expect(trouble?.text).toContain(`${name} ${text}`);
  expect(trouble?.notRun).toBe(false);
});

test.each([
  [200, answer(200, '{"success":true}')],
  [200, answer(200, '\u{feff}{"success":true}')],
  [200, answer(400, '{"success":false}')],
  [503, answer(503, '{"message":"Service unavailable."}')],
  [404, answer(404, '{}')],
  [503, answer(200, 'null')],
  [204, answer(204, '')],
  [304, answer(304, '')],
])('LAB-12: where %i is expected, %j is left to the contract', (status, given) => {
  expect(answerTrouble(name, given, status)).toBeUndefined();
});

test('LAB-12: where 204 is expected, a status with a body needs one', () => {
  expect(answerTrouble(name, answer(200, ''), 204)?.text).toContain('no body');
});

test('LAB-12: a long body is not repeated', () => {
  expect(answerTrouble(name, answer(500, 'x'.repeat(5_000_000)), 200)?.text.length).toBeLessThan(200);
});
