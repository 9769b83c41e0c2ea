import type { InferOutput } from 'valibot';
import { errorsOf, type RecordSchema, readableFields, type Values } from '../../record/form-state.ts';

/** What stands in a form: as it was saved last, by now with its files, and by now without. */
export interface FormContent {
  readonly base: Values;
  readonly values: Values;
  readonly typed: Values;
}

/**
 * What a save keeps of a form. What cannot be read, such as half a phone of another step, stays in the form alone.
 *
 * @returns the body; what was saved before of the fields that cannot be read; and the others as the platform writes them,
 * such as a code in capital letters
 */
export function keptFields<Draft extends RecordSchema>(
  draft: Draft,
  { base, values, typed }: FormContent,
): { readonly body: InferOutput<Draft>; readonly saved: Values; readonly written: Values } {
  const broken = Object.keys(errorsOf(draft, values));
  const saved = Object.fromEntries(broken.map((name) => [name, base[name]]));
  const body = readableFields(draft, { ...values, ...saved });
  const written = Object.entries<unknown>(body).filter(([name]) => name in typed && !(name in saved));
  return { body, saved, written: Object.fromEntries(written) };
}
