import { writePolicy } from './writePolicy.ts';

// For deployments that write their configuration into the built pages.
writePolicy(process.argv[2] ?? 'dist');
console.log('The headers for the pages of the build are written.');
