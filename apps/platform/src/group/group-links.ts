import '../member/tables.ts';
import './tables.ts';
import type { groupSchemas } from '@jianzhu/api-client/schemas';
import { MEMBERSHIP_STATUSES } from '@jianzhu/domain/business-members';
import { dealMachine } from '@jianzhu/domain/deals';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import {
  GROUP_LISTS,
  GROUP_MESSAGES,
  GROUP_STATUS,
  type GroupList,
  type GroupSide,
  groupMachine,
} from '@jianzhu/domain/groups';
import { inquiryMachine } from '@jianzhu/domain/inquiries';
import { DATA_SCOPE } from '@jianzhu/domain/member-center';
import { statusLook } from '@jianzhu/domain/records';
import { tenderMachine } from '@jianzhu/domain/tenders';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { businessName } from '../member/business-name.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { actorOf } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';

export type GroupLink = Row<'group_link'>;
type Listed = InferOutput<typeof groupSchemas.list.data>[number];

/** Of a list that a subsidiary shows; the others are counted. */
const MOST_SHOWN = 100;

/** What a company is in a link; null where it is no side of it. */
export function sideOf({ business_id, subsidiary_id }: GroupLink, businessId: string): GroupSide | null {
  if (business_id === businessId) return 'parent';
  return subsidiary_id === businessId ? 'subsidiary' : null;
}

/** The parent of the caller's company, its subsidiaries, and who has not answered yet; in its session. */
export async function listLinks(transaction: Transaction, caller: BusinessMember): Promise<Listed[]> {
  const { businessId } = caller.acting;
  const rows = await transaction
    .selectFrom('group_link')
    .innerJoin('business', (join) =>
      join.on(({ or, and, eb }) =>
        or([
          and([
            eb('group_link.business_id', '=', businessId),
            eb('business.id', '=', eb.ref('group_link.subsidiary_id')),
          ]),
          and([
            eb('group_link.subsidiary_id', '=', businessId),
            eb('business.id', '=', eb.ref('group_link.business_id')),
          ]),
        ]),
      ),
    )
    .selectAll('group_link')
    .select('business.name')
    .where('group_link.status', 'in', [GROUP_STATUS.waiting, GROUP_STATUS.joined])
    .orderBy('group_link.create_time', 'desc')
    .orderBy('group_link.id', 'desc')
    .execute();
  return rows.map((row) => {
    const side = row.business_id === businessId ? 'parent' : 'subsidiary';
    return {
      ...{ id: row.id, version: row.version, updateTime: timeText(row.update_time) },
      allowedActions: groupMachine.allowedActions(row.status, actorOf(caller, side), {}),
      ...{ side, businessId: side === 'parent' ? row.subsidiary_id : row.business_id, businessName: row.name },
      ...{ status: row.status, lists: row.shared, createTime: timeText(row.create_time) },
    };
  });
}

interface SharedRow {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly status: number;
  readonly amount: string | number | null;
  readonly at: Date;
}

const STATUS_NAMES: Readonly<Record<GroupList, (status: number) => string>> = {
  inquiry: (status) => statusLook(inquiryMachine, status).label,
  tender: (status) => statusLook(tenderMachine, status).label,
  deal: (status) => statusLook(dealMachine, status).label,
  member: (status) => dictionaryLabel(MEMBERSHIP_STATUSES, status),
};

/**
 * The newest of a list that a subsidiary shows, in a session of its parent; the database gives it what is shown and nothing
 * else. One that is not shown is not there. Whoever sees her own records alone sees none of another company.
 */
export async function readShared(
  transaction: Transaction,
  { acting }: BusinessMember,
  { id, list }: { readonly id: string; readonly list: GroupList },
) {
  const link = await findRecord(transaction, 'group_link', id);
  if (link instanceof Refusal) return link;
  const isShown = sideOf(link, acting.businessId) === 'parent' && link.shared.includes(list);
  if (!isShown) return new Refusal('notFound');
  if (!permissionKeys(acting).includes(GROUP_LISTS[list].permission)) return new Refusal('noPermission');
  if (acting.dataScope !== DATA_SCOPE.whole) return refuse('noPermission', GROUP_MESSAGES.wholeOnly);
  const { rows } = await sql<SharedRow & { total: number }>`
    select r.*, (count(*) over ())::int as total
    from app.shared_records(${link.subsidiary_id}::bigint, ${list}) as r
    order by r.at desc, r.id desc limit ${MOST_SHOWN}`.execute(transaction);
  return {
    businessName: await businessName(transaction, link.subsidiary_id),
    total: rows[0]?.total ?? 0,
    records: rows.map(({ id: record, code, title, detail, status, amount, at }) => ({
      ...{ id: record, code, title, detail, statusName: STATUS_NAMES[list](status), time: timeText(at) },
      amount: amount === null ? null : Number(amount),
    })),
  };
}
