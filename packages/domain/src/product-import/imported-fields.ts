import { dictionaryLabel } from '../dictionary/dictionary.ts';
import { UNITS } from '../dictionary/shared-dictionaries.ts';
import { checkInvoiceType, INVOICE_TYPES } from '../money/tax-rate.ts';
import { PRICE_MODE } from '../product/price-steps.ts';
import type { ProductFields, ProductSku } from '../product/product-record.ts';
import type { ImportedProduct } from './import-row.ts';
import { PRODUCT_IMPORT_MESSAGES as texts } from './messages.ts';

/** What a file does not say of its products. */
export interface ImportTerms {
  /** Addresses of its pictures, the cover first; a draft may have none. */
  readonly mainImages: readonly string[];
  /** Codes of cities. */
  readonly supplyRegions: readonly string[];
  /** Days until it is sent. */
  readonly deliveryDays: number;
}

/** Goes with every rate. */
const NO_INVOICE: ProductFields['invoiceType'] = 3;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

/** An imported product as its form has it: one combination at one price, with a text of what its row says. */
export function importedFields(product: ImportedProduct, terms: ImportTerms): ProductFields {
  const { name, categoryCode, brandName, spec, unit, price, taxRate, stock, minOrderQty, skuCode } = product;
  const specs = spec === '' ? [] : [{ name: texts.spec, values: [spec] }];
  // The first invoice that goes with the rate.
  const invoiceType = INVOICE_TYPES.find(({ value }) => checkInvoiceType(value, taxRate) === null)?.value ?? NO_INVOICE;
  const enabled: ProductSku['enabled'] = 1;
  return {
    ...{ name, categoryCode, brandName, manufacturer: '', originRegion: null, standardNo: '', unit, taxRate },
    ...{ invoiceType, specs, priceMode: PRICE_MODE.fixed, minOrderQty },
    skus: [
      {
        ...{ id: '1', skuCode, specValues: spec === '' ? [] : [spec], price, tiers: [], marketPrice: null, stock },
        ...{ weightKg: '', image: '', enabled },
      },
    ],
    ...{ supplyRegions: [...terms.supplyRegions], freightNote: '', deliveryDays: terms.deliveryDays },
    ...{ mainImages: [...terms.mainImages], video: [], attributes: [], detail: detailOf(product), certificates: [] },
    ...{ keywords: [], shopCategoryIds: [], sort: null },
  };
}

function detailOf({ name, brandName, spec, unit, minOrderQty }: ImportedProduct): string {
  const words = texts.detail;
  const unitText = dictionaryLabel(UNITS, unit);
  const lines = [
    [words.name, name],
    [words.brand, brandName],
    ...(spec === '' ? [] : [[words.spec, spec] as const]),
    [words.unit, unitText],
    [words.minOrderQty, `${minOrderQty}${unitText}`],
  ];
  return `${lines.map(([term, value]) => `<p>${term}：${escaped(value ?? '')}</p>`).join('')}<p>${words.note}</p>`;
}
