import { defineConfig } from 'oxlint';

/** The shop's link ignores a second press while the next screen loads, and leaves other origins to the browser. */
const routerLink = {
  name: 'react-router-dom',
  importNames: ['Link', 'NavLink'],
  message: "Links are made by '#commerce/page/Link.tsx'.",
};

/** Missing in Safari 16.4, one of the browsers that Vite builds for. */
const tooNew = (
  [
    ['AbortSignal', 'any'],
    ['Array', 'fromAsync'],
    ['Map', 'groupBy'],
    ['Object', 'groupBy'],
    ['Promise', 'try'],
    ['Promise', 'withResolvers'],
    ['URL', 'canParse'],
    ['URL', 'parse'],
  ] as const
).map(([object, property]) => ({ object, property, message: 'Missing in Safari 16.4.' }));

const noDefault = { 'import/no-default-export': 'error' } as const;

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['dist', 'dist-edge', 'storybook-static', 'reports', '.cache', 'public'],
  rules: {
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
    {
      files: ['src/**'],
      excludeFiles: ['**/*.test.ts', '**/*.test.tsx'],
      rules: {
        'no-restricted-imports': ['error', { paths: [routerLink] }],
        'no-restricted-properties': ['error', ...tooNew],
      },
    },
    {
      // Below app nothing reads the page: address, clock, chance and configuration are handed in.
      files: ['src/{schemas,countries,texts,lib,rules,api,store,flows,tracking}/**'],
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
