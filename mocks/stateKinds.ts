import * as v from 'valibot';
import type { Session } from './session.ts';

interface Described<Schema extends v.GenericSchema> {
  /** What it means, for teams that set it up on their own server. */
  meaning: string;
  params: Schema;
}

interface SetUp<Schema extends v.GenericSchema> extends Described<Schema> {
  set: (session: Session, params: v.InferOutput<Schema>) => void | Promise<void>;
}

interface Seeded<Schema extends v.GenericSchema> extends Described<Schema> {
  /** The data of the seed that fulfil it, as the end of a sentence; a server of another team needs the same. */
  reliesOn: string;
}

/** A provider state that has to be set up. */
export const state = <Schema extends v.GenericSchema>(definition: SetUp<Schema>) => ({
  ...definition,
  apply: async (session: Session, given: unknown) =>
    definition.set(session, v.parse(definition.params, given)),
});

/** A provider state in which the seed already is: only its parameters are checked. */
export const seeded = <Schema extends v.GenericSchema>(definition: Seeded<Schema>) => ({
  ...definition,
  apply: async (_session: Session, given: unknown) => void v.parse(definition.params, given),
});
