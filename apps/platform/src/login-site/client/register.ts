import { call } from './api.ts';
import { bindCaptcha } from './captcha.ts';
import { enter, type PendingLogin } from './enter.ts';
import { areMet, bindForm, type Form, requireFilled, requirePhone } from './form.ts';
import { requireNewPassword } from './new-password.ts';
import { find, texts } from './page.ts';
import { bindSendCode } from './send-code.ts';

async function register(form: Form): Promise<void> {
  const code = { smsCode: texts.codeEmpty };
  const checks = [requirePhone(form), requireFilled(form, code), requireNewPassword(form), requireAgreement(form)];
  if (!areMet(...checks)) return;
  const body = { phone: form.value('phone'), smsCode: form.value('smsCode'), password: form.value('password') };
  const answer = await call<PendingLogin>('register', body);
  const refused = answer.data ? await enter(answer.data, form.element.dataset.return ?? '') : answer;
  if (refused) form.refused(refused);
}

function requireAgreement(form: Form): boolean {
  const { checked } = find(form.element, '[name=agree]', HTMLInputElement);
  if (!checked) form.fieldError('agree', texts.agreementNeeded);
  return checked;
}

/** The specification's registration check: a phone that is registered is told to log in instead. */
async function isNewPhone(phone: string): Promise<boolean> {
  const { data } = await call<{ exist: boolean }>('phoneRegistered', {}, { phoneNumber: phone });
  const exists = data?.exist ?? false;
  registered.hidden = !exists;
  return !exists;
}

const registered = find(document, '[data-registered]', HTMLElement);
const form = bindForm(register);
find(form.element, '[name=phone]', HTMLInputElement).addEventListener('input', () => {
  registered.hidden = true;
});
bindSendCode(form, bindCaptcha(form), 'register', isNewPhone);
