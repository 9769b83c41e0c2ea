import './tables.ts';
import {
  attributeFilterText,
  categoryAttributes,
  NATIONWIDE_CODE,
  type ProductFields,
  priceRange,
  priceText,
  stockOf,
} from '@jianzhu/domain/products';
import type { Row } from '../record/record-table.ts';
import type { ShelfRow } from '../shelf/shelf-kind.ts';

export type Product = Row<'product'>;

// The shelf hands each kind the rows of its own table.
export const productOf = (row: ShelfRow): Product => row as Product;

/** A row as its form has it. */
export function productFields(row: Product): ProductFields {
  return {
    ...{ name: row.title, categoryCode: row.category_code, brandName: row.brand_name, manufacturer: row.manufacturer },
    ...{ originRegion: row.origin, standardNo: row.standard_no },
    // The columns hold codes of these dictionaries alone.
    unit: row.unit as ProductFields['unit'],
    taxRate: row.tax_rate as ProductFields['taxRate'],
    invoiceType: row.invoice_type as ProductFields['invoiceType'],
    priceMode: row.price_mode as ProductFields['priceMode'],
    ...{ specs: row.specs, skus: row.skus, minOrderQty: row.min_order_qty },
    supplyRegions: row.supply_regions.length === 0 ? [NATIONWIDE_CODE] : [...row.supply_regions],
    ...{ freightNote: row.freight_note, deliveryDays: row.delivery_days, mainImages: [...row.images] },
    ...{ video: [...row.video], certificates: [...row.certificates], attributes: row.attributes, detail: row.detail },
    ...{ keywords: [...row.keywords], shopCategoryIds: row.shop_category_ids.map(String), sort: row.sort },
  };
}

/** The columns that fields become. */
export function productColumns(fields: ProductFields) {
  const { name, categoryCode, mainImages, supplyRegions, attributes } = fields;
  const range = priceRange(fields.priceMode, fields.skus);
  const narrowing = new Set(categoryAttributes(categoryCode).map((one) => one.name));
  return {
    ...{ title: name, cover: mainImages[0] ?? '', category_code: categoryCode, brand_name: fields.brandName },
    ...{ manufacturer: fields.manufacturer, standard_no: fields.standardNo, unit: fields.unit },
    origin: fields.originRegion === null ? null : JSON.stringify(fields.originRegion),
    ...{ tax_rate: fields.taxRate, invoice_type: fields.invoiceType, price_mode: fields.priceMode },
    ...{ price_from: range?.from ?? null, price_to: range?.to ?? null, stock: stockOf(fields) },
    ...{ specs: JSON.stringify(fields.specs), skus: JSON.stringify(fields.skus), min_order_qty: fields.minOrderQty },
    supply_regions: supplyRegions.includes(NATIONWIDE_CODE) ? [] : supplyRegions,
    ...{ freight_note: fields.freightNote, delivery_days: fields.deliveryDays, images: mainImages },
    ...{ video: JSON.stringify(fields.video), certificates: JSON.stringify(fields.certificates) },
    ...{ attributes: JSON.stringify(attributes), detail: fields.detail, keywords: fields.keywords },
    facet_values: attributes.filter((pair) => narrowing.has(pair.name)).map((pair) => attributeFilterText([pair])),
    ...{ shop_category_ids: fields.shopCategoryIds, sort: fields.sort ?? 0 },
  };
}

/** What a product costs, as lists show it. */
export const priceFacts = ({ price_from, price_to }: Pick<Product, 'price_from' | 'price_to'>) => ({
  priceText: priceText(price_from === null ? null : { from: Number(price_from), to: Number(price_to) }),
  priceFrom: price_from === null ? null : Number(price_from),
});
