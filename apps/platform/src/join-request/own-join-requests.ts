import './tables.ts';
import type { joinRequestSchemas } from '@jianzhu/api-client/schemas';
import { joinRequestMachine } from '@jianzhu/domain/invitations';
import type { InferOutput } from 'valibot';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { Member } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { workFor } from '../member/work-for.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import type { Seen } from '../record/save-record.ts';
import { transit } from '../record/transit.ts';

type OwnRow = InferOutput<typeof joinRequestSchemas.mine.data>[number];

/** Who asks, towards her own request: whatever company she acts for. */
const APPLICANT = { is: ['applicant'], permissionKeys: [] } as const;
const MOST_SHOWN = 20;

const toOwn = (row: Row<'join_request'>, businessName: string): OwnRow => ({
  ...{ id: row.id, version: row.version, updateTime: timeText(row.update_time) },
  allowedActions: joinRequestMachine.allowedActions(row.status, APPLICANT, {}),
  ...{ businessName, reason: row.reason, status: row.status },
  ...{ createTime: timeText(row.create_time), refuseReason: row.refuse_reason },
});

/** What a person has asked for, the newest first. In `withWorker`, which sees the requests of everybody. */
export async function ownJoinRequests(transaction: Transaction, { userId }: Pick<Member, 'userId'>): Promise<OwnRow[]> {
  const rows = await transaction
    .selectFrom('join_request')
    .innerJoin('business', 'business.id', 'join_request.business_id')
    .selectAll('join_request')
    .select('business.name as business_name')
    .where('join_request.create_user_id', '=', userId)
    .orderBy('join_request.create_time', 'desc')
    .orderBy('join_request.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ business_name, ...row }) => toOwn(row, business_name));
}

/** Takes back a request that waits: it counts among those of its person no more. In `withWorker`. */
export async function withdrawJoinRequest(
  transaction: Transaction,
  { userId }: Pick<Member, 'userId'>,
  { id, version }: Seen,
): Promise<null | Refusal> {
  const row = await findRecord(transaction, 'join_request', id);
  // A worker sees the requests of everybody.
  if (row instanceof Refusal || row.create_user_id !== userId) return new Refusal('notFound');
  await workFor(transaction, row.business_id);
  const now = await readNow(transaction);
  const changed = await transit(transaction, 'join_request', row.id, {
    ...{ machine: joinRequestMachine, action: 'withdraw', actor: APPLICANT, facts: {}, userId },
    seen: { version, toWire: (kept) => toOwn(kept, '') },
    columns: async () => ({ update_user_id: userId, update_time: now }),
    audit: 'call',
  });
  return changed instanceof Refusal ? changed : null;
}
