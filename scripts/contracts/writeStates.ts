import { writeFileSync } from 'node:fs';
import { statesPage, statesPagePath } from './statesPage.ts';

writeFileSync(statesPagePath, await statesPage());
