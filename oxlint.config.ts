import { defineConfig } from 'oxlint';

/**
 * The arrows of the house: each room, and the rooms that it may import. Inside a room the path is './file'.
 * `types` are rooms of which only types may be taken.
 */
const arrows: Record<string, { may: string[]; types?: string[] }> = {
  schemas: { may: [] },
  countries: { may: [], types: ['schemas'] },
  texts: { may: [], types: ['schemas'] },
  lib: { may: [], types: ['schemas'] },
  rules: { may: ['countries', 'lib'], types: ['schemas'] },
  ui: { may: ['lib'] },
  api: { may: ['schemas', 'rules', 'lib', 'countries'] },
  store: { may: ['api', 'rules', 'schemas', 'lib', 'countries'] },
  commerce: { may: ['store', 'api', 'rules', 'schemas', 'ui', 'lib', 'texts', 'countries'] },
  features: { may: ['commerce', 'store', 'api', 'rules', 'schemas', 'ui', 'lib', 'texts', 'countries'] },
  app: {
    may: ['features', 'commerce', 'store', 'api', 'rules', 'schemas', 'ui', 'lib', 'texts', 'countries'],
  },
};

const rooms = [...Object.keys(arrows), 'testing', 'mocks', 'fixtures', 'contracts', 'scripts', 'bench'];

/** The router's own link weighs 3 kB more than the shop's: docs/decisions/013-only-what-is-used-of-the-router.md. */
const heavyLink = {
  name: 'react-router-dom',
  importNames: ['Link', 'NavLink'],
  message: "Links are made by '#commerce/Link.tsx'.",
};

/** The rule for the files of one room; `types` rooms stay open to `import type` alone. */
function arrowsOf(
  may: string[],
  types: string[] = [],
): ['error', { paths: (typeof heavyLink)[]; patterns: object[] }] {
  const closed = rooms.filter((room) => !may.includes(room) && !types.includes(room));
  return [
    'error',
    {
      paths: [heavyLink],
      patterns: [
        {
          group: closed.map((room) => `#${room}/*`),
          message: 'This room may not import that one: see the table of arrows in oxlint.config.ts.',
        },
        ...types.map((room) => ({
          group: [`#${room}/*`],
          allowTypeImports: true,
          message: 'Only types may be taken from that room.',
        })),
        { group: ['../*'], message: "Another room is named by '#room/file', the own one by './file'." },
      ],
    },
  ];
}

const noDefault = { 'import/no-default-export': 'error' } as const;

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['dist', 'dist-probe', 'storybook-static', 'reports', '.cache', 'public'],
  rules: {
    'import/no-cycle': 'error',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'typescript/consistent-return': 'off',
    'no-shadow': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/jsx-key': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'typescript/no-explicit-any': 'error',
    // Generic definitions are narrowed by assertion; what comes from outside is checked by a schema instead.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    // Objects here are made of closures: what is taken out of one still works.
    'typescript/unbound-method': 'off',
    'typescript/consistent-type-imports': 'error',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/no-identical-title': 'error',
    'vitest/require-mock-type-parameters': 'off',
    'no-restricted-globals': 'off',
    ...noDefault,
  },
  overrides: [
    ...Object.entries(arrows).map(([room, { may, types }]) => ({
      files: [`src/${room}/**`],
      excludeFiles: ['**/*.test.ts', '**/*.test.tsx'],
      rules: { 'no-restricted-imports': arrowsOf(may, types) },
    })),
    { files: ['fixtures/**'], rules: { 'no-restricted-imports': arrowsOf(['schemas', 'countries']) } },
    {
      // The mock is the second opinion on every rule: it never computes with the shop's own rules.
      files: ['mocks/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: { 'no-restricted-imports': arrowsOf(['fixtures', 'schemas', 'countries']) },
    },
    {
      // Below app nothing reads the page: address, clock, chance and configuration are handed in.
      files: ['src/{schemas,countries,texts,lib,rules,api,store}/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...['window', 'document', 'location', 'history', 'navigator', 'localStorage', 'sessionStorage'].map(
            (name) => ({ name, message: 'Handed in by app, so that tests and Node can give their own.' }),
          ),
        ],
      },
    },
    { files: ['*.config.ts', '.storybook/**', 'stories/**'], rules: { 'import/no-default-export': 'off' } },
  ],
});
