import * as v from 'valibot';
import { type Kept, type KeptName, keptSlices, keptVersion } from './kept.ts';

/** What was read of the device: the slices that are whole, and the raw text of those that are not. */
interface Read {
  kept: Kept;
  bad: string | undefined;
}

/** An object's schema takes a list for one without fields. */
const noList = v.check((value: unknown) => !Array.isArray(value));

/** The entry as the persistence library writes it: the text of each slice by its name. */
const entry = v.pipe(v.string(), v.parseJson(), noList, v.record(v.string(), v.string()));

const stamp = v.pipe(v.string(), v.parseJson(), v.object({ version: v.number() }));

const names = Object.keys(keptSlices) as KeptName[];

/**
 * Reads the entry slice by slice: one that is unreadable or of the wrong shape is left out, and its raw text stands in
 * `bad` by its name; an entry that is none at all stands there whole, and so does one of a later version, whose slices may
 * hold more than is understood here (PERS-09). Never throws.
 */
export function readKept(text: string | null): Read {
  if (text === null) return { kept: {}, bad: undefined };
  const read = v.safeParse(entry, text);
  if (!read.success) return { kept: {}, bad: text };
  const kept: Record<string, unknown> = {};
  const bad: Record<string, string> = {};
  for (const name of names) {
    const raw = Object.hasOwn(read.output, name) ? read.output[name] : undefined;
    if (raw === undefined) continue;
    const slice = v.safeParse(
      v.pipe(v.string(), v.parseJson(), noList, keptSlices[name] as v.GenericSchema),
      raw,
    );
    if (slice.success) kept[name] = slice.output;
    else bad[name] = raw;
  }
  const version = v.safeParse(stamp, read.output['_persist']);
  if (version.success && version.output.version > keptVersion) return { kept, bad: text };
  return { kept, bad: Object.keys(bad).length === 0 ? undefined : JSON.stringify(bad) };
}
