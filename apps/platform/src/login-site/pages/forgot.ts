import { captcha, codeField, formError, passwordField, phoneField, scriptsNeeded } from '../form-parts.ts';
import { html, type Markup } from '../markup.ts';
import { TEXT } from '../messages.ts';
import { type PageContext, pageFrame, sitePage } from '../page-frame.ts';

/** A new password for somebody who can still receive texts on the account's phone. */
export function forgotPage(context: PageContext): Markup {
  const login = sitePage('login', context);
  const box = html`<h1 class="heading">${TEXT.forgot}</h1>${scriptsNeeded}
<form class="form" data-login="${login}" novalidate>${formError}${phoneField}${captcha('forget')}${codeField}${passwordField('password', TEXT.newPassword, TEXT.newPasswordHint, 'new')}${passwordField('confirmation', TEXT.confirmation, TEXT.confirmationPlaceholder, 'new')}
<button class="solid" type="submit">${TEXT.reset}</button><p class="links"><a href="${login}">${TEXT.backToLogin}</a></p></form>`;
  return pageFrame(context, TEXT.forgot, box, 'forgot');
}
