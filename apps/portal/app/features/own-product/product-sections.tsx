import { INVOICE_TYPES, TAX_RATES } from '@jianzhu/domain/money';
import { NATIONWIDE_CODE, repeatedCodes } from '@jianzhu/domain/products';
import { type Description, DescriptionList } from '@jianzhu/ui/record';
import { RichText } from '@jianzhu/ui/rich-text';
import { sanitizeRichText } from '@jianzhu/ui/rich-text/sanitize';
import { SkuMatrix } from '@jianzhu/ui/sku-matrix';
import { useMemo } from 'react';
import { shelfTexts } from '../../shelf/messages.ts';
import { ownProductTexts as texts } from './messages.ts';
import { labelOf } from './product-form-record.ts';
import { skuColumnsOf } from './sku-columns.ts';
import { quantitiesOf, rowOf, type SkuDraft } from './sku-values.ts';
import { unitName } from './unit-name.ts';

/** What of a product is shown in words, as it is saved or as it stands in the form. */
export interface ShownProduct {
  readonly brandName?: unknown;
  readonly manufacturer?: unknown;
  readonly standardNo?: unknown;
  readonly unit?: unknown;
  readonly taxRate?: unknown;
  readonly invoiceType?: unknown;
  readonly minOrderQty?: unknown;
  readonly deliveryDays?: unknown;
  readonly freightNote?: unknown;
  readonly supplyRegions?: unknown;
  readonly attributes?: unknown;
  readonly keywords?: unknown;
  readonly priceMode?: unknown;
  readonly specs?: unknown;
  readonly skus?: unknown;
  readonly mainImages?: unknown;
  readonly detail?: unknown;
}

type Cities = readonly { readonly code: string; readonly name: string }[];

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const listOf = <Item,>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : []);

/** The facts of a product in one line each, its parameters last. */
export function productFacts(product: ShownProduct, cities: Cities): readonly Description[] {
  const names = new Map([
    [NATIONWIDE_CODE, texts.nationwide],
    ...cities.map(({ code, name }) => [code, name] as const),
  ]);
  const regions = listOf<string>(product.supplyRegions).map((code) => names.get(code) ?? code);
  const rate = TAX_RATES.find(({ value }) => value === product.taxRate)?.label ?? '';
  const invoice = INVOICE_TYPES.find(({ value }) => value === product.invoiceType)?.label ?? '';
  const facts: readonly (readonly [string, string])[] = [
    [texts.brand, textOf(product.brandName)],
    [labelOf('manufacturer'), textOf(product.manufacturer)],
    [labelOf('standardNo'), textOf(product.standardNo)],
    [texts.facts.unit, unitName(product.unit)],
    [labelOf('invoiceType'), [invoice, rate].filter(Boolean).join(' · ')],
    [texts.facts.minOrder, textOf(product.minOrderQty)],
    [texts.facts.delivery, textOf(product.deliveryDays)],
    [texts.facts.regions, regions.join('、')],
    [texts.facts.freight, textOf(product.freightNote)],
    [texts.facts.keywords, listOf<string>(product.keywords).join('、')],
    ...listOf<{ name: string; value: string }>(product.attributes).map(({ name, value }) => [name, value] as const),
  ];
  return facts.filter(([term]) => term !== '').map(([term, value]) => ({ term, value: value || shelfTexts.none }));
}

/** Prices and stock of all combinations, to be looked at. */
function ShownSkus({ product }: { readonly product: ShownProduct }) {
  const skus = listOf<SkuDraft>(product.skus);
  const quantities = quantitiesOf(skus);
  const columns = useMemo(
    () =>
      skuColumnsOf({
        ...{ priceMode: Number(product.priceMode), unit: unitName(product.unit), isTried: false },
        quantities: quantitiesOf(listOf<SkuDraft>(product.skus)),
        repeated: repeatedCodes(listOf<SkuDraft>(product.skus)),
      }),
    [product],
  );
  const rows = useMemo(
    () => listOf<SkuDraft>(product.skus).map((sku) => rowOf(sku, quantities)),
    [product, quantities],
  );
  return (
    <SkuMatrix
      label={texts.matrix}
      specs={listOf<{ name: string; values: readonly string[] }>(product.specs)
        .filter(({ values }) => values.length > 0)
        .map(({ name }) => name)}
      columns={columns}
      rows={rows}
      onChange={() => {}}
      readOnly
    />
  );
}

function ShownPictures({ product }: { readonly product: ShownProduct }) {
  return (
    <p>
      {listOf<string>(product.mainImages).map((address, index) => (
        <img key={address} src={address} alt={shelfTexts.picture(index + 1)} width={120} height={120} />
      ))}
    </p>
  );
}

/** The parts of a product below each other, each with its heading. */
export const productSections = (product: ShownProduct, cities: Cities) => [
  { key: 'facts', title: texts.stepNames.basics, content: <DescriptionList items={productFacts(product, cities)} /> },
  { key: 'prices', title: texts.stepNames.prices, content: <ShownSkus product={product} /> },
  { key: 'pictures', title: texts.mainImages, content: <ShownPictures product={product} /> },
  {
    key: 'detail',
    title: texts.detail,
    content: <RichText html={sanitizeRichText(textOf(product.detail))} />,
  },
];
