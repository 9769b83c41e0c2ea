import { categoryName } from '@jianzhu/domain/catalogs';
import type { Transaction } from '../db/schema.ts';
import type { Searchable } from '../search/documents.ts';
import type { Product } from './product-columns.ts';

/** Of members' businesses (domain rules 25). */
const MEMBER_BOOST = 5;

/** The columns of a product that the search needs. */
export type SearchableProduct = Pick<
  Product,
  | 'id'
  | 'business_id'
  | 'title'
  | 'category_code'
  | 'brand_name'
  | 'attributes'
  | 'keywords'
  | 'detail'
  | 'cover'
  | 'price_from'
  | 'publish_time'
  | 'update_time'
> & { readonly company_name: string; readonly vip_level: number };

/** A product as the search of the whole site finds it: in the shop of its company. */
export function searchableProduct(product: SearchableProduct): Searchable {
  const category = categoryName(product.category_code);
  return {
    kind: 'goods',
    id: product.id,
    title: product.title,
    tag: category,
    summary: [product.brand_name, product.company_name].filter((text) => text !== '').join(' · '),
    content: [
      ...[product.brand_name, category, product.keywords.join(' ')],
      ...product.attributes.map(({ name, value }) => `${name} ${value}`),
      product.detail,
    ].join('\n'),
    image: product.cover,
    price: product.price_from === null ? null : Number(product.price_from),
    boost: product.vip_level > 0 ? MEMBER_BOOST : 0,
    publishTime: product.publish_time ?? product.update_time,
    url: `/shop/pc?businessId=${product.business_id}&productId=${product.id}`,
  };
}

/** The same with what its company is called now. */
export async function readProductDocument(transaction: Transaction, product: Product): Promise<Searchable> {
  const company = await transaction
    .selectFrom('business')
    .select(['name', 'vip_level'])
    .where('id', '=', product.business_id)
    .executeTakeFirst();
  return searchableProduct({ ...product, company_name: company?.name ?? '', vip_level: company?.vip_level ?? 0 });
}
