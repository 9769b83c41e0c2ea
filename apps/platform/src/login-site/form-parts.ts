import {
  CAPTCHA_AREA_PX,
  CAPTCHA_PIECE_PX,
  MEMBER_MESSAGES,
  PHONE_PATTERN,
  SEND_CODE_COUNTDOWN_MS,
} from '@jianzhu/domain';
import { captchaMessages } from '@jianzhu/ui/slider-captcha/messages';
import { html, type Markup } from './markup.ts';
import { TEXT } from './messages.ts';

const eye = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M2.5 12C5 7.700 8.200 5.500 12 5.500s7 2.200 9.500 6.500c-2.500 4.300-5.700 6.500-9.500 6.500S5 16.300 2.500 12Z"/><circle cx="12" cy="12" r="3"/></svg>`;
const arrow = (path: string) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
const arrowLeft = arrow('M20 12H4M10 6l-6 6 6 6');
const arrowRight = arrow('M4 12h16M14 6l6 6-6 6');
const again = arrow('M5 12a7 7 0 1 0 2-5L4.500 9.500M4.500 4.500v5h5');

interface Field {
  readonly name: string;
  readonly label: string;
  readonly input: Markup;
  /** Stands at the end of the field, for example a button. */
  readonly end?: Markup;
  /** Stands below the field. */
  readonly note?: Markup;
}

/** A label over a field, and the place for its error, which the field names as its description. */
function field({ name, label, input, end, note }: Field): Markup {
  return html`<div class="field"><label class="field__label" for="${name}">${label}</label><div class="input">${input}${end}</div>${note}<p class="field__error" id="${name}-error" hidden></p></div>`;
}

/** The rule of a phone number and its texts go to the page's scripts with the field. */
export const phoneField = field({
  name: 'phone',
  label: TEXT.phone,
  input: html`<input id="phone" name="phone" inputmode="tel" autocomplete="tel-national" maxlength="13" required placeholder="${TEXT.phonePlaceholder}" aria-describedby="phone-error" data-pattern="${PHONE_PATTERN.source}" data-refusal="${MEMBER_MESSAGES.phoneField}" data-send-refusal="${MEMBER_MESSAGES.phoneSendCode}">`,
});

/** A password that can be shown. */
export function passwordField(name: string, label: string, placeholder: string, use: 'current' | 'new'): Markup {
  return field({
    name,
    label,
    input: html`<input id="${name}" name="${name}" type="password" autocomplete="${use}-password" maxlength="64" required placeholder="${placeholder}" aria-describedby="${name}-error">`,
    end: html`<button class="show" type="button" aria-pressed="false" aria-label="${TEXT.showPassword}" data-shows="${name}">${eye}</button>`,
  });
}

export const codeField = field({
  name: 'smsCode',
  label: TEXT.code,
  input: html`<input id="smsCode" name="smsCode" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required placeholder="${TEXT.codePlaceholder}" aria-describedby="smsCode-error">`,
  end: html`<button class="quiet" type="button" data-send-code data-wait-seconds="${SEND_CODE_COUNTDOWN_MS / 1000}">${TEXT.sendCode}</button>`,
  note: html`<p class="field__note" role="status" data-code-sent hidden></p>`,
});

/**
 * The slider puzzle: picture 300 × 140, piece 50 × 50, bar 30 high; by pointer, by arrow keys or by its buttons. Who
 * cannot do it takes the other way: a code without it, within narrow limits (docs/decisions/0011).
 *
 * @param byCodeAt before a password the puzzle stands only after failures, and the other way is the login by code there
 */
export function captcha(scene: 'login' | 'register' | 'forget', byCodeAt?: string): Markup {
  const otherWay = byCodeAt
    ? html`<a class="other-way" href="${byCodeAt}">${captchaMessages.otherWay}</a>`
    : html`<button class="other-way" type="button" data-other-way>${captchaMessages.otherWay}</button>`;
  return html`<section class="captcha" data-captcha="${scene}" aria-label="${captchaMessages.region}"${byCodeAt ? html` hidden` : undefined}>
<div class="captcha__stage"><img class="captcha__picture" width="${CAPTCHA_AREA_PX.width}" height="${CAPTCHA_AREA_PX.height}" alt="${captchaMessages.picture}"><img class="captcha__piece" width="${CAPTCHA_PIECE_PX.width}" height="${CAPTCHA_PIECE_PX.height}" alt="">
<div class="captcha__bar"><span class="captcha__done"></span><span class="captcha__hint">${captchaMessages.hint}</span><button class="captcha__handle" type="button" role="slider" aria-label="${captchaMessages.handle}" aria-valuemin="0" aria-valuemax="${CAPTCHA_AREA_PX.width - CAPTCHA_PIECE_PX.width}" aria-valuenow="0">${arrowRight}</button></div></div>
<div class="captcha__side"><button type="button" data-move="refresh" aria-label="${captchaMessages.refresh}">${again}</button><button type="button" data-move="left" aria-label="${captchaMessages.left}">${arrowLeft}</button><button type="button" data-move="right" aria-label="${captchaMessages.right}">${arrowRight}</button></div>
<p class="captcha__state" role="status"></p>${otherWay}</section>${byCodeAt ? undefined : html`<p class="replaced" data-replaced tabindex="-1" hidden>${TEXT.otherWayNote}<button class="other-way" type="button" data-back-to-puzzle>${TEXT.backToPuzzle}</button></p>`}`;
}

export const formError = html`<p class="form-error" role="alert" hidden></p>`;

/** The step after a proven login: which business to act for. Filled by the page's script. */
export const chooseBusiness = html`<section class="choose" data-choose hidden aria-labelledby="choose-title"><h1 id="choose-title" tabindex="-1">${TEXT.chooseBusiness}</h1><p class="hint">${TEXT.chooseBusinessHint}</p><ul class="choose__list"></ul><p class="form-error" role="alert" hidden></p></section>`;

export const scriptsNeeded = html`<noscript><p class="form-error">${TEXT.scriptsNeeded}</p></noscript>`;
