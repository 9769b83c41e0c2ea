import { formatMoney } from '@jianzhu/domain/money';
import { totalParts } from '@jianzhu/domain/quotations';
import type { Deal } from './deal-calls.ts';
import { dealDetailTexts } from './messages.ts';

const { facts: terms } = dealDetailTexts;

type Agreed = Pick<Deal, 'goodsAmount' | 'freightAmount' | 'discountAmount' | 'netAmount' | 'taxAmount' | 'freightTax'>;

/** What the total of a deal is made of: goods, freight and discount, and its net and tax, which add up to it. */
export function amountFacts(deal: Agreed) {
  const { net, tax } = totalParts(deal);
  return [
    { term: terms.goods, value: formatMoney(deal.goodsAmount) },
    { term: terms.freight, value: formatMoney(deal.freightAmount) },
    { term: terms.discount, value: formatMoney(deal.discountAmount) },
    { term: terms.net, value: formatMoney(net) },
    { term: terms.tax, value: formatMoney(tax) },
  ];
}
