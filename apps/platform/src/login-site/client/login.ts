import { type Answer, call } from './api.ts';
import { bindCaptcha } from './captcha.ts';
import { enter, type PendingLogin } from './enter.ts';
import { areMet, bindForm, type Form, requireFilled, requirePhone } from './form.ts';
import { find, texts } from './page.ts';
import { hearsOfChangedPassword } from './password-changed.ts';
import { bindSendCode } from './send-code.ts';

const CAPTCHA_NEEDED = 425;

async function byPassword(form: Form): Promise<void> {
  if (!areMet(requirePhone(form), requireFilled(form, { password: texts.passwordEmpty }))) return;
  const captchaToken = captcha.visible ? captcha.proof : undefined;
  const body = { phone: form.value('phone'), password: form.value('password'), ...(captchaToken && { captchaToken }) };
  const answer = await call<PendingLogin>('loginByPassword', body);
  if (captchaToken) captcha.answered(answer.code);
  if (answer.code === CAPTCHA_NEEDED) captcha.show();
  await proceed(form, answer);
}

async function byCode(form: Form): Promise<void> {
  if (!areMet(requirePhone(form), requireFilled(form, { smsCode: texts.codeEmpty }))) return;
  const body = { phone: form.value('phone'), smsCode: form.value('smsCode') };
  await proceed(form, await call<PendingLogin>('loginByCode', body));
}

async function proceed(form: Form, answer: Answer<PendingLogin>): Promise<void> {
  const refused = answer.data ? await enter(answer.data, form.element.dataset.return ?? '') : answer;
  if (refused) form.refused(refused);
}

const withCode = document.querySelector('form')?.dataset.by === 'code';
const form = bindForm(withCode ? byCode : byPassword);
const captcha = bindCaptcha(form);
if (withCode) bindSendCode(form, captcha, 'login');
find(form.element, '[data-password-changed]', HTMLElement).hidden = !hearsOfChangedPassword();
