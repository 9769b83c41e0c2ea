import { call } from './api.ts';
import { bindCaptcha } from './captcha.ts';
import { enter, type PendingLogin } from './enter.ts';
import { areMet, bindForm, type Form, requireFilled, requirePhone } from './form.ts';
import { requireNewPassword } from './new-password.ts';
import { find } from './page.ts';
import { bindSendCode } from './send-code.ts';

async function register(form: Form): Promise<void> {
  const code = { smsCode: '请输入6位短信验证码' };
  const checks = [requirePhone(form), requireFilled(form, code), requireNewPassword(form), requireAgreement(form)];
  if (!areMet(...checks)) return;
  const body = { phone: form.value('phone'), smsCode: form.value('smsCode'), password: form.value('password') };
  const answer = await call<PendingLogin>('register', body);
  const refused = answer.data ? await enter(answer.data, form.element.dataset.return ?? '') : answer;
  if (refused) form.refused(refused);
}

function requireAgreement(form: Form): boolean {
  const { checked } = find(form.element, '[name=agree]', HTMLInputElement);
  if (!checked) form.fieldError('agree', '请阅读并同意用户协议与隐私政策');
  return checked;
}

/** The specification's registration check: a phone that is registered is told to log in instead. */
async function isNewPhone(phone: string): Promise<boolean> {
  const { data } = await call<{ exist: boolean }>('phoneRegistered', {}, { phoneNumber: phone });
  const exists = data?.exist ?? false;
  find(document, '[data-registered]', HTMLElement).hidden = !exists;
  return !exists;
}

const form = bindForm(register);
bindSendCode(form, bindCaptcha(form), 'register', isNewPhone);
