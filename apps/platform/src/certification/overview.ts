import './tables.ts';
import '../member/tables.ts';
import '../showcase/tables.ts';
import { maskName } from '@jianzhu/domain';
import { CERTIFICATION_STATUS } from '@jianzhu/domain/certifications';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { PERSONAL_BUSINESS } from '../member/personal-business.ts';
import { today } from '../showcase/certificate-force.ts';
import { fieldsOf } from './company-application.ts';
import { inForceOfPerson, personFieldsOf } from './person-application.ts';

interface Shown {
  readonly name: string;
  readonly number: string;
  /** '' for one without an end. */
  readonly endDate: string;
}

interface Application {
  readonly status: number;
  readonly reason: string;
}

/** How far one side is: what is at hand says how, what is in force for whom. */
function cardOf<Row extends Application>(last: Row | undefined, inForce: Row | undefined, show: (row: Row) => Shown) {
  const row = inForce ?? last;
  const shown = row === undefined ? { name: '', number: '', endDate: '' } : show(row);
  return { status: last?.status ?? null, isInForce: inForce !== undefined, reason: last?.reason ?? '', ...shown };
}

/** The card of a person; in `withWorker`. */
export async function personCard(transaction: Transaction, { userId }: BusinessMember) {
  const last = await transaction
    .selectFrom('personal_certification')
    .selectAll()
    .where('create_user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return cardOf(last, await inForceOfPerson(transaction, userId), (row) => {
    const { realName, isLongTerm, idCardEnd } = personFieldsOf(row);
    return { name: maskName(realName), number: row.id_masked, endDate: isLongTerm === 1 ? '' : idCardEnd };
  });
}

/** The companies that a person has had certified; in `withWorker`. */
export async function certifiedBy(transaction: Transaction, userId: string): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .selectFrom('corporate_certification')
    .select('business_id')
    .where('submit_user_id', '=', userId)
    .where('status', '=', CERTIFICATION_STATUS.approved)
    .execute();
  return new Set(rows.map(({ business_id }) => business_id));
}

/**
 * The card of the business acted for, and its certificates; in the caller's session. What is not in force is shown to
 * whoever may read certifications.
 */
export async function companyOverview(transaction: Transaction, { acting }: BusinessMember) {
  const { businessId } = acting;
  const readsAll = permissionKeys(acting).includes('certification_view');
  const { kind } = await transaction
    .selectFrom('business')
    .select('kind')
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow();
  const rows = await transaction
    .selectFrom('corporate_certification')
    .selectAll()
    .where('business_id', '=', businessId)
    .$if(!readsAll, (query) => query.where('status', '=', CERTIFICATION_STATUS.approved))
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  const inForce = rows.find(({ status }) => status === CERTIFICATION_STATUS.approved);
  const qualifications = await transaction
    .selectFrom('qualification')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`count(*) filter (where expire_date < ${today})::int`.as('expired'),
    ])
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow();
  const corporate = cardOf(rows[0], inForce, (row) => ({
    ...{ name: fieldsOf(row).businessName, number: row.credit_code, endDate: row.license_end ?? '' },
  }));
  return { corporate, qualifications, isPersonalBusiness: kind === PERSONAL_BUSINESS };
}
