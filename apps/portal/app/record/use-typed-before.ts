import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/**
 * What somebody has done to a field before React knew of it, to be done again: React watches the properties of the
 * element, not those of its class, and hears of a change by its event. Null for nothing.
 */
function doneTo(field: Field): (() => void) | null {
  if (isBox(field)) {
    if (field.checked === field.defaultChecked) return null;
    return () => {
      field.checked = field.defaultChecked;
      field.click();
    };
  }
  const { value, selectionEnd } = field;
  if (value === field.defaultValue || field.type === 'file') return null;
  return () => {
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    // Null for the types that have no cursor, such as an address of mail.
    if (selectionEnd !== null) field.setSelectionRange(selectionEnd, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/**
 * Takes into a form what was typed into it while its scripts were still on their way: the server had drawn its fields,
 * and React would put its own values, which are empty, in the place of what somebody has written.
 */
export function useTypedBefore(): void {
  useEffect(() => {
    const done = [...document.querySelectorAll<Field>('main form :is(input, textarea)')].map(doneTo);
    // After the effects: React answers an event at once then, so that the cursor stays where it is.
    queueMicrotask(() => {
      for (const again of done) again?.();
    });
  }, []);
}
