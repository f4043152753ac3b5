import { beforeAll } from 'vitest';
import { saveDatabasesIn } from '#mocks/database.ts';

// The test files of a worker share its modules. Each begins with a mock backend that knows no visitor, so that a fault
// set for a visitor's call in one file does not meet a visitor of the same name in another.
beforeAll(() => saveDatabasesIn(undefined));
