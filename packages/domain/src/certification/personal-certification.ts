import * as v from 'valibot';
import { draftOf } from '../form/draft-of.ts';
import { field } from '../form/field.ts';
import { citizenNumber, oneFile } from './identity-fields.ts';
import { CERTIFICATION_RULES as texts } from './messages.ts';

/** Of the check of a real name: letters of Chinese names and the dot of others. */
const NAME = /^[\u4e00-\u9fa5·]{2,20}$/;

export const checkRealName = (name: string) =>
  NAME.test(name) ? null : { code: 'real-name', message: texts.realName };

/** What a person hands in to be certified (domain rules 15.1). `idCard` is left out where it was saved before. */
export const personalCertificationRecord = v.object({
  realName: field('str', {
    label: '真实姓名',
    required: true,
    max: 20,
    lengthMessage: texts.realName,
    check: checkRealName,
  }),
  idCard: citizenNumber('身份证号', true),
  idCardBegin: field('date', { label: '证件有效期起', required: true }),
  idCardEnd: field('date', { label: '证件有效期至' }),
  isLongTerm: field('bool', { label: '长期' }),
  frontImage: oneFile('身份证人像面', true),
  backImage: oneFile('身份证国徽面', true),
  holdImage: oneFile('手持身份证照片', false),
  faceVideo: oneFile('认证视频', false, 'videos'),
  phone: field('phone', { label: '手机号', required: true }),
});

/** What a save keeps: nothing is required yet, and what is there keeps its rules. */
export const personalCertificationDraft = draftOf(personalCertificationRecord);

export type PersonalCertificationFields = v.InferOutput<typeof personalCertificationRecord>;

/** The lists of files of a personal certification, in the order of its form. */
export const PERSONAL_FILES = ['frontImage', 'backImage', 'holdImage', 'faceVideo'] as const;

/** A rule between fields that is broken, at the field that says it. */
export interface FieldRule {
  readonly field: string;
  readonly message: string;
}

/** How long a document holds: from its first day until its last one, or without end. */
interface Term {
  readonly begin: string;
  readonly end: string;
  readonly isLong: boolean;
}

/**
 * The rule that a term breaks; null when it holds today.
 *
 * @param said what is said of one that has ended, of one without an end, and of one that ends before it begins
 */
export function checkTerm(
  { begin, end, isLong }: Term,
  today: string,
  said: Readonly<Record<'ended' | 'none' | 'turned', string>>,
): string | null {
  if (isLong) return null;
  if (end === '') return said.none;
  if (end < today) return said.ended;
  return end < begin ? said.turned : null;
}

/**
 * Rules between the fields of a personal certification.
 *
 * @param hasNumber whether an identity number was given now or saved before
 * @param today `YYYY-MM-DD`
 */
export function checkPersonalCertification(
  { idCardBegin, idCardEnd, isLongTerm }: Pick<PersonalCertificationFields, 'idCardBegin' | 'idCardEnd' | 'isLongTerm'>,
  hasNumber: boolean,
  today: string,
): FieldRule[] {
  const term = checkTerm({ begin: idCardBegin, end: idCardEnd, isLong: isLongTerm === 1 }, today, {
    ...{ ended: texts.idCardEnded, none: texts.endNeeded, turned: texts.idCardTurned },
  });
  return [
    ...(hasNumber ? [] : [{ field: 'idCard', message: texts.idCardNeeded }]),
    ...(term === null ? [] : [{ field: 'idCardEnd', message: term }]),
  ];
}
