import { writePolicy } from './writePolicy.ts';

// For a deployment that has written its configuration into the pages of the build.
writePolicy(process.argv[2] ?? 'dist');
console.log('The headers for the pages of the build are written.');
