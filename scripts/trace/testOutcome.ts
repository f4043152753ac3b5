/** What a runner reports of one test: where it stands, the titles around it, its own, and whether it passed. */
export interface TestOutcome {
  file: string;
  within: string[];
  title: string;
  passed: boolean;
}
