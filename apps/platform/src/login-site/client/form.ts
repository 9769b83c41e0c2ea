import type { Answer } from './api.ts';
import { find, say, texts, whileHeld } from './page.ts';

export interface Form {
  readonly element: HTMLFormElement;
  value(name: string): string;
  /** Shows a field's error beside it; '' takes it away. */
  fieldError(name: string, message: string): void;
  /** Shows what the server refused: at the fields it names, a wrong code at its field, else above the form. */
  refused(answer: Answer<unknown>): void;
  /** Takes away what was said above the form, before the next act. */
  clearRefusal(): void;
}

/** A digit is written in many ways; a phone number and a code are plain digits. */
function plainDigits(text: string): string {
  return text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)).replace(/[\s-]/g, '');
}

const DIGITS_ONLY = new Set(['phone', 'smsCode']);

/** Runs `submit` once at a time; while it runs the button says so. */
export function bindForm(submit: (form: Form) => Promise<void>): Form {
  const element = find(document, 'form', HTMLFormElement);
  const button = find(element, 'button[type=submit]', HTMLButtonElement);
  const summary = find(element, '.form-error', HTMLElement);
  const label = button.textContent ?? '';
  const form: Form = {
    element,
    value: (name) => {
      const { value } = find(element, `[name=${name}]`, HTMLInputElement);
      return DIGITS_ONLY.has(name) ? plainDigits(value) : value;
    },
    fieldError: (name, message) => {
      const input = find(element, `[name=${name}]`, HTMLInputElement);
      input.setAttribute('aria-invalid', String(message !== ''));
      say(find(element, `#${name}-error`, HTMLElement), message);
      if (message && !element.querySelector(':focus[aria-invalid=true]')) input.focus();
    },
    refused: (answer) => {
      const named = fieldErrorsOf(answer).filter(({ field }) => element.querySelector(`[name="${CSS.escape(field)}"]`));
      for (const { field, message } of named) form.fieldError(field, message);
      say(summary, named.length > 0 ? '' : answer.msg);
    },
    clearRefusal: () => say(summary, ''),
  };
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    void whileHeld(button, async () => {
      form.clearRefusal();
      for (const input of element.querySelectorAll('[aria-invalid=true]')) form.fieldError(input.id, '');
      button.textContent = texts.pending;
      await submit(form);
      button.textContent = label;
    });
  });
  element.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.getAttribute('aria-invalid') === 'true')
      form.fieldError(target.name, '');
  });
  for (const show of element.querySelectorAll<HTMLButtonElement>('[data-shows]')) {
    const input = find(element, `#${show.dataset.shows}`, HTMLInputElement);
    show.addEventListener('click', () => {
      const shown = input.type === 'password';
      input.type = shown ? 'text' : 'password';
      show.setAttribute('aria-pressed', String(shown));
    });
  }
  return form;
}

/** Body code of a code that is wrong or worn out, which names no field of its own. */
const WRONG_CODE = 425;

function fieldErrorsOf({ code, msg, fieldErrors }: Answer<unknown>): Answer<unknown>['fieldErrors'] {
  return code === WRONG_CODE && fieldErrors.length === 0 ? [{ field: 'smsCode', message: msg }] : fieldErrors;
}

/** Names every empty field; true when none is. */
export function requireFilled(form: Form, messages: Readonly<Record<string, string>>): boolean {
  const empty = Object.entries(messages).filter(([name]) => form.value(name) === '');
  for (const [name, message] of empty) form.fieldError(name, message);
  return empty.length === 0;
}

/** Whether every check holds; all of them are made, so that every wrong field is named at once. */
export const areMet = (...checks: readonly boolean[]): boolean => checks.every(Boolean);

/** Whether the phone number is one, by the rule that came with its field; else says so in the words for this act. */
export function requirePhone(form: Form, act: 'submit' | 'send' = 'submit'): boolean {
  const { pattern = '', refusal = '', sendRefusal = '' } = find(form.element, '[name=phone]', HTMLInputElement).dataset;
  if (new RegExp(pattern).test(form.value('phone'))) return true;
  form.fieldError('phone', act === 'send' ? sendRefusal : refusal);
  return false;
}
