import { type DictionaryItem, dictionaryLabel, FUND_SOURCES } from '@jianzhu/domain/forms';
import { qualificationName } from '@jianzhu/domain/inquiries';
import { formatMoney } from '@jianzhu/domain/money';
import { DEPOSIT_METHODS, DOC_VISIBILITIES, EVAL_METHODS, TENDER_KINDS, TENDER_TYPES } from '@jianzhu/domain/tenders';
import type { Description } from '@jianzhu/ui/record';
import { detailTexts as texts } from './detail-messages.ts';
import type { TenderDetail } from './tender-calls.ts';

const { terms } = texts;

const labelOf = (items: readonly DictionaryItem[], value: number | null) =>
  value === null ? '' : dictionaryLabel(items, value);
const minute = (time: string) => time.slice(0, 16);
const span = (start: string, end: string) => [start, end].map(minute).filter(Boolean).join(' 至 ');
const money = (fen: number | null, none: string) => (fen === null ? '' : fen === 0 ? none : formatMoney(fen));
const present = (facts: readonly (Description | false | null)[]) =>
  facts.filter((fact) => fact !== false && fact !== null);

/** 招标信息; what only the buyer knows is left out for others. */
export function basicFacts(tender: TenderDetail): readonly Description[] {
  const { region, buyer, supplier } = tender;
  return present([
    { term: terms.code, value: tender.code },
    supplier && { term: terms.buyer, value: supplier.buyerName },
    { term: terms.type, value: labelOf(TENDER_TYPES, tender.tenderType) },
    { term: terms.kind, value: labelOf(TENDER_KINDS, tender.tenderKind) },
    { term: terms.statutory, value: tender.isStatutory === 1 ? texts.yes : texts.no },
    tender.isStatutory === 1 && { term: terms.statutoryNo, value: tender.statutoryNo },
    { term: terms.project, value: tender.projectName },
    { term: terms.region, value: region && [region.provinceName, region.cityName, region.districtName].join(' ') },
    { term: terms.fund, value: labelOf(FUND_SOURCES, tender.fundSource) },
    buyer && { term: terms.estimate, value: money(buyer.estimateAmount, formatMoney(0)) },
    tender.controlPrice !== null && { term: terms.controlPrice, value: formatMoney(tender.controlPrice) },
    tender.agencyName !== '' && { term: terms.agency, value: tender.agencyName },
    { term: terms.contact, value: tender.contactName },
    { term: terms.phone, value: tender.contactPhone },
    { term: terms.published, value: minute(tender.publishTime) },
    { term: terms.scope, value: tender.scopeText, wide: true },
  ]);
}

/** 时间安排 */
export const scheduleFacts = (tender: TenderDetail): readonly Description[] =>
  present([
    { term: terms.signUp, value: span(tender.signUpStart, tender.signUpEnd) },
    { term: terms.docs, value: span(tender.docStart, tender.docEnd) },
    { term: terms.bidDeadline, value: minute(tender.bidDeadline) },
    { term: terms.openTime, value: minute(tender.openTime) },
    tender.depositDeadline !== '' && { term: terms.depositDeadline, value: minute(tender.depositDeadline) },
    { term: terms.publicity, value: tender.publicityDays === null ? '' : terms.days(tender.publicityDays) },
  ]);

/** 投标人要求 */
export const demandFacts = (tender: TenderDetail): readonly Description[] => [
  {
    term: terms.qualifications,
    value: tender.requiredQualifications.map(qualificationName).join('、') || texts.any,
  },
  { term: terms.consortium, value: tender.allowConsortium === 1 ? texts.accept : texts.refuse },
  { term: terms.audit, value: tender.needAudit === 1 ? texts.needed : texts.free },
  { term: terms.valid, value: tender.bidValidDays === null ? '' : terms.days(tender.bidValidDays) },
  { term: terms.candidates, value: tender.candidateCount === null ? '' : terms.people(tender.candidateCount) },
  { term: terms.method, value: labelOf(EVAL_METHODS, tender.evalMethod) },
  ...(tender.performanceText === '' ? [] : [{ term: terms.performance, value: tender.performanceText, wide: true }]),
];

/** 费用与招标文件 */
export const feeFacts = (tender: TenderDetail): readonly Description[] =>
  present([
    { term: terms.docFee, value: money(tender.docFee, texts.noFee) },
    { term: terms.deposit, value: money(tender.depositAmount, texts.noDeposit) },
    tender.depositMethods.length > 0 && {
      term: terms.methods,
      value: tender.depositMethods.map((method) => dictionaryLabel(DEPOSIT_METHODS, method)).join('、'),
    },
    { term: terms.docVisible, value: labelOf(DOC_VISIBILITIES, tender.docVisible) },
    { term: terms.docList, value: texts.docCount(tender.docCount) },
  ]);
