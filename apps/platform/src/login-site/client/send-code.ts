import { call } from './api.ts';
import type { Captcha } from './captcha.ts';
import { type Form, requirePhone } from './form.ts';
import { find, say, texts, whileHeld } from './page.ts';

/** Seconds at which the countdown is read out. */
const ANNOUNCED = new Set([60, 30, 10]);

/**
 * The send-code button: needs a phone, and a solved puzzle or the choice to do without; after a send it counts down from a deadline.
 * @param mayReceive asked before a code is sent; says itself why not
 */
export function bindSendCode(
  form: Form,
  captcha: Captcha,
  scene: 'login' | 'register' | 'forget',
  mayReceive: (phone: string) => Promise<boolean> = async () => true,
): void {
  const button = find(form.element, '[data-send-code]', HTMLButtonElement);
  const label = button.textContent ?? '';

  const sent = find(form.element, '[data-code-sent]', HTMLElement);

  /** Whether the code is on its way; says itself why not. */
  const send = async (): Promise<boolean> => {
    say(sent, '');
    form.clearRefusal();
    if (!requirePhone(form, 'send')) return false;
    const phone = form.value('phone');
    if (!(await mayReceive(phone))) return false;
    const proof = captcha.isReplaced ? { withoutPuzzle: true } : { captchaToken: captcha.proof };
    if (proof.captchaToken === undefined && !proof.withoutPuzzle) return refuse('smsCode', texts.captchaNeeded);
    form.fieldError('smsCode', '');
    const answer = await call('sendCode', { phone, scene, ...proof });
    if (!proof.withoutPuzzle) captcha.answered(answer.code);
    if (answer.code !== 200) form.refused(answer);
    return answer.code === 200;
  };

  const refuse = (field: string, message: string): false => {
    form.fieldError(field, message);
    return false;
  };

  button.addEventListener('click', async () => {
    if (!(await whileHeld(button, send))) return;
    say(sent, texts.codeSent);
    countDown(button, label);
    find(form.element, '[name=smsCode]', HTMLInputElement).focus();
  });
}

function countDown(button: HTMLButtonElement, label: string): void {
  const end = Date.now() + Number(button.dataset.waitSeconds) * 1000;
  const tick = () => {
    const left = Math.ceil((end - Date.now()) / 1000);
    button.disabled = left > 0;
    button.textContent = left > 0 ? left + texts.resendIn : label;
    button.setAttribute('aria-live', ANNOUNCED.has(left) || left <= 0 ? 'polite' : 'off');
    if (left > 0) setTimeout(tick, 250);
  };
  tick();
}
