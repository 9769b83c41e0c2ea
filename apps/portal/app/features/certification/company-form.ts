import { formatDate } from '@jianzhu/domain';
import {
  CERTIFICATION_STATUS,
  CORPORATE_STEPS,
  checkCorporateCertification,
  corporateCertificationDraft,
  corporateCertificationRecord,
} from '@jianzhu/domain/certifications';
import * as v from 'valibot';
import type { FieldTexts } from '../../record/field-texts.ts';
import { allErrorsOf, type Values } from '../../record/form-state.ts';
import type { CompanyFound } from './certification-calls.ts';

type Application = NonNullable<CompanyFound['application']>;

/** What stands in the form when it is opened: the application at hand, else what is in force, now or last. */
export function startOf(from: Application | null): Values {
  const { legalIdCard: _legal, agentIdCard: _agent, ...empty } = v.parse(corporateCertificationDraft, {});
  const kept: Values =
    from === null
      ? empty
      : Object.fromEntries(Object.keys(empty).map((name) => [name, from[name as keyof Application]]));
  // What has certified a company by taking it over is its own from then on.
  const hasCertified = from?.status === CERTIFICATION_STATUS.approved || from?.status === CERTIFICATION_STATUS.lapsed;
  const isClaim = hasCertified ? 0 : kept.isClaim;
  return { ...kept, isClaim, legalIdCard: '', agentIdCard: '' };
}

/** Identity numbers that are there without being shown. */
export interface KnownNumbers {
  readonly legal: boolean;
  readonly agent: boolean;
}

const RECORDS = { record: corporateCertificationRecord, draft: corporateCertificationDraft };

/** All that is wrong with the form as it would be handed in, each at its field. */
const wrongOf = (values: Values, known: KnownNumbers): FieldTexts =>
  allErrorsOf(RECORDS, values, (fields) => checkCorporateCertification(fields, known, formatDate(Date.now())));

/** Of all that is wrong, what one step asks. */
export function wrongInStep(values: Values, known: KnownNumbers, step: number): FieldTexts {
  const fields: readonly string[] = CORPORATE_STEPS[step]?.fields ?? [];
  return Object.fromEntries(Object.entries(wrongOf(values, known)).filter(([name]) => fields.includes(name)));
}

/** The step of a field; the last one for what no step asks. */
export function stepOf(field: string): number {
  const step = CORPORATE_STEPS.findIndex(({ fields }) => fields.some((name) => name === field));
  return step < 0 ? CORPORATE_STEPS.length - 1 : step;
}

/** The first step that is not whole, else the last one. */
export function unfinishedStep(from: Application | null): number {
  if (from === null) return 0;
  const known = { legal: from.legalIdCardMasked !== '', agent: from.agentIdCardMasked !== '' };
  return Math.min(CORPORATE_STEPS.length - 1, ...Object.keys(wrongOf(startOf(from), known)).map(stepOf));
}

/** Where a form is taken up whose address names no step: at what the review asks, else at the first step that is not whole. */
export function firstStep(from: Application | null): number {
  if (from === null) return 0;
  const [asked] = from.fieldReasons;
  return asked === undefined ? unfinishedStep(from) : stepOf(asked.field);
}
