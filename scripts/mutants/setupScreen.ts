import { configure } from '@testing-library/react';

// Most mutants are red because something does not appear, which each test would wait for.
configure({ asyncUtilTimeout: 4000 });
