import { writeFileSync } from 'node:fs';
import { inject } from 'vitest';

// A worker in an endless loop does not react to messages; its process id allows killing it from outside.
writeFileSync(inject('workerIdPath'), String(process.pid));
