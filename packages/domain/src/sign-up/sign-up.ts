import * as v from 'valibot';
import { type AttachmentEntry, MODIFY_STATUS } from '../attachment/attachment-entry.ts';
import { field } from '../form/field.ts';
import { refusalReason } from '../form/refusal-reason.ts';
import { normalizeCitizenId, readCitizenId } from '../identifier/citizen-id.ts';
import { checkEmail } from '../identifier/contact.ts';
import { SIGN_UP_MESSAGES } from './messages.ts';

const MOST_CERTIFICATES = 20;
export const MOST_MEMBERS = 5;
export const MOST_LETTERS = 3;
/** What a letter of authorization may be. */
export const LETTER_FORMS = ['pdf', 'jpg', 'jpeg', 'png'] as const;

const isLetter = ({ fileExt, modifyStatus }: AttachmentEntry): boolean =>
  modifyStatus === MODIFY_STATUS.deleted || LETTER_FORMS.some((form) => form === fileExt.toLowerCase());

const share = v.pipe(
  v.number(SIGN_UP_MESSAGES.consortiumShare),
  v.integer(SIGN_UP_MESSAGES.consortiumShare),
  v.minValue(1, SIGN_UP_MESSAGES.consortiumShare),
  v.maxValue(100, SIGN_UP_MESSAGES.consortiumShare),
);

/** A member of a consortium, the one that signs up among them, with its part in percent. */
const member = v.object({
  businessName: v.pipe(
    v.string(SIGN_UP_MESSAGES.consortiumName),
    v.trim(),
    v.nonEmpty(SIGN_UP_MESSAGES.consortiumName),
    v.maxLength(80, SIGN_UP_MESSAGES.consortiumNameLength),
  ),
  share,
});

/** What a supplier hands in to take part in a tender (domain rules 5.4). `checkSignUp` has what the tender asks for. */
export const signUpRecord = v.object({
  contactName: field('str', { label: '联系人', required: true, min: 2, max: 20 }),
  contactPhone: field('phone', { label: '手机号码', required: true }),
  email: field('str', { label: '邮箱', max: 100, check: checkEmail }),
  authorizedPerson: field('str', { label: '授权委托人', required: true, min: 2, max: 20 }),
  authorizedIdCard: field('str', {
    ...{ label: '授权委托人身份证号', required: true, max: 18, lengthMessage: SIGN_UP_MESSAGES.idCard },
    normalize: normalizeCitizenId,
    check: (text) =>
      readCitizenId(text, Date.now()) === null ? { code: 'citizen-id', message: SIGN_UP_MESSAGES.idCard } : null,
  }),
  authorizationLetter: field('att', {
    ...{ label: '授权委托书', required: true, max: MOST_LETTERS, lengthMessage: SIGN_UP_MESSAGES.mostLetters },
    check: (files) => (files.every(isLetter) ? null : { code: 'letter-form', message: SIGN_UP_MESSAGES.letterForm }),
  }),
  commitment: field('bool', {
    ...{ label: '我已阅读并承诺所填信息真实有效', required: true, emptyMessage: SIGN_UP_MESSAGES.commitment },
    check: (ticked) => (ticked === 1 ? null : { code: 'commitment', message: SIGN_UP_MESSAGES.commitment }),
  }),
  /** Certificates of the own company. */
  qualificationIds: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^\d{1,20}$/, SIGN_UP_MESSAGES.foreignCertificate))),
      v.maxLength(MOST_CERTIFICATES, SIGN_UP_MESSAGES.mostCertificates),
    ),
    [],
  ),
  consortium: v.optional(v.pipe(v.array(member), v.maxLength(MOST_MEMBERS, SIGN_UP_MESSAGES.mostMembers)), []),
});

export type SignUpFields = v.InferOutput<typeof signUpRecord>;

/** Why the buyer rejects a sign-up. */
export const signUpRejection = refusalReason('驳回原因', SIGN_UP_MESSAGES.rejectReason);

/** The buyer's word on a sign-up, with that reason where it is a no. */
export const signUpAudit = v.object({
  agree: v.picklist([0, 1], '请选择审核结果'),
  reason: field('str', { label: '驳回原因', max: 200 }),
});
