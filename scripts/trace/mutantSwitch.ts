/** How often each mutant's place was run: while the modules were loaded, and after that, by test. */
export interface MutantCoverage {
  static: Record<string, number>;
  perTest: Record<string, Record<string, number>>;
}

/** The mutant that is on, and how often its place may be run before it counts as a loop without end. */
export interface ActiveMutant {
  activeMutant: string;
  hitLimit: number;
}

/** The object `globalThis.__stryker__` by which instrumented code is switched and tells what it ran. */
export interface MutantSwitch extends Partial<ActiveMutant> {
  currentTestId?: string | undefined;
  hitCount?: number;
  mutantCoverage: MutantCoverage;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Null runs the code as it was written. */
    mutant: ActiveMutant | null;
    /** Where a worker in Node leaves the number of its process. */
    workerIdPath: string;
  }
  interface TaskMeta {
    covered?: MutantCoverage;
  }
}
