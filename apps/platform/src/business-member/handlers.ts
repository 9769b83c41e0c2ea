import type { Contract } from '@jianzhu/api-client/contract';
import { parseRecordId } from '../db/context.ts';
import { asBusiness, asMember, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { clientPlace } from '../member/network-of.ts';
import { exportRecords } from '../record/export-records.ts';
import { listRecords } from '../record/list-records.ts';
import {
  disableMember,
  enableMember,
  leaveCompany,
  type MemberActs,
  removeMember,
  updateMember,
} from './change-members.ts';
import { readColleagues, readRoleChoices, readWaiting } from './choices.ts';
import { readBelongings } from './hand-over.ts';
import { findMember, MEMBERS, memberRows, toMember } from './members.ts';
import { readOwnCompanies, setDefaultCompany } from './own-companies.ts';
import { readSeats } from './seats.ts';
import { transferOwner } from './transfer-owner.ts';

/** The members of a company, and the companies of a person (domain rules 16.1, 30.4). */
export function businessMemberHandlers(acts: MemberActs): ContextHandlers<Contract['businessMember']> {
  const { database } = acts;
  return {
    list: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, (transaction) =>
        listRecords(transaction, memberRows(transaction, caller.acting.businessId, query), MEMBERS, query, (row) =>
          toMember(row, caller),
        ),
      ),
    ),
    exportRows: asBusiness(({ body }, { caller, now }) =>
      database.withSession(caller.session, (transaction) =>
        exportRecords(
          { transaction, caller, now },
          memberRows(transaction, caller.acting.businessId, body),
          MEMBERS,
          body,
          (row) => toMember(row, caller),
        ),
      ),
    ),
    detail: asBusiness(({ query }, { caller }) =>
      // What a colleague has left unsaved no session sees, but how much it is.
      database.withBusiness(caller.acting.businessId, async (transaction) => {
        const row = await findMember(transaction, caller.acting.businessId, query.id);
        if (row === undefined) return new Refusal('notFound');
        const member = { businessId: caller.acting.businessId, userId: row.id };
        return { ...toMember(row, caller), belongings: await readBelongings(transaction, member) };
      }),
    ),
    choices: asBusiness((_input, { caller }) =>
      database.withSession(caller.session, async (transaction) => ({
        roles: await readRoleChoices(transaction, caller.acting),
        colleagues: await readColleagues(transaction, caller.acting.businessId),
        seats: await readSeats(transaction, caller.acting.businessId),
        waiting: await readWaiting(transaction, caller.acting.businessId),
      })),
    ),
    update: asBusiness(({ body }, { caller }) => updateMember(acts, caller, body)),
    disable: asBusiness(({ body }, { caller }) => disableMember(acts, caller, body)),
    enable: asBusiness(({ body }, { caller }) => enableMember(acts, caller, body)),
    remove: asBusiness(({ body }, { caller }) => removeMember(acts, caller, body)),
    transfer: asBusiness(({ body }, context) =>
      transferOwner(acts, context.caller, { ...body, ...clientPlace(context) }, context.once),
    ),
    mine: asMember((_input, { caller }) =>
      database.withCredentials((transaction) => readOwnCompanies(transaction, caller)),
    ),
    setDefault: asMember(({ body }, { caller }) =>
      database.withCredentials((transaction) => setDefaultCompany(transaction, caller, body.businessId)),
    ),
    leave: asMember(async ({ body }, { caller }) => {
      const businessId = parseRecordId(body.businessId);
      return businessId === undefined ? new Refusal('notFound') : leaveCompany(acts, caller, businessId);
    }),
  };
}
