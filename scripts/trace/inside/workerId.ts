import { writeFileSync } from 'node:fs';
import { inject } from 'vitest';

// A worker that loops without end hears nothing; by this number it can be ended from outside.
writeFileSync(inject('workerIdPath'), String(process.pid));
