import { parseArgs } from 'node:util';
import { configureBuild } from './configureBuild.ts';

const usage = 'Write: npm run configure -- --file shop.json --dist dist';

/** The faults of a command line, one sentence each; none once the build is configured. */
function run(): string[] {
  try {
    const { file, dist } = parseArgs({
      options: { file: { type: 'string' }, dist: { type: 'string', default: 'dist' } },
    }).values;
    return file === undefined ? [`--file is missing. ${usage}`] : configureBuild(file, dist);
  } catch (cause) {
    return [(cause as Error).message];
  }
}

const faults = run();
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log('The settings and the headers are written.');
else process.exitCode = 2;
