/**
 * Why a test turned red, strongest evidence first: an expectation of its own not met; an action that waited in vain;
 * the code fell (a native error, one that it threw, or what a guard around every test saw); it came to no end.
 */
const kinds = ['expectation', 'wait', 'fall', 'hang'] as const;

export type RedKind = (typeof kinds)[number];

interface TestError {
  message: string;
  name?: string | undefined;
  stack?: string | undefined;
  cause?: unknown;
}

const endless = /Hit count limit reached|^(?:Test|Hook) timed out|^Test timeout of/;
const waiting = /: (?:Test timeout of|Timeout) \d+ms exceeded/;
const native = /^(?:Type|Range|Reference|Syntax|URI|Eval)Error$/;
const ownError = /^Failed to /m;
const ownCode = /\/(?:src|mocks|scripts|e2e)\/(?!testing\/)[\w./-]+\.tsx?\b/;
const testFile = /\.(?:test|spec)\.tsx?\b/;

/** Whether the first frame outside packages is in the code of the project, not in a test. */
function roseInCode(stack: string) {
  const frame = stack.split('\n').find((row) => /^\s*(?:at |- )/.test(row) && !row.includes('node_modules'));
  return frame !== undefined && ownCode.test(frame) && !testFile.test(frame);
}

function isError(value: unknown): value is TestError {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}

function kindOf({ name = '', message, stack = '', cause }: TestError): RedKind {
  if (endless.test(message)) return 'hang';
  if (name === 'AssertionError') return 'expectation';
  if (isError(cause)) return kindOf(cause);
  if (waiting.test(message)) return 'wait';
  return native.test(name) || ownError.test(message) || roseInCode(stack) ? 'fall' : 'expectation';
}

/** The error of a red test that is the strongest evidence, with its kind; undefined when there is no error. */
export function strongestRed(errors: readonly TestError[]): { kind: RedKind; message: string } | undefined {
  const reds = errors.map((error) => ({ kind: kindOf(error), message: error.message }));
  return kinds.flatMap((kind) => reds.filter((red) => red.kind === kind))[0];
}
