import './tables.ts';
import { type SqlBool, sql } from 'kysely';
import { containing } from '../db/containing.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { lastPrices } from './last-prices.ts';
import { folded } from './typed-forms.ts';

const MOST_SUGGESTED = 10;

/** Materials whose name or model is typed like that, those that begin so first, with what the business paid last. */
export async function suggestMaterials(
  transaction: Transaction,
  caller: BusinessMember,
  { keyword, categoryCode }: { readonly keyword: string; readonly categoryCode?: string | undefined },
) {
  const typed = folded(keyword);
  let query = transaction
    .selectFrom('material')
    .select(['id', 'category_code', 'name', 'spec', 'unit'])
    .where(sql<SqlBool>`typed like ${containing(typed)}`);
  if (categoryCode !== undefined) query = query.where(sql<SqlBool>`starts_with(category_code, ${categoryCode})`);
  const rows = await query
    .orderBy(sql`typed like ${containing(` ${typed}`)}`, 'desc')
    .orderBy('use_count', 'desc')
    .orderBy('id')
    .limit(MOST_SUGGESTED)
    .execute();
  const prices = await lastPrices(
    transaction,
    caller,
    rows.map(({ name }) => name),
  );
  return rows.map(({ id, category_code, name, spec, unit }) => {
    const last = prices.get(`${name} ${spec} ${unit}`);
    return {
      ...{ id, categoryCode: category_code, materialName: name, spec, unit },
      lastPrice: last?.unitPrice ?? null,
      lastDealDate: last?.date ?? '',
    };
  });
}
