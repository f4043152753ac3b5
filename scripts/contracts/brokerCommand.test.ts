import { expect, test } from 'vitest';
import { brokerCommand } from './brokerCommand.ts';

const known = { broker: 'https://broker.test', version: 'a1b2c3', branch: 'main', changed: '' };

test('LAB-06: a checkout without a branch is published without one', () => {
  const command = brokerCommand(['publish'], { ...known, branch: '' });
  expect(command).toEqual({ args: ['publish', 'contracts/pacts', '--consumer-app-version', 'a1b2c3'] });
});

test('LAB-06: contracts that are not committed are not published under the commit', () => {
  const command = brokerCommand(['publish'], {
    ...known,
    changed: ' M contracts/pacts/vidriera-pwa-bff.json',
  });
  expect(command).toEqual({
    fault:
      'Commit the contracts first, they would be published as a1b2c3:\n M contracts/pacts/vidriera-pwa-bff.json',
  });
});

test.each(['', 'broker.test', 'ftp://broker.test', 'http://', 'https://broker.test:99999'])(
  'LAB-06: the address of a broker cannot be %j',
  (broker) => {
    expect(brokerCommand(['publish'], { ...known, broker })).toEqual({
      fault: 'Set PACT_BROKER_BASE_URL to the address of the broker, such as https://broker.test.',
    });
  },
);

test.each([
  [['publish', '--tag'], 'npm run contracts:publish takes no options'],
  [['can-i-deploy'], 'Write npm run contracts:can-i-deploy -- ENVIRONMENT'],
  [['can-i-deploy', '--to'], 'Write npm run contracts:can-i-deploy -- ENVIRONMENT'],
  [['can-i-deploy', 'production', 'staging'], 'Write npm run contracts:can-i-deploy -- ENVIRONMENT'],
])('LAB-06: %j is told how it is written', (args, sentence) => {
  expect(brokerCommand(args, known)).toEqual({ fault: expect.stringContaining(sentence) as string });
});
