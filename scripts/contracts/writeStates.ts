import { writeFileSync } from 'node:fs';
import { formattedStatesPage, statesPagePath } from './formattedStatesPage.ts';

writeFileSync(statesPagePath, await formattedStatesPage());
