import { call } from './api.ts';
import { bindCaptcha } from './captcha.ts';
import { areMet, bindForm, type Form, requireFilled, requirePhone } from './form.ts';
import { requireNewPassword } from './new-password.ts';
import { texts } from './page.ts';
import { tellOfChangedPassword } from './password-changed.ts';
import { bindSendCode } from './send-code.ts';

/** Body code of a ticket that is no longer good. */
const EXPIRED = 422;

/** That the phone is at hand: a code proves it once, its ticket outlives a password that is refused. */
let proof: { readonly phone: string; readonly smsCode: string; readonly verifyTicket: string } | undefined;

/** Proves the phone first, then sets the password with the ticket of that proof. */
async function reset(form: Form): Promise<void> {
  if (!areMet(requirePhone(form), requireFilled(form, { smsCode: texts.codeEmpty }), requireNewPassword(form))) return;
  const given = { phone: form.value('phone'), smsCode: form.value('smsCode') };
  if (proof?.phone !== given.phone || proof.smsCode !== given.smsCode) {
    const proven = await call<{ verifyTicket: string }>('verifyPhone', given);
    if (!proven.data) return form.refused(proven);
    proof = { ...given, ...proven.data };
  }
  const { phone, verifyTicket } = proof;
  const answer = await call('forgetPassword', { phone, verifyTicket, newPassword: form.value('password') });
  if (answer.code === EXPIRED) proof = undefined;
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
