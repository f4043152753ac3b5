/**
 * Packages that Vite bundles before the first test. Vite would bundle a package found later again with its
 * dependencies, and the page would load two copies of React.
 */
export const preBundled = [
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
  'stdnum/lib/esm/br/cpf.js',
  'stdnum/lib/esm/cl/rut.js',
  'stdnum/lib/esm/co/nit.js',
  'valibot',
  'web-vitals/attribution',
];
