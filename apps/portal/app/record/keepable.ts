import * as v from 'valibot';
import type { RecordSchema, Values } from './form-state.ts';

/** What of a form can be kept as it stands, and how many of its fields cannot. */
export interface Keepable {
  readonly fields: Values;
  readonly lost: number;
}

/**
 * The fields of a form by the rules of a draft: one that is wrong is kept as empty, and counted, so that it does not keep
 * the others from being saved.
 */
export function keepable({ entries }: RecordSchema, values: Values): Keepable {
  let lost = 0;
  const fields = Object.entries(entries).map(([name, entry]) => {
    const value = values[name] === '' || values[name] === null ? undefined : values[name];
    const said = v.safeParse(entry, value);
    if (said.success) return [name, said.output];
    lost += 1;
    return [name, v.safeParse(entry, undefined).output];
  });
  return { fields: Object.fromEntries(fields), lost };
}
