/** Result of one test: file, titles of the enclosing suites, own title, passed or not. */
export interface TestOutcome {
  file: string;
  within: string[];
  title: string;
  passed: boolean;
}
