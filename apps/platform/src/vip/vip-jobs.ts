import './tables.ts';
import { formatDate } from '@jianzhu/domain';
import { VIP_MESSAGES, VIP_REMINDERS, VIP_STATUS } from '@jianzhu/domain/vips';
import { sql } from 'kysely';
import { recordSystemEvent } from '../audit/record-event.ts';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { isReminderDue } from '../notice/reminder-due.ts';
import { lockKnown } from '../record/find-record.ts';
import { changeMembership, tellMembers } from './begin-membership.ts';
import { readMembershipNow } from './membership-now.ts';

/** Of one run; the next one goes on. */
const MOST = 50;

/** Begins what has been paid ahead, ends what is over (N052), reminds of an end seven, three and one day before it (N051). */
export const sweepMembershipsJob: JobHandler = {
  everySeconds: 600,
  async run(transaction) {
    const today = formatDate((await readNow(transaction)).getTime());
    for (const id of await due(transaction, VIP_STATUS.active, sql`end_date < ${today}::date`)) {
      await end(transaction, id, today);
    }
    for (const id of await due(transaction, VIP_STATUS.coming, sql`begin_date <= ${today}::date`)) {
      await begin(transaction, id, today);
    }
    await remind(transaction, today);
  },
};

async function due(transaction: Transaction, status: number, when: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from vip_order where status = ${status} and ${when} order by end_date, id limit ${MOST}`.execute(
    transaction,
  );
  return rows.map(({ id }) => id);
}

/** Behind the lock of its business, as every payment goes. */
async function lockMembership(transaction: Transaction, id: string) {
  const { rows } = await sql<{ business_id: string }>`select business_id from vip_order where id = ${id}`.execute(
    transaction,
  );
  await readMembershipNow(transaction, rows[0]?.business_id ?? '', 'lock');
  return lockKnown(transaction, 'vip_order', id);
}

async function begin(transaction: Transaction, id: string, today: string): Promise<void> {
  const vip = await lockMembership(transaction, id);
  if (vip.status !== VIP_STATUS.coming || vip.begin_date > today) return;
  await changeMembership(transaction, id, 'begin', { hasBegun: true });
  await transaction.updateTable('business').set({ vip_level: vip.level }).where('id', '=', vip.business_id).execute();
}

async function end(transaction: Transaction, id: string, today: string): Promise<void> {
  const vip = await lockMembership(transaction, id);
  if (vip.status !== VIP_STATUS.active || vip.end_date >= today) return;
  await changeMembership(transaction, id, 'end', { hasBegun: true });
  const record = { kind: 'vip_order', id } as const;
  await recordSystemEvent(transaction, 'vip.end', record, vip.business_id);
  const next = await transaction
    .selectFrom('vip_order')
    .select('id')
    .where('business_id', '=', vip.business_id)
    .where('status', 'in', [VIP_STATUS.active, VIP_STATUS.coming])
    .executeTakeFirst();
  if (next !== undefined) return;
  await transaction
    .updateTable('business')
    .set({ vip_level: 0, vip_until: null })
    .where('id', '=', vip.business_id)
    .execute();
  await tellMembers(transaction, vip, 'N052', VIP_MESSAGES.ended);
}

async function remind(transaction: Transaction, today: string): Promise<void> {
  const daysLeft = sql<number>`end_date - ${today}::date`;
  const { rows } = await sql<{ id: string; business_id: string; days: number }>`
    select id, business_id, (${daysLeft})::int as days from vip_order v
    where status = ${VIP_STATUS.active} and end_date > ${today}::date and ${isReminderDue(VIP_REMINDERS, daysLeft)}
      and not exists (
        select from vip_order n where n.business_id = v.business_id and n.status = ${VIP_STATUS.coming})
    order by end_date, id limit ${MOST} for update`.execute(transaction);
  for (const { id, business_id, days } of rows) {
    await tellMembers(transaction, { id, business_id }, 'N051', VIP_MESSAGES.ends(days));
    const slot = [...VIP_REMINDERS].reverse().find((kept) => days <= kept) ?? days;
    await transaction.updateTable('vip_order').set({ reminded_days: slot }).where('id', '=', id).execute();
  }
}
