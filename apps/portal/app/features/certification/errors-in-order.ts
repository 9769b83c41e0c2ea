import type { FormError } from '@jianzhu/ui/pages';
import type { FieldTexts } from '../../record/field-texts.ts';

/** What is wrong with a form as its summary says it, in the order in which its fields stand; others come last. */
export function errorsInOrder(errors: FieldTexts, order: readonly string[]): FormError[] {
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(errors)
    .map(([fieldId, text]) => ({ fieldId, text: text ?? '' }))
    .toSorted((one, other) => placeOf(one.fieldId) - placeOf(other.fieldId));
}
