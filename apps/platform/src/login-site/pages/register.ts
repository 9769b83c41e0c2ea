import { MEMBER_MESSAGES } from '@jianzhu/domain';
import {
  captcha,
  chooseBusiness,
  codeField,
  formError,
  passwordField,
  phoneField,
  scriptsNeeded,
} from '../form-parts.ts';
import { html, type Markup } from '../markup.ts';
import { TEXT } from '../messages.ts';
import { newWindow, type PageContext, pageFrame, sitePage } from '../page-frame.ts';
import { entryTabs } from './entry-tabs.ts';

/** A new account: phone, puzzle, code, password. */
export function registerPage(context: PageContext): Markup {
  const terms = (path: string, label: string) =>
    html`<a class="link" href="${context.portalOrigin}/default/global-search/${path}" target="_blank" rel="noopener">${label}${newWindow}</a>`;
  const box = html`<div data-entry>${entryTabs('register', context)}${scriptsNeeded}
<form class="form" data-return="${context.returnUrl}" novalidate>${formError}<p class="status" role="status" data-registered hidden>${MEMBER_MESSAGES.alreadyRegistered}，${TEXT.goToLogin}<a class="link" href="${sitePage('login', context)}">${TEXT.login}</a></p>${phoneField}${captcha('register')}${codeField}${passwordField('password', TEXT.newPassword, TEXT.newPasswordHint, 'new')}${passwordField('confirmation', TEXT.confirmation, TEXT.confirmationPlaceholder, 'new')}
<div class="field"><label class="check"><input type="checkbox" name="agree" id="agree" required aria-describedby="agree-error">${TEXT.agree}${terms('user-agreement', TEXT.userAgreement)}${TEXT.and}${terms('privacy-policy', TEXT.privacyPolicy)}</label><p class="field__error" id="agree-error" hidden></p></div>
<button class="solid" type="submit">${TEXT.register}</button></form></div>${chooseBusiness}`;
  return pageFrame(context, TEXT.register, box, 'register');
}
