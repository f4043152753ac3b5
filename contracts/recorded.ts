/** An example as the recording server gives it back: a list of one shape holds its first entry alone. */
export function recorded<Example>(example: Example): Example {
  if (Array.isArray(example)) return example.slice(0, 1).map(recorded) as Example;
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, recorded(value as unknown)]),
  ) as Example;
}
