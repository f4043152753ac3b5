/** Runs asynchronous jobs one after another, in the order in which they are given; a job that fails stops no other. */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(job: () => Promise<Result>): Promise<Result> => {
    const result = last.then(job, job);
    last = result;
    return result;
  };
}
