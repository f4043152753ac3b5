import { forbiddenImports } from './forbiddenImports.ts';

const { count, forbidden } = forbiddenImports('.');
for (const line of forbidden) console.error(line);
console.log(`Forbidden imports: ${forbidden.length} of ${count}`);
process.exitCode = forbidden.length === 0 ? 0 : 1;
