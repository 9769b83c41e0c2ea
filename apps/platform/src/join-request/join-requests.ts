import '../member/tables.ts';
import './tables.ts';
import type { joinRequestSchemas } from '@jianzhu/api-client/schemas';
import { DAY_MS, maskPhone } from '@jianzhu/domain';
import { checkAnswer } from '@jianzhu/domain/forms';
import {
  INVITATION_NOTICES,
  JOIN_REQUEST_MESSAGES,
  JOIN_REQUEST_PAGE,
  JOIN_REQUEST_STATUS,
  JOIN_REQUESTS_A_DAY,
  joinRefusal,
  joinRequestMachine,
  MOST_JOIN_REQUESTS,
} from '@jianzhu/domain/invitations';
import { ROLE_MESSAGES } from '@jianzhu/domain/roles';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { addMember } from '../business-member/add-member.ts';
import { holdActing } from '../business-member/hold-acting.ts';
import { readNow } from '../db/business-clock.ts';
import { parseRecordId } from '../db/context.ts';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember, Member } from '../http/caller.ts';
import { Refusal, refuse, refuseAs, refuseField } from '../http/refusal.ts';
import { businessName } from '../member/business-name.ts';
import { isInCompany } from '../member/membership.ts';
import { namedOrCalled } from '../member/named-or-called.ts';
import { accountName, personName } from '../member/person-name.ts';
import { PERSONAL_BUSINESS } from '../member/personal-business.ts';
import { workFor } from '../member/work-for.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { tellPerson } from '../notice/tell-person.ts';
import { OPENS_NOTHING } from '../notice/write-notice.ts';
import { actorOf } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import { equals, type ListShape } from '../record/list-records.ts';
import type { Row } from '../record/record-table.ts';
import { refuseOlder } from '../record/refuse-changed.ts';
import type { Seen } from '../record/save-record.ts';
import { transit } from '../record/transit.ts';
import { storedRoleKeys } from '../role/assigned-roles.ts';

type JoinRequest = Row<'join_request'>;
type Listed = InferOutput<typeof joinRequestSchemas.list.data>['records'][number];

export const JOIN_REQUEST_LIST = {
  filters: {
    keyword: (text) => namedOrCalled(text, 'applicant.phone', 'applicant.real_name', 'applicant.nick_name'),
    status: equals('join_request.status'),
  },
  sorts: {},
  order: ['join_request.create_time'],
} satisfies ListShape<{ keyword?: string | undefined; status?: number | undefined }>;

/** Who asks to join the caller's company. */
export const joinRequestsOf = (transaction: Transaction) =>
  transaction
    .selectFrom('join_request')
    .innerJoin('account as applicant', 'applicant.id', 'join_request.create_user_id')
    .leftJoin('account as handler', 'handler.id', 'join_request.handle_user_id')
    .selectAll('join_request')
    .select(['applicant.real_name', 'applicant.nick_name', 'applicant.phone'])
    .select(['handler.real_name as handler_real_name', 'handler.nick_name as handler_nick_name']);

export const toListed = (
  row: Awaited<ReturnType<ReturnType<typeof joinRequestsOf>['execute']>>[number],
  caller: BusinessMember,
): Listed => ({
  ...{ id: row.id, version: row.version, updateTime: timeText(row.update_time) },
  allowedActions: joinRequestMachine.allowedActions(row.status, actorOf(caller, 'company'), {}),
  ...{ name: personName(row), phoneMasked: maskPhone(row.phone), reason: row.reason, status: row.status },
  ...{ createTime: timeText(row.create_time), handleTime: timeText(row.handle_time) },
  handlerName: personName({ real_name: row.handler_real_name, nick_name: row.handler_nick_name }),
  refuseReason: row.refuse_reason,
});

/** Asks to join a company; those who may invite are told (N412). In `withWorker`. */
export async function submitJoinRequest(
  transaction: Transaction,
  { userId }: Pick<Member, 'userId'>,
  asked: { readonly businessId: string; readonly reason: string },
): Promise<{ id: string; status: number } | Refusal> {
  await lockText(transaction, `join requests of ${userId}`);
  const company = await findCompany(transaction, asked.businessId);
  if (company === undefined) return refuse('notFound', JOIN_REQUEST_MESSAGES.noCompany);
  const waiting = await transaction
    .selectFrom('join_request')
    .select('business_id')
    .where('create_user_id', '=', userId)
    .where('status', '=', JOIN_REQUEST_STATUS.waiting)
    .execute();
  if (waiting.some(({ business_id }) => business_id === company.id)) {
    return refuse('stateConflict', JOIN_REQUEST_MESSAGES.alreadyAsked);
  }
  if (waiting.length >= MOST_JOIN_REQUESTS) {
    return refuse('tooFrequent', JOIN_REQUEST_MESSAGES.tooMany(MOST_JOIN_REQUESTS));
  }
  await workFor(transaction, company.id);
  if (await isInCompany(transaction, company.id, userId))
    return refuse('stateConflict', JOIN_REQUEST_MESSAGES.alreadyMember);
  const now = await readNow(transaction);
  const { recent } = await transaction
    .selectFrom('join_request')
    .select(sql<number>`count(*)::int`.as('recent'))
    .where('create_user_id', '=', userId)
    .where('business_id', '=', company.id)
    .where('create_time', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (recent >= JOIN_REQUESTS_A_DAY) return refuse('tooFrequent', JOIN_REQUEST_MESSAGES.askedOften);
  const request = await transaction
    .insertInto('join_request')
    .values({
      ...{ business_id: company.id, create_user_id: userId, update_user_id: userId },
      ...{ create_time: now, update_time: now, reason: asked.reason },
    })
    .returning(['id', 'status'])
    .executeTakeFirstOrThrow();
  const name = await accountName(transaction, userId);
  await workFor(transaction, null);
  const { title, content } = INVITATION_NOTICES.N412;
  await tellHolders(
    transaction,
    { businessIds: [company.id], permission: 'member_invite' },
    { noticeType: 2, title, content: content({ name }), jumpUrl: JOIN_REQUEST_PAGE, optId: request.id },
  );
  return request;
}

/** A company by an id from outside; what is a person's alone is none. */
async function findCompany(transaction: Transaction, id: string) {
  const known = parseRecordId(id);
  if (known === undefined) return undefined;
  return transaction
    .selectFrom('business')
    .select('id')
    .where('id', '=', known)
    .where('kind', '<>', PERSONAL_BUSINESS)
    .executeTakeFirst();
}

/** A company's word on who asks to join it. */
type Answer = Seen & { readonly agree: 0 | 1; readonly roleIds: readonly string[]; readonly reason: string };

/** Makes who asks a member with these roles, never beyond the seats, or says why not; she is told. In `withWorker`. */
export async function handleJoinRequest(
  transaction: Transaction,
  asking: BusinessMember,
  { agree, roleIds, reason, ...seen }: Answer,
): Promise<null | Refusal> {
  const { businessId } = asking.acting;
  const broken = checkAnswer(joinRefusal, { agree, reason });
  if (broken !== null) return refuseField('reason', broken);
  if (agree === 1 && roleIds.length === 0) return refuseField('roleIds', ROLE_MESSAGES.rolesEmpty);
  const caller = await holdActing(transaction, asking, 'member_invite');
  if (caller instanceof Refusal) return caller;
  const row = await findRecord(transaction, 'join_request', seen.id, 'lock');
  // A worker sees how many requests everybody has.
  if (row instanceof Refusal || row.business_id !== businessId) return new Refusal('notFound');
  const action = agree === 1 ? 'agree' : 'refuse';
  const refused =
    (await refuseHandled(transaction, caller, row, seen, action)) ??
    (agree === 1 ? await admit(transaction, caller, row, roleIds) : null);
  if (refused) return refused;
  const now = await readNow(transaction);
  const changed = await transit(transaction, 'join_request', row.id, {
    ...{ machine: joinRequestMachine, action, actor: actorOf(caller, 'company'), facts: {}, userId: caller.userId },
    ...{ reason: agree === 1 ? '' : reason, audit: 'call' },
    columns: async () => ({
      ...{ handle_user_id: caller.userId, handle_time: now, refuse_reason: agree === 1 ? '' : reason },
      ...{ update_user_id: caller.userId, update_time: now },
    }),
  });
  if (changed instanceof Refusal) throw new TypeError(`join request ${row.id} cannot be handled`);
  const company = await businessName(transaction, businessId);
  const { title, content } = INVITATION_NOTICES.handled;
  await tellPerson(transaction, businessId, {
    ...{ userId: row.create_user_id, title, switchType: OPENS_NOTHING },
    content: content({ company, reason: agree === 1 ? null : reason }),
  });
  return null;
}

/** What is refused before anything is written. */
async function refuseHandled(
  transaction: Transaction,
  caller: BusinessMember,
  row: JoinRequest,
  seen: Seen,
  action: 'agree' | 'refuse',
): Promise<Refusal | null> {
  const older = await refuseOlder(transaction, caller.userId, row, seen, ({ id, version, status }) => ({
    ...{ id, version, status },
  }));
  if (older) return older;
  const result = joinRequestMachine.transition(row.status, action, actorOf(caller, 'company'), {});
  return result.ok ? null : refuseAs(result.refusal);
}

async function admit(
  transaction: Transaction,
  { userId: by, acting }: BusinessMember,
  { business_id, create_user_id }: JoinRequest,
  roleIds: readonly string[],
): Promise<Refusal | null> {
  const roleKeys = await storedRoleKeys(transaction, roleIds, acting);
  if (roleKeys instanceof Refusal) return roleKeys;
  return addMember(transaction, {
    ...{ businessId: business_id, userId: create_user_id, roleKeys, department: '', position: '', by },
  });
}
