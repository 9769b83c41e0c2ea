import type { Transaction } from '../db/schema.ts';
import { listProducts } from '../product/products.ts';

/** So many of a company's products stand on its page; the others in its shop. */
const MOST_PRODUCTS = 12;

/** What a company sells first of all, in the order of its shop (domain rules 4.9). */
export async function mainProducts(transaction: Transaction, businessId: string) {
  const { records } = await listProducts(transaction, { businessId, current: 1, size: MOST_PRODUCTS });
  return records.map(({ id, name, categoryName, priceText }) => ({ id, name, categoryName, priceText }));
}
