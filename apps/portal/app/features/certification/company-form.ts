import { formatDate } from '@jianzhu/domain';
import {
  CORPORATE_STEPS,
  checkCorporateCertification,
  corporateCertificationDraft,
  corporateCertificationRecord,
} from '@jianzhu/domain/certifications';
import * as v from 'valibot';
import { type FieldTexts, fieldTexts } from '../../record/field-texts.ts';
import { errorsOf, type Values } from '../../record/form-state.ts';
import type { CompanyFound } from './certification-calls.ts';

type Application = NonNullable<CompanyFound['application']>;

/** What stands in the form when it is opened: the application at hand, else what is in force. */
export function startOf(from: Application | null): Values {
  const { legalIdCard: _legal, agentIdCard: _agent, ...empty } = v.parse(corporateCertificationDraft, {});
  const kept =
    from === null
      ? empty
      : Object.fromEntries(Object.keys(empty).map((name) => [name, from[name as keyof Application]]));
  return { ...kept, legalIdCard: '', agentIdCard: '' };
}

/** Identity numbers that are there without being shown. */
export interface KnownNumbers {
  readonly legal: boolean;
  readonly agent: boolean;
}

/** All that is wrong with the form as it would be handed in, each at its field. */
function wrongOf(values: Values, known: KnownNumbers): FieldTexts {
  const read = v.safeParse(corporateCertificationRecord, values);
  const rules = read.success ? checkCorporateCertification(read.output, known, formatDate(Date.now())) : [];
  const missing = {
    ...(!known.legal && values.legalIdCard === '' && { legalIdCard: '请输入法定代表人身份证号' }),
    ...(Array.isArray(values.companyRoles) && values.companyRoles.length === 0 && { companyRoles: '请选择企业类型' }),
  };
  return { ...errorsOf(corporateCertificationRecord, values), ...missing, ...fieldTexts(rules) };
}

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

/** Where a form is taken up: at what the review asks, else at the first step that is not whole. */
export function firstStep(from: Application | null): number {
  if (from === null) return 0;
  const [asked] = from.fieldReasons;
  if (asked !== undefined) return stepOf(asked.field);
  const known = { legal: from.legalIdCardMasked !== '', agent: from.agentIdCardMasked !== '' };
  const steps = Object.keys(wrongOf(startOf(from), known)).map(stepOf);
  return steps.length === 0 ? CORPORATE_STEPS.length - 1 : Math.min(...steps);
}
