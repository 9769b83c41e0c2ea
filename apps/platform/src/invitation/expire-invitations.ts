import './tables.ts';
import { INVITATION_STATUS, invitationMachine } from '@jianzhu/domain/invitations';
import * as v from 'valibot';
import { recordSystemEvent } from '../audit/record-event.ts';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { workFor } from '../member/work-for.ts';
import { SYSTEM } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import { transit } from '../record/transit.ts';
import type { Invitation } from './invitation-views.ts';

const payloadSchema = v.object({ invitationId: v.string(), businessId: v.string() });

/** Ends an invitation that nobody has answered in its time (business clock). */
export const expireInvitationJob: JobHandler = {
  async run(transaction, { payload }) {
    const { invitationId, businessId } = v.parse(payloadSchema, payload);
    await workFor(transaction, businessId);
    const row = await findRecord(transaction, 'invitation', invitationId, 'lock');
    if (row instanceof Refusal || row.status !== INVITATION_STATUS.waiting) return;
    if ((await readNow(transaction)).getTime() >= row.expires_at.getTime()) await expireInvitation(transaction, row);
  },
};

/** Ends one whose time is over; in a transaction that works for its company. */
export async function expireInvitation(transaction: Transaction, { id, business_id }: Invitation): Promise<void> {
  const ended = await transit(transaction, 'invitation', id, {
    ...{ machine: invitationMachine, action: 'expire', actor: SYSTEM, facts: { isInTime: false }, userId: null },
    columns: async () => ({ update_time: await readNow(transaction) }),
    audit: (row) =>
      recordSystemEvent(transaction, 'invitation.expire', { kind: 'invitation', id, name: row.code }, business_id),
  });
  if (ended instanceof Refusal) throw new TypeError(`invitation ${id} cannot end`);
}
