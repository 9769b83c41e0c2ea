import type { CallData } from '@jianzhu/api-client';
import type { productSchemas } from '@jianzhu/api-client/schemas';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import { INVOICE_TYPES } from '@jianzhu/domain/money';
import { shopPageTexts as texts } from './messages.ts';

type Described = Pick<
  CallData<typeof productSchemas.detail>,
  'brandName' | 'manufacturer' | 'originText' | 'standardNo' | 'invoiceType' | 'freightNote' | 'attributes'
>;

/** What a product is like, the fields that every product has first; what is not said is left out. */
export function parametersOf(product: Described, unit: string) {
  const { brandName, manufacturer, originText, standardNo, invoiceType, freightNote, attributes } = product;
  return [
    { term: texts.brand, value: brandName },
    { term: texts.manufacturer, value: manufacturer },
    { term: texts.origin, value: originText },
    { term: texts.standardNo, value: standardNo },
    { term: texts.unit, value: unit },
    { term: texts.invoice, value: dictionaryLabel(INVOICE_TYPES, invoiceType) },
    { term: texts.freight, value: freightNote },
    ...attributes.map(({ name, value }) => ({ term: name, value })),
  ].filter(({ value }) => value !== '');
}
