/**
 * Why a test failed, strongest evidence first: a failed assertion; a timeout while waiting for an action; a crash of
 * the code (a native error, its own error, or a fault detected by the test setup); a hang.
 */
const kinds = ['expectation', 'wait', 'fall', 'hang'] as const;

export type FailureKind = (typeof kinds)[number];

interface TestError {
  message: string;
  name?: string | undefined;
  stack?: string | undefined;
  cause?: unknown;
}

const hanging = /Hit count limit reached|^(?:Test|Hook) timed out|^Test timeout of/;
const waiting = /: (?:Test timeout of|Timeout) \d+ms exceeded/;
const native = /^(?:Type|Range|Reference|Syntax|URI|Eval)Error$/;
const ownError = /^Failed to /m;
const ownCode = /\/(?:src|mocks|scripts|e2e)\/(?!testing\/)[\w./-]+\.tsx?\b/;
const testFile = /\.(?:test|spec)\.tsx?\b/;

/** Whether the first stack frame outside of packages is in project code rather than in a test. */
function isThrownByCode(stack: string) {
  const frame = stack.split('\n').find((row) => /^\s*(?:at |- )/.test(row) && !row.includes('node_modules'));
  return frame !== undefined && ownCode.test(frame) && !testFile.test(frame);
}

function isError(value: unknown): value is TestError {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}

function kindOf({ name = '', message, stack = '', cause }: TestError): FailureKind {
  if (hanging.test(message)) return 'hang';
  if (name === 'AssertionError') return 'expectation';
  if (isError(cause)) return kindOf(cause);
  if (waiting.test(message)) return 'wait';
  return native.test(name) || ownError.test(message) || isThrownByCode(stack) ? 'fall' : 'expectation';
}

/** The error of a failed test with the strongest evidence, and its kind; undefined without errors. */
export function strongestFailure(
  errors: readonly TestError[],
): { kind: FailureKind; message: string } | undefined {
  const failures = errors.map((error) => ({ kind: kindOf(error), message: error.message }));
  return kinds.flatMap((kind) => failures.filter((failure) => failure.kind === kind))[0];
}
