import { execFileSync, spawnSync } from 'node:child_process';
import { connectionObstacle } from '#contracts/verifier/connect.ts';
import { brokerCommand } from './brokerCommand.ts';

const notRun = 2;
const connectMs = 5000;
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Runs the client of the broker and returns its exit code. */
async function main() {
  const broker = process.env['PACT_BROKER_BASE_URL'] ?? '';
  const command = brokerCommand(process.argv.slice(2), {
    broker,
    version: git('rev-parse', 'HEAD'),
    branch: git('branch', '--show-current'),
    changed: git('status', '--porcelain', '--', 'contracts/pacts'),
  });
  if ('fault' in command) {
    console.error(command.fault);
    return notRun;
  }
  // The client tries a broker that is not there for more than a minute.
  const obstacle = await connectionObstacle(broker, connectMs);
  if (obstacle) {
    console.error(`PACT_BROKER_BASE_URL ${broker}: ${obstacle.text}`);
    return notRun;
  }
  const { status, error } = spawnSync('pact-broker', command.args, { stdio: 'inherit' });
  if (error) console.error(error.message);
  return status ?? notRun;
}

process.exitCode = await main();
