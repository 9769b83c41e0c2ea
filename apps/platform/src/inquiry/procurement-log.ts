import '../member/tables.ts';
import '../record/tables.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { personName } from '../member/person-name.ts';
import { PLATFORM_NAME } from '../record/messages.ts';

/** How those of the other side are named (domain rules 0.9). */
const SIDES = { buyer: '采购方', supplier: '供应方', platform: PLATFORM_NAME } as const;

/**
 * What was done to a record, the oldest first: by name to the own side, by its side to the other. Row security says which
 * acts this session may read.
 *
 * @param buyerId business whose side is 采购方
 */
export async function readLog(
  transaction: Transaction,
  { acting }: BusinessMember,
  table:
    | 'inquiry'
    | 'quotation'
    | 'deal'
    | 'tender'
    | 'bid'
    | 'qualification'
    | 'service_order'
    | 'service'
    | 'knowledge'
    | 'withdrawal',
  id: string,
  buyerId: string,
) {
  const rows = await transaction
    .selectFrom('status_log')
    .leftJoin('membership', (join) =>
      join.onRef('membership.user_id', '=', 'status_log.user_id').on('membership.business_id', '=', acting.businessId),
    )
    .leftJoin('account', 'account.id', 'membership.user_id')
    .select([
      'status_log.action',
      'status_log.from_status',
      'status_log.to_status',
      'status_log.reason',
      'status_log.create_time',
      'status_log.user_id',
      'account.id as member_id',
      'account.real_name',
      'account.nick_name',
    ])
    .where('record_table', '=', table)
    .where('record_id', '=', id)
    .orderBy('status_log.id')
    .execute();
  const other = acting.businessId === buyerId ? SIDES.supplier : SIDES.buyer;
  return rows.map((row) => ({
    action: row.action,
    fromStatus: row.from_status,
    toStatus: row.to_status,
    operatorName:
      row.user_id === null ? SIDES.platform : row.member_id === null ? other : personName(row) || SIDES.platform,
    reason: row.reason,
    createTime: timeText(row.create_time),
  }));
}
