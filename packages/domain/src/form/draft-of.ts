import * as v from 'valibot';
import { optionalField } from './field.ts';
import type { Region } from './region.ts';

/** A required value may be missing in a draft: as the empty value of its kind. */
type DraftValue<Value> = string extends Value
  ? Value
  : Value extends 0 | 1 | Region | readonly unknown[]
    ? Value extends Region
      ? Value | null
      : Value
    : Value | null;

type DraftEntries<Entries extends v.ObjectEntries> = {
  readonly [Name in keyof Entries]: v.GenericSchema<unknown, DraftValue<v.InferOutput<Entries[Name]>>>;
};

/**
 * The record of which nothing is required yet: what is filled in keeps its rules, but for least lengths. Entries that
 * are no fields stay as they are.
 */
export function draftOf<const Entries extends v.ObjectEntries>(
  record: v.ObjectSchema<Entries, undefined>,
): v.ObjectSchema<DraftEntries<Entries>, undefined> {
  const entries = Object.entries(record.entries).map(([name, schema]) => [
    name,
    optionalField(schema as v.GenericSchema),
  ]);
  // The same names; each value is what its kind gives when nothing is required.
  return v.object(Object.fromEntries(entries)) as v.ObjectSchema<DraftEntries<Entries>, undefined>;
}
