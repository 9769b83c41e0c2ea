import { checkPhoneForCode } from '@jianzhu/domain';
import { useState } from 'react';
import type { FieldTexts } from '../record/field-texts.ts';
import { phoneCodeTexts as texts } from './messages.ts';

/** A phone number, and the code that was sent to it: drawn by `PhoneCode`, sent with the form that asks for it. */
export interface PhoneProof {
  readonly phone: string;
  readonly smsCode: string;
  /** What is wrong with them. */
  violations(): FieldTexts;
  setPhone(phone: string): void;
  setCode(smsCode: string): void;
}

/** @param kept the number, where the form itself keeps it */
export function usePhoneProof(kept?: Pick<PhoneProof, 'phone' | 'setPhone'>): PhoneProof {
  const [typed, setTyped] = useState('');
  const [smsCode, setCode] = useState('');
  const { phone, setPhone } = kept ?? { phone: typed, setPhone: setTyped };

  function violations(): FieldTexts {
    const wrong = checkPhoneForCode(phone);
    const isCode = /^\d{6}$/.test(smsCode);
    return { ...(wrong && { phone: wrong.message }), ...(!isCode && { smsCode: texts.codeEmpty }) };
  }

  return { phone, smsCode, violations, setPhone, setCode };
}
