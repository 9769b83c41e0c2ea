import '../showcase/tables.ts';
import type { productSchemas } from '@jianzhu/api-client/schemas';
import { maskName, maskPhone } from '@jianzhu/domain';
import { CERTIFICATION_STATUS } from '@jianzhu/domain/certifications';
import type { AttachmentEntry } from '@jianzhu/domain/forms';
import type { InferOutput } from 'valibot';
import type { Transaction } from '../db/schema.ts';
import { originText, supplyNames } from './describe-product.ts';
import { type Product, productFields } from './product-columns.ts';
import { cardsOf, onShelf, toCard } from './products.ts';

type Detail = InferOutput<(typeof productSchemas)['detail']['data']>;

const MOST_SAME_SHOP = 8;

/** One product on the shelf as everybody sees it, with its company and others of it (domain rules 10.2). */
export async function findProduct(transaction: Transaction, id: string): Promise<Detail | undefined> {
  const card = await cardsOf(transaction).where('id', '=', id).executeTakeFirst();
  const row = card && (await onShelf(transaction).selectAll().where('id', '=', id).executeTakeFirst());
  if (card === undefined || row === undefined) return undefined;
  const { mainImages, specs, skus, attributes, keywords, supplyRegions, ...fields } = productFields(row);
  const others = await cardsOf(transaction)
    .where('business_id', '=', row.business_id)
    .where('id', '!=', id)
    .orderBy('view_count', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SAME_SHOP)
    .execute();
  return {
    ...toCard(card),
    ...{ code: row.code, manufacturer: fields.manufacturer, standardNo: fields.standardNo, taxRate: fields.taxRate },
    ...{ invoiceType: fields.invoiceType, priceMode: fields.priceMode, minOrderQty: fields.minOrderQty },
    ...{ freightNote: fields.freightNote, deliveryDays: fields.deliveryDays ?? 0, detail: fields.detail },
    ...{ specs, skus, mainImages, attributes, keywords, supplyRegions },
    originText: originText(fields.originRegion),
    supplyRegionNames: [...(await supplyNames(transaction, supplyRegions))],
    video: fields.video.map(shownFile)[0] ?? null,
    certificates: fields.certificates.map(shownFile),
    company: await companyOf(transaction, row),
    sameShop: others.map(toCard),
  };
}

const shownFile = ({ id, fileName, fileSize }: AttachmentEntry) => ({ id, fileName, fileSize: fileSize ?? 0 });

/** Whom to ask: masked, as on the company's own page (domain rules 0.10). */
async function companyOf(transaction: Transaction, { business_id }: Product): Promise<Detail['company']> {
  const business = await transaction
    .selectFrom('business')
    .leftJoin('company_profile as profile', (join) =>
      join.onRef('profile.business_id', '=', 'business.id').on('profile.is_published', '=', true),
    )
    .select(['business.name', 'business.cert_status', 'profile.logo', 'profile.contact_name', 'profile.contact_phone'])
    .where('business.id', '=', business_id)
    .executeTakeFirst();
  const { count } = await onShelf(transaction)
    .where('business_id', '=', business_id)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    ...{ id: business_id, name: business?.name ?? '', logo: business?.logo ?? '' },
    isCertified: business?.cert_status === CERTIFICATION_STATUS.approved,
    contactName: maskName(business?.contact_name ?? ''),
    phoneMasked: maskPhone(business?.contact_phone ?? ''),
    productCount: Number(count),
  };
}
