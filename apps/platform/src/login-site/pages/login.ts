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
import { type PageContext, pageFrame, sitePage } from '../page-frame.ts';
import { secondFactorStep } from '../second-factor-step.ts';
import { entryTabs } from './entry-tabs.ts';

const passwordChanged = html`<p class="status" role="status" data-password-changed hidden>${MEMBER_MESSAGES.passwordChanged}</p>`;

/** Log in by password, or by a code. The puzzle stands before a code, and before a password after failed tries. */
export function loginPage(context: PageContext, by: 'password' | 'code'): Markup {
  const other = by === 'password' ? 'code' : 'password';
  const otherPage = `${sitePage('login', context)}&by=${other}`;
  const proof =
    by === 'password'
      ? html`${passwordField('password', TEXT.password, TEXT.passwordPlaceholder, 'current')}${captcha('login', otherPage)}`
      : html`${captcha('login')}${codeField}`;
  const box = html`<div data-entry>${entryTabs('login', context)}${scriptsNeeded}
<form class="form" data-by="${by}" data-return="${context.returnUrl}" novalidate>${formError}${passwordChanged}${phoneField}${proof}<button class="solid" type="submit">${TEXT.login}</button>
<p class="links"><a href="${otherPage}">${by === 'password' ? TEXT.byCode : TEXT.byPassword}</a><a href="${sitePage('forgot', context)}">${TEXT.forgotLink}</a></p></form></div>${secondFactorStep(context)}${chooseBusiness}`;
  return pageFrame(context, TEXT.login, box, 'login');
}
