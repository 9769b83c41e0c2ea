import './tables.ts';
import '../record/tables.ts';
import { CERTIFICATION_STATUS } from '@jianzhu/domain/certifications';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { CompanyApplication } from './company-application.ts';
import type { PersonApplication } from './person-application.ts';

const { rejected } = CERTIFICATION_STATUS;

/** Entries of a history, the newest ones. */
const MOST_PAST = 20;

type Application = Pick<PersonApplication, 'id' | 'code' | 'status' | 'reason' | 'submit_time' | 'decide_time'>;

/**
 * What was decided about applications, the newest first: how each of them stands, and every refusal before, which a second
 * try has overwritten.
 *
 * @param titleOf whom or what an application certifies
 */
export async function pastOf<Row extends PersonApplication | CompanyApplication>(
  transaction: Transaction,
  table: 'personal_certification' | 'corporate_certification',
  applications: readonly Row[],
  titleOf: (row: Row) => string,
) {
  const refusals = await transaction
    .selectFrom('status_log')
    .select(['id', 'record_id', 'reason', 'create_time'])
    .where('record_table', '=', table)
    .where('record_id', 'in', ['0', ...applications.map(({ id }) => id)])
    .where('to_status', '=', rejected)
    .orderBy('id', 'desc')
    .execute();
  const past = applications.flatMap((row) => {
    const own = refusals.filter(({ record_id }) => record_id === row.id);
    // The last one is how a rejected application stands.
    const before = row.status === rejected ? own.slice(1) : own;
    const stands = row.decide_time === null ? [] : [toPast(row, titleOf(row))];
    return [
      ...stands,
      ...before.map(({ id, reason, create_time }) =>
        toPast(
          { id, code: row.code, status: rejected, reason, submit_time: null, decide_time: create_time },
          titleOf(row),
        ),
      ),
    ];
  });
  return past.toSorted((one, other) => other.decideTime.localeCompare(one.decideTime)).slice(0, MOST_PAST);
}

const toPast = ({ id, code, status, reason, submit_time, decide_time }: Application, title: string) => ({
  ...{ id, code, status, title, reason },
  submitTime: timeText(submit_time),
  decideTime: timeText(decide_time),
});
