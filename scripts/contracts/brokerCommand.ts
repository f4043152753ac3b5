import { consumer, pactFolder } from '#contracts/pact/providers.ts';

/** What is known of the checkout and of the surroundings. */
interface Surroundings {
  /** Address of the Pact broker; the client reads the credentials from its own variables. */
  broker: string;
  /** The commit that is checked out: the version of the shop at the broker. */
  version: string;
  /** Empty if no branch is checked out, as in many pipelines. */
  branch: string;
  /** The contracts that differ from the commit, one per line. */
  changed: string;
}

/**
 * The command line of the broker's client for `publish` or `can-i-deploy ENVIRONMENT` (LAB-06), or one sentence that
 * says what is missing.
 */
export function brokerCommand(
  [action, environment, ...more]: readonly string[],
  { broker, version, branch, changed }: Surroundings,
): { args: string[] } | { fault: string } {
  const isPublish = action === 'publish';
  const isWhole = isPublish ? environment === undefined : environment !== undefined && more.length === 0;
  if (!isWhole || environment?.startsWith('-'))
    return {
      fault: isPublish
        ? 'npm run contracts:publish takes no options: the broker is PACT_BROKER_BASE_URL, the version the commit.'
        : 'Write npm run contracts:can-i-deploy -- ENVIRONMENT, such as production.',
    };
  if (!/^https?:\/\/[^/]/i.test(broker) || !URL.canParse(broker))
    return { fault: 'Set PACT_BROKER_BASE_URL to the address of the broker, such as https://broker.test.' };
  if (!isPublish && environment !== undefined)
    return {
      args: [
        'can-i-deploy',
        '--pacticipant',
        consumer,
        '--version',
        version,
        '--to-environment',
        environment,
      ],
    };
  if (changed !== '')
    return { fault: `Commit the contracts first, they would be published as ${version}:\n${changed}` };
  const ofBranch = branch === '' ? [] : ['--branch', branch];
  return { args: ['publish', pactFolder, '--consumer-app-version', version, ...ofBranch] };
}
