/**
 * Packages that Vite bundles before the first test: one it meets on the way would be bundled again with all it shares,
 * and the page would hold two Reacts.
 */
export const bundledFirst = [
  '@hookform/resolvers/standard-schema',
  '@mswjs/data',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  '@testing-library/react',
  'fast-check',
  'msw',
  'msw/browser',
  'msw/experimental',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-redux',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'redux-persist',
  'valibot',
];
