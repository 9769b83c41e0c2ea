import { type Answer, call } from './api.ts';
import type { PendingLogin } from './enter.ts';
import { find, say, whileHeld } from './page.ts';

/** Body code of a ticket that is worn out: the login begins anew. */
const EXPIRED = 422;
const FORMS = { app: /^\d{6}$/, recovery: /^[A-Z2-9]{16}$/ } as const;

/** Typed digits and letters, plain and without what parts them. */
function plain(text: string): string {
  return text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\s-]/g, '')
    .toUpperCase();
}

/** Asks for the second factor of a login whose first one is proven, until it has come. */
export function askSecondFactor(
  loginTicket: string,
  proceed: (login: PendingLogin) => Promise<Answer<unknown> | undefined>,
): void {
  const step = find(document, '[data-second-factor]', HTMLElement);
  const form = find(step, 'form', HTMLFormElement);
  const input = find(step, 'input', HTMLInputElement);
  const error = find(step, '.field__error', HTMLElement);
  const summary = find(step, '.form-error', HTMLElement);
  const label = find(step, 'label', HTMLLabelElement);
  const other = find(step, '[data-other-code]', HTMLButtonElement);
  const button = find(step, 'button[type=submit]', HTMLButtonElement);
  let kind: keyof typeof FORMS = 'app';

  const refuse = (message: string) => {
    input.setAttribute('aria-invalid', String(message !== ''));
    say(error, message);
    if (message) input.focus();
  };

  const show = (next: keyof typeof FORMS) => {
    kind = next;
    refuse('');
    input.value = '';
    input.inputMode = kind === 'app' ? 'numeric' : 'text';
    input.maxLength = kind === 'app' ? 8 : 24;
    input.autocomplete = kind === 'app' ? 'one-time-code' : 'off';
    label.textContent = label.dataset[kind] ?? '';
    input.placeholder = input.dataset[kind] ?? '';
    other.textContent = other.dataset[kind] ?? '';
  };

  const send = async () => {
    refuse('');
    say(summary, '');
    const code = plain(input.value);
    if (!FORMS[kind].test(code)) return refuse(error.dataset[kind] ?? '');
    const answer = await call<PendingLogin>('loginSecondFactor', { loginTicket, code });
    if (answer.data) {
      const refused = await proceed(answer.data);
      return say(summary, refused?.msg ?? '');
    }
    if (answer.code === EXPIRED) find(step, '[data-start-again]', HTMLElement).hidden = false;
    if (answer.fieldErrors.length > 0) return refuse(answer.msg);
    say(summary, answer.msg);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void whileHeld(button, send);
  });
  input.addEventListener('input', () => {
    if (input.getAttribute('aria-invalid') === 'true') refuse('');
  });
  other.addEventListener('click', () => {
    show(kind === 'app' ? 'recovery' : 'app');
    input.focus();
  });
  find(document, '[data-entry]', HTMLElement).hidden = true;
  step.hidden = false;
  show('app');
  input.focus();
}
