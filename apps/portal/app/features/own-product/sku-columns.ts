import { FORM_MESSAGES } from '@jianzhu/domain/forms';
import { parseYuan } from '@jianzhu/domain/money';
import { brokenTier, MOST_STOCK, PRICE_MODE, SKU_MESSAGES } from '@jianzhu/domain/products';
import type { RowValues, TypedColumn } from '@jianzhu/ui/line-item-grid';
import { ENABLED_KEY } from '@jianzhu/ui/sku-matrix';
import { ownProductTexts as texts } from './messages.ts';
import { tierKey } from './sku-values.ts';

export interface SkuColumnOptions {
  readonly priceMode: number;
  readonly unit: string;
  readonly quantities: readonly string[];
  /** Codes that more than one SKU has. */
  readonly repeated: ReadonlySet<string>;
  /** The form was sent: what is missing is an error from then on. */
  readonly isTried: boolean;
}

const CODE_LENGTH = 40;

const isSold = (row: RowValues): boolean => row[ENABLED_KEY] === '1';

/** The steps of a row, each with the place of its column; a price that is none counts for nothing. */
const stepsOf = (row: RowValues, quantities: readonly string[]) =>
  quantities.flatMap((minQty, column) => {
    const price = parseYuan(row[tierKey(column)] ?? '');
    return price === null ? [] : [{ column, minQty, price }];
  });

/** What an SKU is sold at, of what stands in its row. */
const pricesOf = (row: RowValues, priceMode: number, quantities: readonly string[]): readonly number[] => {
  if (priceMode === PRICE_MODE.tiered) return stepsOf(row, quantities).map(({ price }) => price);
  const price = priceMode === PRICE_MODE.fixed ? parseYuan(row.price ?? '') : null;
  return price === null ? [] : [price];
};

/** The columns of the matrix by how the product is priced; each says what is wrong with its cells (domain rules 10.1). */
export function skuColumnsOf(options: SkuColumnOptions): readonly TypedColumn[] {
  const { priceMode, unit, quantities, repeated, isTried } = options;
  const money = (key: string, title: string, width: number): TypedColumn => ({
    ...{ key, title, width, kind: 'money', invalid: FORM_MESSAGES.moneyFormat(title) },
    validate: (value) => (parseYuan(value) === 0 ? FORM_MESSAGES.moneyFormat(title) : null),
  });
  const lacking = (title: string, value: string, row: RowValues) =>
    isTried && isSold(row) && value === '' ? FORM_MESSAGES.textEmpty(title) : null;

  const price = money('price', texts.price(unit), 136);
  const fixed: TypedColumn = {
    ...price,
    required: 'later',
    validate: (value, row) => lacking(price.title, value, row) ?? price.validate?.(value, row) ?? null,
  };
  const tiered = quantities.map((quantity, column): TypedColumn => {
    const tier = money(tierKey(column), texts.tierPrice(quantity, unit), 152);
    return {
      ...tier,
      required: 'later',
      validate: (value, row) => {
        const steps = stepsOf(row, quantities);
        const broken = steps[brokenTier(steps) ?? -1];
        if (broken?.column === column) return SKU_MESSAGES.tiers;
        return lacking(tier.title, value, row) ?? tier.validate?.(value, row) ?? null;
      },
    };
  });
  const market = money('marketPrice', texts.marketPrice, 128);
  const stock = texts.stock(unit);
  return [
    {
      ...{ key: 'skuCode', title: texts.skuCode, width: 160, kind: 'text' },
      validate: (value) => {
        if ([...value].length > CODE_LENGTH) return FORM_MESSAGES.tooLong(texts.skuCode, CODE_LENGTH);
        return repeated.has(value) ? SKU_MESSAGES.codeTwice : null;
      },
    },
    ...(priceMode === PRICE_MODE.fixed ? [fixed] : priceMode === PRICE_MODE.tiered ? tiered : []),
    {
      ...market,
      validate: (value, row) => {
        const fen = parseYuan(value);
        const isBelow = fen !== null && pricesOf(row, priceMode, quantities).some((one) => fen < one);
        return isBelow ? SKU_MESSAGES.marketPrice : (market.validate?.(value, row) ?? null);
      },
    },
    {
      ...{ key: 'stock', title: stock, width: 112, kind: 'quantity', required: true },
      validate: (value) => (/^\d{1,7}$/.test(value) ? null : FORM_MESSAGES.integerRange(stock, 0, MOST_STOCK)),
    },
    { key: 'weightKg', title: texts.weight, width: 96, kind: 'quantity', card: 'further' },
  ];
}
