const kindOf = (value: unknown) => {
  if (Array.isArray(value)) return 'list';
  return value === null ? 'null' : typeof value;
};

interface Options {
  /** Names of fields that may be left out. */
  optional: readonly string[];
}

/**
 * What a value that was sent has not in common with a written one: names of fields, and types. Entries of a list are like
 * the first that is written; an empty one says nothing of them.
 */
export function shapeDifferences(written: unknown, sent: unknown, { optional }: Options): string[] {
  function at(path: string, one: unknown, other: unknown): string[] {
    if (kindOf(one) !== kindOf(other))
      return [`${path || 'the body'}: ${kindOf(one)} is written, ${kindOf(other)} is sent`];
    if (Array.isArray(one))
      return one.length === 0 ? [] : (other as unknown[]).flatMap((entry) => at(`${path}.*`, one[0], entry));
    if (kindOf(one) !== 'object') return [];
    const [fields, others] = [one, other] as Record<string, unknown>[];
    return [...new Set([...Object.keys(fields ?? {}), ...Object.keys(others ?? {})])].flatMap((name) => {
      const place = path === '' ? name : `${path}.${name}`;
      if (fields?.[name] === undefined) return [`${place}: not written`];
      if (others?.[name] !== undefined) return at(place, fields[name], others[name]);
      return optional.includes(name) ? [] : [`${place}: missing`];
    });
  }

  return at('', written, sent);
}
