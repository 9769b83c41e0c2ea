import { html, type Markup } from './markup.ts';
import { TEXT } from './messages.ts';
import { type PageContext, sitePage } from './page-frame.ts';

/** The step after a password or a code of an account with a second factor. Its script takes it up from the login. */
export function secondFactorStep(context: PageContext): Markup {
  return html`<section class="choose" data-second-factor hidden aria-labelledby="second-title"><h1 id="second-title">${TEXT.secondFactor}</h1><p class="hint">${TEXT.secondFactorHint}</p>
<form class="form" novalidate><p class="form-error" role="alert" hidden></p><div class="field"><label class="field__label" for="secondCode" data-app="${TEXT.appCode}" data-recovery="${TEXT.recoveryCode}">${TEXT.appCode}</label><div class="input"><input id="secondCode" name="secondCode" autocomplete="one-time-code" inputmode="numeric" required aria-describedby="secondCode-error" data-app="${TEXT.codePlaceholder}" data-recovery="${TEXT.recoveryCodePlaceholder}"></div><p class="field__error" id="secondCode-error" data-app="${TEXT.appCodeEmpty}" data-recovery="${TEXT.recoveryCodeEmpty}" hidden></p></div>
<button class="solid" type="submit">${TEXT.verify}</button>
<p class="links"><button class="other-way" type="button" data-other-code data-app="${TEXT.useRecoveryCode}" data-recovery="${TEXT.useAppCode}">${TEXT.useRecoveryCode}</button><a href="${sitePage('login', context)}" data-start-again hidden>${TEXT.startAgain}</a></p></form></section>`;
}
