import './tables.ts';
import '../showcase/tables.ts';
import { formatDate } from '@jianzhu/domain';
import { brandValidity, categoryNames, type SupplierProfileFields } from '@jianzhu/domain/supplier-profiles';
import { sql } from 'kysely';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { workFor } from '../member/work-for.ts';
import { placeName, regionNames } from './region-names.ts';

/** What a company is known for on its card holds no more. */
const MOST_SHOWN_CATEGORIES = 10;

/**
 * Shows to everybody what was approved of a supplier: what it deals in, its brands, where it supplies. A brand whose end
 * has stayed where it was has been told of already. In `withWorker`.
 */
export async function showSupplier(
  transaction: Transaction,
  businessId: string,
  fields: SupplierProfileFields,
): Promise<void> {
  const { mainCategories, supplyRegions, vehicles, serviceTags, intro, warehouse, brands } = fields;
  const standing = {
    ...{ main_categories: [...mainCategories], supply_regions: [...supplyRegions], vehicles, intro },
    service_tags: [...serviceTags],
    warehouses: JSON.stringify(
      warehouse.map(({ name, region, area }) => ({ name, regionName: placeName(region), area })),
    ),
    approve_time: sql<Date>`${businessNow}`,
  };
  await transaction
    .insertInto('supplier_standing')
    .values({ business_id: businessId, ...standing })
    .onConflict((conflict) => conflict.column('business_id').doUpdateSet(standing))
    .execute();
  const told = await transaction
    .deleteFrom('supplier_brand')
    .where('business_id', '=', businessId)
    .returning(['name', 'auth_kind', 'end_date', 'reminded_days'])
    .execute();
  if (brands.length > 0) {
    const rows = brands.map(({ name, authKind, beginDate, endDate }, place) => ({
      ...{ business_id: businessId, place, name, auth_kind: authKind, begin_date: beginDate, end_date: endDate },
      reminded_days:
        told.find((one) => one.name === name && one.auth_kind === authKind && one.end_date === endDate)
          ?.reminded_days ?? null,
    }));
    await transaction.insertInto('supplier_brand').values(rows).execute();
  }
  await workFor(transaction, businessId);
  await transaction
    .updateTable('company_profile')
    .set({
      main_categories: categoryNames(mainCategories).slice(0, MOST_SHOWN_CATEGORIES),
      category_codes: [...mainCategories],
      ...{ updated_at: sql<Date>`now()`, version: sql<number>`version + 1` },
    })
    .where('business_id', '=', businessId)
    .execute();
  await workFor(transaction, null);
}

/** What everybody may see of a supplier; null of a company without an approved profile. In any session. */
export async function readSupplier(transaction: Transaction, businessId: string) {
  const standing = await transaction
    .selectFrom('supplier_standing')
    .selectAll()
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  if (standing === undefined) return null;
  const brands = await transaction
    .selectFrom('supplier_brand')
    .select(['name', 'auth_kind', 'begin_date', 'end_date'])
    .where('business_id', '=', businessId)
    .orderBy('place')
    .execute();
  const today = formatDate((await readNow(transaction)).getTime());
  return {
    mainCategories: standing.main_categories.map((code) => ({ code, name: categoryNames([code])[0] ?? '' })),
    supplyRegions: [...regionNames(standing.supply_regions)],
    vehicles: standing.vehicles,
    serviceTags: standing.service_tags,
    intro: standing.intro,
    warehouses: standing.warehouses.map((one) => ({ ...one })),
    // What has ended, or has not begun, says nothing to a buyer.
    brands: brands.flatMap(({ name, auth_kind, begin_date, end_date }) => {
      const { state } = brandValidity({ beginDate: begin_date, endDate: end_date }, today);
      return state === 'valid' || state === 'expiring' ? [{ name, authKind: auth_kind, endDate: end_date }] : [];
    }),
  };
}
