import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { descriptions, openApiFolder } from './descriptions.ts';

const texts = await descriptions();
// Starts with an empty folder, so that no provider of before remains.
rmSync(openApiFolder, { recursive: true, force: true });
mkdirSync(openApiFolder, { recursive: true });
for (const [file, text] of texts) writeFileSync(file, text);
