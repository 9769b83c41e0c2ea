import './tables.ts';
import { NEED_REPLY_STATUS, type NeedReplyStatus, needMachine, needReplyMachine } from '@jianzhu/domain/needs';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { Row } from '../record/record-table.ts';
import { transit } from '../record/transit.ts';
import { NEED_NEWS } from './messages.ts';
import { tellMember } from './need-news.ts';

type NeedActor = Parameters<typeof needMachine.transition>[2];
type NeedAction = Parameters<typeof needMachine.transition>[1];

/** An act on a need. */
interface NeedAct {
  readonly action: NeedAction;
  readonly actor: NeedActor;
  /** Null for visitors and the platform. */
  readonly userId: string | null;
  readonly reason?: string;
  readonly seen?: { readonly version: number; readonly toWire: (row: Row<'need'>) => unknown };
  readonly columns?: {
    readonly publish_time?: ReturnType<typeof sql>;
    readonly owner_agrees?: boolean;
    readonly replier_agrees?: boolean;
  };
  readonly audit: 'call' | ((row: Row<'need'>) => Promise<void>);
}

/** Does an act by the status table, in a transaction of `withWorker`: offers belong to other companies. */
export function changeNeed(transaction: Transaction, id: string, act: NeedAct): Promise<Row<'need'> | Refusal> {
  const { action, actor, userId, reason, seen, columns, audit } = act;
  return transit(transaction, 'need', id, {
    ...{ machine: needMachine, action, actor, facts: {}, userId, reason, audit },
    ...(seen && { seen }),
    columns: async () => ({
      ...columns,
      ...(reason !== undefined && { reason }),
      update_time: sql`${businessNow}`,
      ...(userId !== null && { update_user_id: userId }),
    }),
  });
}

type Reply = Row<'need_reply'>;
type ReplyAct = Pick<NeedAct, 'userId' | 'audit'> & {
  readonly action: Parameters<typeof needReplyMachine.transition>[1];
  readonly actor: Parameters<typeof needReplyMachine.transition>[2];
};

/** Does an act on one offer; in a transaction of `withWorker`. */
export function changeReply(
  transaction: Transaction,
  id: string,
  { action, actor, userId }: Omit<ReplyAct, 'audit'>,
  seen?: { readonly version: number; readonly toWire: (row: Reply) => unknown },
): Promise<Reply | Refusal> {
  return transit(transaction, 'need_reply', id, {
    ...{ machine: needReplyMachine, action, actor, facts: {}, userId, audit: 'call' as const },
    ...(seen && { seen }),
    columns: async () => ({ update_time: sql`${businessNow}`, ...(userId !== null && { update_user_id: userId }) }),
  });
}

/** The same where it follows from an act on its need: a refusal is an error of ours, and nothing is kept. */
export async function changeReplyOf(transaction: Transaction, id: string, act: Omit<ReplyAct, 'audit'>): Promise<void> {
  const changed = await changeReply(transaction, id, act);
  if (changed instanceof Refusal)
    throw new TypeError(`offer ${id} does not ${act.action} with its need: ${changed.msg}`);
}

/** Passes every offer that waits, or was chosen, and tells each why. */
export async function passReplies(
  transaction: Transaction,
  need: Pick<Row<'need'>, 'id' | 'title'>,
  by: Omit<ReplyAct, 'audit' | 'action'>,
  news: Exclude<keyof typeof NEED_NEWS, 'decided'>,
  statuses: readonly NeedReplyStatus[] = [NEED_REPLY_STATUS.waiting],
): Promise<void> {
  const replies = await transaction
    .selectFrom('need_reply')
    .select(['id', 'create_user_id'])
    .where('need_id', '=', need.id)
    .where('status', 'in', [...statuses])
    .orderBy('id')
    .execute();
  for (const { id, create_user_id } of replies) {
    await changeReplyOf(transaction, id, { ...by, action: 'pass' });
    await tellMember(transaction, need.id, create_user_id, NEED_NEWS[news](need.title));
  }
}
