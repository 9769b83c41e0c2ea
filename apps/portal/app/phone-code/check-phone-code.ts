import { checkPhoneForCode } from '@jianzhu/domain';
import type { FieldTexts } from '../record/field-texts.ts';
import { phoneCodeTexts as texts } from './messages.ts';

/** What is wrong with a phone number and the code that was sent to it. */
export function checkPhoneCode(phone: string, smsCode: string): FieldTexts {
  const wrong = checkPhoneForCode(phone);
  const isCode = /^\d{6}$/.test(smsCode);
  return { ...(wrong && { phone: wrong.message }), ...(!isCode && { smsCode: texts.codeEmpty }) };
}
