import type { invitation } from '@jianzhu/api-client/contract';
import { INVITATION_MESSAGES } from '@jianzhu/domain/invitations';
import { sql } from 'kysely';
import { readSeats } from '../business-member/seats.ts';
import { readNow } from '../db/business-clock.ts';
import { knownRecordId, parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember, Member } from '../http/caller.ts';
import { asBusiness, asMember, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { phoneOf } from '../member/identity.ts';
import { findRecord } from '../record/find-record.ts';
import { listRecords } from '../record/list-records.ts';
import { readGivenRoles, refuseGiving } from '../role/given-roles.ts';
import type { CallHandlerServices } from '../services.ts';
import { acceptInvitation, refuseInvitation, revokeInvitation } from './answer-invitation.ts';
import { acceptLink, readLink } from './follow-link.ts';
import { addLink, LINK_LIST, linksOf, revokeLink, toLink } from './invitation-links.ts';
import {
  countWaiting,
  INVITATION_LIST,
  INVITEE,
  type Invitation,
  invitationsOf,
  inviterOf,
  readOffered,
  toListed,
  toRow,
} from './invitation-views.ts';
import { invite, resendInvitation } from './invite.ts';

type Services = Pick<CallHandlerServices, 'database' | 'portalOrigin'>;

/** Invitations into a company (domain rules 16.2). */
export function invitationHandlers({ database, portalOrigin }: Services): ContextHandlers<typeof invitation> {
  const inSession = <T>({ caller }: CallContext<BusinessMember>, work: (transaction: Transaction) => Promise<T>) =>
    database.withSession(caller.session, work);
  const submit = <T>({ once }: CallContext, work: (transaction: Transaction) => Promise<T | Refusal>) =>
    database.withWorker((transaction) => once(transaction, () => work(transaction)));
  const inviting = ({ caller, hostName }: CallContext<BusinessMember>) => ({
    caller,
    portalOrigin: portalOrigin(hostName),
  });
  return {
    options: asBusiness((_call, context) => inSession(context, (by) => readOptions(by, context.caller))),
    add: asBusiness(({ body }, context) => submit(context, (by) => invite(by, inviting(context), body.rows))),
    list: asBusiness(({ query }, context) =>
      inSession(context, async (by) => {
        const { caller } = context;
        const { businessId } = caller.acting;
        const [now, roles] = [await readNow(by), await readGivenRoles(by, businessId)];
        const towards = inviterOf(caller);
        return listRecords(by, invitationsOf(by, businessId), INVITATION_LIST, query, (row) =>
          toListed(row, roles, now, towards),
        );
      }),
    ),
    detail: asMember(({ query }, { caller }) => readDetail(database, caller, query.id)),
    accept: asMember(async ({ body }, context) => {
      const own = await findOwn(database, context.caller, body.id);
      if (own instanceof Refusal) return own;
      return submit(context, (by) =>
        acceptInvitation(by, { invitation: own, caller: context.caller, version: body.version }),
      );
    }),
    refuse: asMember(async ({ body }, context) => {
      const own = await findOwn(database, context.caller, body.id);
      if (own instanceof Refusal) return own;
      return submit(context, (by) =>
        refuseInvitation(by, { invitation: own, caller: context.caller, version: body.version }),
      );
    }),
    revoke: asBusiness(({ body }, context) =>
      inSession(context, (by) => context.once(by, () => revokeInvitation(by, context.caller, body))),
    ),
    resend: asBusiness(({ body }, context) => submit(context, (by) => resendInvitation(by, inviting(context), body))),
    addLink: asBusiness(({ body }, context) => inSession(context, (by) => addLink(by, context.caller, body))),
    links: asBusiness(({ query }, context) =>
      inSession(context, async (by) => {
        const { caller } = context;
        const [now, roles] = [await readNow(by), await readGivenRoles(by, caller.acting.businessId)];
        return listRecords(by, linksOf(by), LINK_LIST, query, (row) => toLink(row, roles, now, caller));
      }),
    ),
    revokeLink: asBusiness(({ body }, context) =>
      inSession(context, (by) => context.once(by, () => revokeLink(by, context.caller, body))),
    ),
    linkDetail: asMember(({ query }, { caller }) =>
      database.withWorker((transaction) => readLink(transaction, query.token, caller.userId)),
    ),
    acceptLink: asMember(({ body }, context) =>
      submit(context, (by) => acceptLink(by, body.token, context.caller.userId)),
    ),
  };
}

async function readOptions(transaction: Transaction, { acting }: BusinessMember) {
  const { businessId } = acting;
  const roles = await readGivenRoles(transaction, businessId);
  const waiting = await countWaiting(transaction, businessId);
  return {
    roles: roles.filter((role) => refuseGiving(acting, role, roles) === null).map(({ id, name }) => ({ id, name })),
    seats: { ...(await readSeats(transaction, businessId)), waiting },
  };
}

/** An invitation to the caller's phone; what is another's is not there. */
async function findOwn(database: Database, caller: Member, id: string): Promise<Invitation | Refusal> {
  const seen = await findVisible(database, caller, id);
  if (seen instanceof Refusal) return seen;
  return seen.isInvitee ? seen.row : new Refusal('notFound');
}

/** What row security shows of an invitation: to whom it is for, and to the company that sent it. */
function findVisible(database: Database, caller: Member, id: string) {
  return database.withSession(caller.session, async (transaction) => {
    const row = await findRecord(transaction, 'invitation', id);
    if (row instanceof Refusal) return row;
    return { row, isInvitee: row.phone === (await phoneOf(transaction, caller.userId)) };
  });
}

/** What whoever has the address of an invitation to another phone is told: which one, masked, while it waits. */
const refuseOther = (database: Database, caller: Member, id: string) =>
  database.withSession(caller.session, async (transaction) => {
    const { rows } = await sql<{ phone: string | null }>`
      select app.invited_phone(${parseRecordId(id) ?? '0'}) as phone`.execute(transaction);
    const phone = rows[0]?.phone;
    return phone ? refuse('notFound', INVITATION_MESSAGES.otherPhone(phone)) : new Refusal('notFound');
  });

async function readDetail(database: Database, caller: Member, id: string) {
  const seen = await findVisible(database, caller, id);
  if (seen instanceof Refusal) return refuseOther(database, caller, id);
  const { row, isInvitee } = seen;
  const inviter = inviterOf(caller);
  if (!isInvitee && !inviter.permissionKeys.includes('member_view')) return new Refusal('notFound');
  return database.withBusiness(knownRecordId(row.business_id), async (transaction) => {
    const now = await readNow(transaction);
    const roles = await readGivenRoles(transaction, row.business_id);
    // To the company: whether whoever it is for has joined.
    const offered = await readOffered(transaction, row, isInvitee ? caller.userId : (row.answer_user_id ?? '0'), now);
    return { ...toRow({ ...row, ...offered }, roles, now, isInvitee ? INVITEE : inviter), ...offered, isInvitee };
  });
}
