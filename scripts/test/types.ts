/** TypeScript 7, which needs a third of the time; tools that use the interface of TypeScript have version 6. */
export const typeCheck: [string, ...string[]] = ['node', 'node_modules/ts7/bin/tsc', '-p', '.'];
