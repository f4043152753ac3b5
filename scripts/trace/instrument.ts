import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { babel } from '@stryker-mutator/instrumenter';

/** A mutant in a file; `line` counts from 1. */
export interface Mutant {
  id: string;
  file: string;
  line: number;
  /** Mutator name of the mutation tool, such as 'ConditionalExpression'. */
  kind: string;
  replacement: string;
  /** The requirement ids in the comments of its file. */
  names: readonly string[];
}

const quiet = () => false;
const ignore = () => undefined;
const logger = {
  isTraceEnabled: quiet,
  isDebugEnabled: quiet,
  isInfoEnabled: quiet,
  isWarnEnabled: quiet,
  isErrorEnabled: quiet,
  isFatalEnabled: quiet,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
};

/** Syntax that the bundler evaluates statically, such as `new URL('./a.svg', import.meta.url)`, must stay literal. */
const bundlerSyntax = {
  shouldIgnore(path: object) {
    const code = path as babel.NodePath;
    const { type } = code.node;
    if (type !== 'CallExpression' && type !== 'NewExpression') return undefined;
    return /^(?:new (?:URL|Worker)\(.*import\.meta|import\.meta\.)/s.test(code.toString())
      ? 'bundler'
      : undefined;
  },
};

/**
 * Instruments files with all their mutants, each activated by `globalThis.__stryker__.activeMutant`, and lists the
 * mutants. Without an active one the code behaves as before. Throws if a file cannot be parsed.
 */
export async function instrument(files: readonly { name: string; content: string }[]) {
  const result = await new Instrumenter(logger).instrument(
    files.map(({ name, content }) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [bundlerSyntax] },
  );
  const names = new Map(files.map(({ name, content }) => [name, content.match(/\b[A-Z]+-\d{2,3}\b/g) ?? []]));
  const mutants = result.mutants
    .filter(({ status }) => status === undefined)
    .map(({ id, fileName, location, mutatorName, replacement }): Mutant => {
      return {
        id,
        file: fileName,
        line: location.start.line + 1,
        kind: mutatorName,
        replacement,
        names: names.get(fileName) ?? [],
      };
    });
  return { files: result.files.map(({ name, content }) => ({ name, content })), mutants };
}
