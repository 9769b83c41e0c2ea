import { membershipLimit } from '@jianzhu/domain';
import { defaultTaxRate } from '@jianzhu/domain/catalogs';
import {
  categoryAttributes,
  NATIONWIDE_CODE,
  PRICE_MODE,
  type ProductFields,
  type ProductSku,
} from '@jianzhu/domain/products';
import { productColumns } from '../product/product-columns.ts';
import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import { priceOf, STOCK } from './materials.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';
import { productWay } from './product-ways.ts';
import { writeReviews } from './shelf-states.ts';

/** How many there are, and how many of them in several combinations (domain rules 29.1). */
const COUNT = { all: 240, combined: 40 } as const;
/** The supplier by whose login products are looked at has more than the others. */
const LOOKED_AT = { phone: '13800000011', first: 30 } as const;
/** Parameters that say nothing about the model, so that any value goes with any product. */
const NEUTRAL = ['计重方式', '泵送方式', '含泥量', '环保等级', '燃烧特性'];
const COVERS: Readonly<Record<string, readonly string[]>> = {
  '01': ['scene-steel', 'tile-material', 'scene-roof'],
  '03': ['scene-prefab', 'scene-road', 'tile-material'],
  '04': ['scene-road', 'scene-tunnel'],
  '12': ['scene-hall', 'scene-skyline'],
  '17': ['scene-prefab', 'scene-bridge'],
};
const OTHER_COVERS = ['tile-material', 'scene-lab', 'scene-skyline'];

type Material = (typeof STOCK)[number];

interface Offered {
  readonly seller: DemoMember;
  readonly company: DemoCompany;
  readonly material: Material;
  /** One: a product of this model alone; several: their combinations. */
  readonly models: readonly string[];
  /** How it is delivered, where the same model is offered twice. */
  readonly manner: string;
}

/** The products that material suppliers offer: in every status, at one price, in steps and as is agreed. */
export async function writeProducts(
  demo: DemoWriter,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
): Promise<void> {
  const offered = chosen(companies, members);
  const products = offered.map((one, index) => productRow(demo, one, index));
  await demo.insert(
    'product',
    products.map(({ row }) => row),
  );
  await demo.insert(
    'product_version',
    products.flatMap(({ row, stood }) =>
      row.publish_time === null
        ? []
        : [
            {
              ...{ id: demo.newId(), business_id: row.business_id, product_id: row.id, version_no: 1 },
              ...{ fields: stood, publish_time: row.publish_time },
            },
          ],
    ),
  );
  await writeReviews(
    demo,
    'product',
    products.map(({ row }) => row),
  );
}

/** What each supplier could offer, taken in turns; those of several models first, so that they are spread. */
function chosen(companies: readonly DemoCompany[], members: readonly DemoMember[]): readonly Offered[] {
  const sellers = companies.flatMap((company) => {
    const seller = members.find(({ businessId }) => businessId === company.id);
    return seller === undefined || company.trade.sells.length === 0 ? [] : [{ company, seller }];
  });
  const offersOf = (combined: boolean) =>
    sellers.map(({ company, seller }) => {
      const materials = STOCK.filter(([category]) => company.trade.sells.includes(category.slice(0, 2)));
      const offers = materials.flatMap((material): Offered[] => {
        const [, , , ...models] = material;
        const common = { seller, company, material, manner: '' };
        if (combined) return models.length > 1 ? [{ ...common, models }] : [];
        return models.map((model) => ({ ...common, models: [model] }));
      });
      // Who has few models offers them in two manners.
      return combined ? offers : [...offers, ...offers.map((offer) => ({ ...offer, manner: '厂家直发' }))];
    });
  const single = offersOf(false);
  const own = single
    .flat()
    .filter(({ seller }) => seller.phone === LOOKED_AT.phone)
    .slice(0, LOOKED_AT.first);
  const others = inTurns(single).filter((one) => !own.includes(one));
  const combined = inTurns(offersOf(true)).slice(0, COUNT.combined);
  return withinRoom([...own, ...combined, ...others]).slice(0, COUNT.all);
}

/** As many of each supplier as a company without a membership has room for, but for the one that is looked at. */
function withinRoom(offers: readonly Offered[]): readonly Offered[] {
  const taken = new Map<string, number>();
  return offers.filter(({ seller }) => {
    const count = (taken.get(seller.businessId) ?? 0) + 1;
    taken.set(seller.businessId, count);
    return seller.phone === LOOKED_AT.phone || count <= (membershipLimit('productQuota', 0) ?? count);
  });
}

/** The first of each list, the second of each, and so on. */
function inTurns<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat();
}

function productRow(demo: DemoWriter, offered: Offered, index: number) {
  const { seller } = offered;
  const { status, behind, reason, fieldReasons } = productWay(index);
  const office = (days: number) => officeTime(demo.now, days).toISOString();
  const stood = fieldsOf(offered, index);
  const columns = productColumns(stood);
  const isApproved = [2, 4, 5].includes(status) || behind !== 0;
  const row = {
    ...{
      id: demo.newId(),
      business_id: seller.businessId,
      create_user_id: seller.userId,
      update_user_id: seller.userId,
    },
    ...{ create_time: office(200 - (index % 120)), update_time: office(40 - (index % 38)), version: 1 },
    code: `SP20240601${String(index + 1).padStart(5, '0')}`,
    ...{ status, behind, reason, field_reasons: fieldReasons },
    change: behind === 0 ? null : { ...stood, brandName: `${stood.brandName}优选` },
    submit_time: status === 0 ? null : office(42 - (index % 38)),
    publish_time: isApproved ? office(180 - (index % 130)) : null,
    ...columns,
    origin: null,
    ...{ specs: stood.specs, skus: stood.skus, video: [], certificates: [], attributes: stood.attributes },
    view_count: isApproved ? demo.random.between(12, 2400) : 0,
  };
  return { row, stood };
}

function fieldsOf({ company, material, models, manner }: Offered, index: number): ProductFields {
  const [category, unit, name] = material;
  const [first = ''] = models;
  const isCombined = models.length > 1;
  const isTiered = isCombined ? index % 2 === 0 : index % 5 === 1;
  const priceMode = isTiered ? PRICE_MODE.tiered : index % 11 === 3 ? PRICE_MODE.agreed : PRICE_MODE.fixed;
  const covers = COVERS[category.slice(0, 2)] ?? OTHER_COVERS;
  const brandName = company.shortName.slice(0, 2);
  const model = isCombined ? '' : first;
  return {
    name: isCombined
      ? `${brandName}${name}（${models.length}种规格）`
      : `${brandName}${name} ${model}${manner === '' ? '' : `（${manner}）`}`,
    categoryCode: category,
    ...{ brandName, manufacturer: index % 3 === 0 ? company.name : '', originRegion: null, standardNo: '' },
    // Units of the catalogue are those of the dictionary.
    unit: unit as ProductFields['unit'],
    ...{ taxRate: defaultTaxRate(category), invoiceType: 1, priceMode },
    specs: isCombined ? [{ name: '规格', values: [...models] }] : [],
    skus: models.map((one, at) => skuOf(material, priceMode, { model: isCombined ? one : '', index: index + at, at })),
    minOrderQty: unit === 't' || unit === 'm3' ? '5' : '100',
    supplyRegions: index % 4 === 0 ? [NATIONWIDE_CODE] : [company.cityCode],
    freightNote: index % 2 === 0 ? '市区内满一车免运费，其余按里程另计' : '',
    deliveryDays: 1 + (index % 7),
    mainImages: covers.slice(0, 1 + (index % covers.length)).map((cover) => `/art/${cover}.svg`),
    ...{ video: [], certificates: [] },
    attributes: [
      { name: '规格型号', value: isCombined ? `${models.length}种` : first },
      ...categoryAttributes(category).flatMap((attribute, at) => {
        const value =
          attribute.values.find((each) => isSaid(model, each)) ??
          (NEUTRAL.includes(attribute.name) ? attribute.values[(index + at) % attribute.values.length] : undefined);
        return value === undefined ? [] : [{ name: attribute.name, value }];
      }),
    ],
    detail:
      `<p>${name}为现货供应，出厂前逐批检验，随货附质量证明书与检测报告。</p>` +
      `<h3>供货说明</h3><ul><li>按订单规格备货，支持送货到场与自提</li><li>到货后三日内可就数量与外观提出异议</li></ul>`,
    keywords: [name.slice(0, 10)],
    ...{ shopCategoryIds: [], sort: index % 50 },
  };
}

/** Whether a model names a value, and no longer one: Φ6 is not said by Φ6.5. */
function isSaid(model: string, value: string): boolean {
  const at = model.indexOf(value);
  return at >= 0 && !/[\d.]/.test(model[at + value.length] ?? '');
}

function skuOf(
  [category, unit]: Material,
  priceMode: ProductFields['priceMode'],
  { model, index, at }: { readonly model: string; readonly index: number; readonly at: number },
): ProductSku {
  const price = priceOf(category, unit, index);
  const tiers = [
    { minQty: '5', price },
    { minQty: '50', price: Math.round(price * 0.985) },
    { minQty: '200', price: Math.round(price * 0.97) },
  ];
  return {
    ...{ id: String(at + 1), skuCode: `${category}-${String(index + 1).padStart(3, '0')}-${at + 1}` },
    specValues: model === '' ? [] : [model],
    price: priceMode === PRICE_MODE.fixed ? price : null,
    tiers: priceMode === PRICE_MODE.tiered ? tiers : [],
    marketPrice: priceMode === PRICE_MODE.agreed || index % 3 !== 0 ? null : Math.round(price * 1.04),
    // Every seventeenth has nothing left.
    stock: index % 17 === 16 ? 0 : 40 + ((index * 37) % 960),
    ...{ weightKg: '', image: '', enabled: 1 },
  };
}
