import './tables.ts';
import '../showcase/tables.ts';
import { formatDate } from '@jianzhu/domain';
import { refuseSupplier } from '@jianzhu/domain/inquiries';
import type { Transaction } from '../db/schema.ts';
import { readStanding } from '../member/standing.ts';
import { isStanding } from '../showcase/certificate-force.ts';
import type { Inquiry } from './own-inquiry.ts';

/** Why a business may not quote for an inquiry; null when it may. In `withWorker`, or in the session of that business. */
export async function judgeSupplier(
  transaction: Transaction,
  inquiry: Pick<Inquiry, 'min_supplier_level' | 'required_qualifications'>,
  businessId: string,
  now: Date,
) {
  const held = await transaction
    .selectFrom('qualification')
    .select(['series', 'category_name', 'grade', 'expire_date'])
    .where('business_id', '=', businessId)
    .where(isStanding)
    .execute();
  return refuseSupplier(
    {
      minSupplierLevel: inquiry.min_supplier_level,
      requiredQualifications: inquiry.required_qualifications.map(String),
    },
    {
      ...(await readStanding(transaction, businessId)),
      qualifications: held.map(({ series, category_name, grade, expire_date }) => ({
        series,
        grade,
        categoryName: category_name,
        expireDate: expire_date ?? '',
      })),
    },
    formatDate(now.getTime()),
  );
}
