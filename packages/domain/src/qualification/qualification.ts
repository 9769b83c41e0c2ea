import * as v from 'valibot';
import { CERTIFICATE_FILES, certificateFiles } from '../certification/certificate-files.ts';
import { QUALIFICATION_KINDS, QUALIFICATION_SERIES_NAMES } from '../certification/qualification-kinds.ts';
import type { DictionaryItem } from '../dictionary/dictionary.ts';
import { field } from '../form/field.ts';
import { QUALIFICATION_MESSAGES as texts } from './messages.ts';

/** Certificates that one business keeps at most. */
export const MOST_QUALIFICATIONS_KEPT = 200;
/** Pictures of one certificate. */
export const MOST_CERTIFICATE_IMAGES = 6;

/** Series by their codes (domain rules 15.5, 29.4). */
export const QUALIFICATION_SERIES: readonly DictionaryItem<number>[] = QUALIFICATION_SERIES_NAMES.map(
  ([value, label]) => ({ value, label, tone: 'neutral' }),
);

/** Categories of all series by the ids of their kinds. */
export const QUALIFICATION_CATEGORIES: readonly DictionaryItem<string>[] = QUALIFICATION_KINDS.map(
  ({ id, categoryName }) => ({ value: id, label: categoryName, tone: 'neutral' }),
);

/** Every grade that a category has. */
const QUALIFICATION_GRADES: readonly DictionaryItem<string>[] = [
  ...new Set(QUALIFICATION_KINDS.flatMap(({ grades }) => grades)),
].map((grade) => ({ value: grade, label: grade, tone: 'neutral' }));

/** A certificate as its company hands it in (domain rules 15.5); `checkQualification` has what its fields make of each other. */
export const qualificationRecord = v.object({
  series: field('enum', { label: '资质序列', required: true, dictionary: QUALIFICATION_SERIES }),
  categoryCode: field('enum', { label: '资质类别', required: true, dictionary: QUALIFICATION_CATEGORIES }),
  grade: field('enum', { label: '资质等级', required: true, dictionary: QUALIFICATION_GRADES }),
  certNo: field('str', { label: '证书编号', required: true, min: 4, max: 40 }),
  issueOrg: field('str', { label: '发证机关', required: true, min: 2, max: 60 }),
  issueDate: field('date', { label: '发证日期', required: true }),
  isLongTerm: field('bool', { label: '长期有效' }),
  expireDate: field('date', { label: '有效期至' }),
  scope: field('text', { label: '承包工程范围', max: 500 }),
  images: field('att', {
    ...{ label: '证书图片', required: true, max: MOST_CERTIFICATE_IMAGES },
    check: certificateFiles(CERTIFICATE_FILES.papers, texts.imageForm),
  }),
  video: field('att', {
    ...{ label: '证书视频', max: 1 },
    check: certificateFiles(CERTIFICATE_FILES.videos, texts.videoForm),
  }),
  isShow: v.pipe(v.optional(v.unknown(), 1), field('bool', { label: '对外展示' })),
});

export type QualificationFields = v.InferOutput<typeof qualificationRecord>;

/** Series whose certificates always end: 体系认证, 其他 (domain rules 15.5). */
const ENDING_SERIES: readonly number[] = [10, 99];

/** Whether a certificate of a series may be good for ever. */
export const mayBeEndless = (series: number | null): boolean => series !== null && !ENDING_SERIES.includes(series);

type Dated = Pick<QualificationFields, 'series' | 'isLongTerm' | 'issueDate' | 'expireDate'>;

/** The first rule about its last day that a certificate breaks; null when none. */
function checkEnd({ series, isLongTerm, issueDate, expireDate }: Dated, today: string): string | null {
  if (isLongTerm === 1) return mayBeEndless(series) ? null : texts.endless;
  if (expireDate === '') return texts.expireEmpty;
  if (expireDate <= issueDate) return texts.expireOrder;
  return expireDate < today ? texts.expired : null;
}

/**
 * What the fields of a certificate make of each other, by the field that breaks it (domain rules 15.5).
 *
 * @param today `YYYY-MM-DD`, Asia/Shanghai; a certificate is good on its last day
 */
export function checkQualification(
  fields: Omit<QualificationFields, 'images' | 'video' | 'isShow'>,
  today: string,
): readonly { readonly field: keyof QualificationFields; readonly message: string }[] {
  const kind = QUALIFICATION_KINDS.find(({ id }) => id === fields.categoryCode);
  const series = QUALIFICATION_SERIES.find(({ value }) => value === fields.series)?.label;
  const end = checkEnd(fields, today);
  const rules = [
    [kind === undefined || kind.series !== series, 'categoryCode', texts.category],
    [kind !== undefined && !kind.grades.includes(fields.grade), 'grade', texts.grade],
    [fields.issueDate > today, 'issueDate', texts.issuedLater],
  ] as const;
  return [
    ...rules.flatMap(([isBroken, field, message]) => (isBroken ? [{ field, message }] : [])),
    ...(end === null ? [] : [{ field: 'expireDate' as const, message: end }]),
  ];
}

/** Forms that the numbers of some series have, and what is said of another one: it may be right all the same. */
const NUMBER_FORMS: Readonly<Record<number, readonly [form: RegExp, hint: string]>> = {
  1: [/^D[123]\d{8}$/, texts.buildingHint],
  2: [/^D[123]\d{8}$/, texts.buildingHint],
  3: [/^D[123]\d{8}$/, texts.buildingHint],
  9: [/^[(（].[)）]JZ安许证字[〔[]\d{4}[〕\]]\d{6}$/, texts.permitHint],
};

/** What is said beside a number that does not look as those of its series do; '' otherwise. */
export function certNoHint(series: number | null, certNo: string): string {
  const [form, hint] = NUMBER_FORMS[series ?? 0] ?? [];
  const written = certNo.trim();
  return form === undefined || hint === undefined || written === '' || form.test(written) ? '' : hint;
}
