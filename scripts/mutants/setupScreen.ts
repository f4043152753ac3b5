import { configure } from '@testing-library/react';
import { beforeAll } from 'vitest';

// Most mutants are red because something does not appear, which each test would wait for.
configure({ asyncUtilTimeout: 4000 });

// A test must not spend that time on loading code for the first time.
const screens = import.meta.glob('../../src/features/*/*Screen.tsx');
beforeAll(async () => {
  await Promise.all(Object.values(screens).map((load) => load()));
});
