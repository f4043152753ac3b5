/** An example as the Pact mock server returns it: lists are reduced to their first entry. */
export function asRecorded<Example>(example: Example): Example {
  if (Array.isArray(example)) return example.slice(0, 1).map(asRecorded) as Example;
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, asRecorded(value as unknown)]),
  ) as Example;
}
