import { FORM_MESSAGES } from '../form/messages.ts';
import { parseUrl } from '../parse-url.ts';
import type { Violation } from '../violation.ts';

const EMAIL_FORM = /^[\w.+-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
const LANDLINE_FORM = /^0\d{2,3}-?\d{7,8}(-\d{1,6})?$/;
const POSTCODE_FORM = /^\d{6}$/;
const HTTPS_FORM = /^https:\/\/\S+$/i;

export type ContactViolation = Violation<'email' | 'landline' | 'postcode' | 'https-url'>;

export function checkEmail(text: string): ContactViolation | null {
  return EMAIL_FORM.test(text) ? null : { code: 'email', message: FORM_MESSAGES.email };
}

/** A landline with its area code, the extension after a hyphen: 0431-88888888-801. */
export function checkLandline(text: string): ContactViolation | null {
  return LANDLINE_FORM.test(text) ? null : { code: 'landline', message: FORM_MESSAGES.landline };
}

export function checkPostcode(text: string): ContactViolation | null {
  return POSTCODE_FORM.test(text) ? null : { code: 'postcode', message: FORM_MESSAGES.postcode };
}

const isPlainHttps = (text: string): boolean => {
  const url = HTTPS_FORM.test(text) ? parseUrl(text) : null;
  return url !== null && url.username === '' && url.password === '';
};

/** An absolute https address without a user name. */
export function checkHttpsUrl(text: string): ContactViolation | null {
  return isPlainHttps(text) ? null : { code: 'https-url', message: FORM_MESSAGES.httpsUrl };
}
