import { categoryName } from '@jianzhu/domain/catalogs';
import {
  CLOSE_REASONS,
  DELIVERY_METHODS,
  type DictionaryItem,
  dictionaryLabel,
  FREIGHT_BEARERS,
  OTHER_VALUE,
  PAYMENT_TERMS,
  PRICING_MODES,
  PUBLISH_SCOPES,
} from '@jianzhu/domain/forms';
import { AWARD_MODES, qualificationName, SUPPLIER_DEMANDS } from '@jianzhu/domain/inquiries';
import { formatMoney, INVOICE_TYPES, TAX_RATES } from '@jianzhu/domain/money';
import type { Description } from '@jianzhu/ui/record';
import { detailTexts } from './detail-messages.ts';
import type { InquiryDetail } from './inquiry-calls.ts';

const { terms } = detailTexts;

const labelOf = (items: readonly DictionaryItem[], value: number | null) =>
  value === null ? '' : dictionaryLabel(items, value);

const paymentText = ({ paymentTerm, paymentTermText }: InquiryDetail) =>
  paymentTerm === OTHER_VALUE ? paymentTermText : labelOf(PAYMENT_TERMS, paymentTerm);

const ruleNames = ({ sealed, allowSecond, wholeOrder }: InquiryDetail) =>
  [
    sealed === 1 ? detailTexts.sealed : detailTexts.open,
    wholeOrder === 1 ? detailTexts.wholeOrder : detailTexts.partial,
    ...(allowSecond === 1 ? [detailTexts.second] : []),
  ].join('、');

const taxRates = ({ expectTaxRates }: InquiryDetail) =>
  expectTaxRates.length === 0
    ? detailTexts.any
    : expectTaxRates.map((rate) => dictionaryLabel(TAX_RATES, rate)).join('、');

const moment = (time: string) => time.slice(0, 16);

/** 基本信息 of an inquiry; what only one side knows is left out for the other. */
export function basicFacts(inquiry: InquiryDetail): readonly Description[] {
  const { buyer, contact, closeReason, closeRemark } = inquiry;
  const reason = closeReason === null ? closeRemark : labelOf(CLOSE_REASONS, closeReason);
  const facts: readonly (Description | null)[] = [
    { term: terms.code, value: inquiry.code },
    { term: terms.scope, value: labelOf(PUBLISH_SCOPES, inquiry.publishScope) },
    { term: terms.rules, value: ruleNames(inquiry) },
    { term: terms.categories, value: inquiry.categoryCodes.map(categoryName).join('、') },
    { term: terms.project, value: inquiry.projectName },
    { term: terms.published, value: moment(inquiry.publishTime) },
    { term: terms.deadline, value: moment(inquiry.quoteDeadline) },
    inquiry.signUpDeadline === '' ? null : { term: terms.signUp, value: moment(inquiry.signUpDeadline) },
    inquiry.round2Deadline === '' ? null : { term: terms.secondDeadline, value: moment(inquiry.round2Deadline) },
    inquiry.openTime === '' ? null : { term: terms.opened, value: moment(inquiry.openTime) },
    buyer?.awardMode == null ? null : { term: terms.awardMode, value: labelOf(AWARD_MODES, buyer.awardMode) },
    { term: terms.payment, value: paymentText(inquiry) },
    { term: terms.invoice, value: labelOf(INVOICE_TYPES, inquiry.invoiceType) },
    { term: terms.taxRates, value: taxRates(inquiry) },
    { term: terms.pricing, value: labelOf(PRICING_MODES, inquiry.pricingMode) },
    { term: terms.demand, value: labelOf(SUPPLIER_DEMANDS, inquiry.minSupplierLevel) },
    {
      term: terms.qualifications,
      value: inquiry.requiredQualifications.map(qualificationName).join('、') || detailTexts.any,
    },
    buyer === null
      ? null
      : { term: terms.budget, value: buyer.budgetAmount === null ? '' : formatMoney(buyer.budgetAmount) },
    { term: terms.contact, value: contact === null ? detailTexts.hiddenContact : contact.name },
    { term: terms.phone, value: contact === null ? detailTexts.hiddenContact : contact.phone },
    inquiry.closeTime === '' ? null : { term: terms.closed, value: [reason, closeRemark].filter(Boolean).join('：') },
    inquiry.remark === '' ? null : { term: terms.remark, value: inquiry.remark, wide: true },
  ];
  return facts.filter((fact) => fact !== null);
}

/** 收货信息; below the district it is hidden from suppliers until they have quoted. */
export function receivingFacts(inquiry: InquiryDetail): readonly Description[] {
  const { address, buyer } = inquiry;
  const isHidden = buyer === null && address.detail === '';
  const shown = (text: string) => (isHidden ? detailTexts.hiddenAddress : text);
  return [
    { term: terms.region, value: address.regionText },
    { term: terms.address, value: shown([address.detail, address.siteName].filter(Boolean).join('，')) },
    { term: terms.receiver, value: shown([address.receiver, address.phone].filter(Boolean).join(' ')) },
    { term: terms.delivery, value: inquiry.deliveryDate },
    { term: terms.method, value: labelOf(DELIVERY_METHODS, inquiry.deliveryMethod) },
    { term: terms.freight, value: labelOf(FREIGHT_BEARERS, inquiry.freightBearer) },
  ];
}
