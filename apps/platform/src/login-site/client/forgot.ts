import { call } from './api.ts';
import { bindCaptcha } from './captcha.ts';
import { areMet, bindForm, type Form, requireFilled, requirePhone } from './form.ts';
import { requireNewPassword } from './new-password.ts';
import { texts } from './page.ts';
import { tellOfChangedPassword } from './password-changed.ts';
import { bindSendCode } from './send-code.ts';

/** Proves the phone first, then sets the password with the ticket of that proof. */
async function reset(form: Form): Promise<void> {
  if (!areMet(requirePhone(form), requireFilled(form, { smsCode: texts.codeEmpty }), requireNewPassword(form))) return;
  const phone = form.value('phone');
  const proven = await call<{ verifyTicket: string }>('verifyPhone', { phone, smsCode: form.value('smsCode') });
  if (!proven.data) return form.refused(proven);
  const { verifyTicket } = proven.data;
  const answer = await call('forgetPassword', { phone, verifyTicket, newPassword: form.value('password') });
  if (answer.code !== 200) {
    return form.refused({
      ...answer,
      fieldErrors: answer.fieldErrors.map((error) => ({ ...error, field: 'password' })),
    });
  }
  tellOfChangedPassword();
  location.replace(form.element.dataset.login ?? '/login');
}

const form = bindForm(reset);
bindSendCode(form, bindCaptcha(form), 'forget');
