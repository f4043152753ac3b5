/** Executions of each mutant's place: while modules were loading, and later by test. */
export interface MutantCoverage {
  static: Record<string, number>;
  perTest: Record<string, Record<string, number>>;
}

/** The active mutant, and the number of executions after which it counts as an endless loop. */
export interface ActiveMutant {
  activeMutant: string;
  hitLimit: number;
}

/** The object `globalThis.__stryker__`, with which instrumented code activates mutants and reports coverage. */
export interface MutantSwitch extends Partial<ActiveMutant> {
  currentTestId?: string | undefined;
  hitCount?: number;
  mutantCoverage: MutantCoverage;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Null runs the unmutated code. */
    mutant: ActiveMutant | null;
    /** File for the process id of a Node worker. */
    workerIdPath: string;
  }
  interface TaskMeta {
    covered?: MutantCoverage;
  }
}
