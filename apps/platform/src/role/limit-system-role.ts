import './tables.ts';
import { DATA_SCOPE } from '@jianzhu/domain/member-center';
import { ROLE_ACTS, ROLE_MESSAGES, refuseGrant } from '@jianzhu/domain/roles';
import { holdInSession } from '../business-member/hold-acting.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';
import type { ActingMember } from '../record/save-record.ts';
import { readGivenRoles, readSystemLimits } from './given-roles.ts';
import { granterOf } from './granter.ts';
import { findSystemRole, isOwnSystemRole, takesLimit } from './roles.ts';

/** A limit as it is asked for. */
interface AskedLimit {
  /** Of the role. */
  readonly id: string;
  /** Fen; null: any amount. */
  readonly approvalLimit: number | null;
  /** What whoever asks has seen. */
  readonly previous: number | null;
}

/**
 * Sets up to which amount the holders of a role of the system approve in the caller's company, for everybody who has it
 * from their next call on (domain rules 16.3). Where it still is what she saw; set twice to the same, it is set.
 */
export async function limitSystemRole(
  { transaction, caller: asking }: ActingMember,
  { id, approvalLimit, previous }: AskedLimit,
): Promise<null | Refusal> {
  const { businessId } = asking.acting;
  const role = findSystemRole(id);
  if (role === undefined) return new Refusal('notFound');
  if (!takesLimit(role)) return refuse('stateConflict', ROLE_MESSAGES.noLimit);
  const caller = await holdInSession(transaction, asking, ROLE_ACTS.limit);
  if (caller instanceof Refusal) return caller;
  if (isOwnSystemRole(caller, role)) return refuse('noPermission', ROLE_MESSAGES.ofOneself);
  const now = (await readSystemLimits(transaction, businessId)).get(role.key) ?? null;
  if (now === approvalLimit) return null;
  if (now !== previous) return refuse('stateConflict', ROLE_MESSAGES.limitChanged);
  const granter = granterOf(caller.acting, await readGivenRoles(transaction, businessId));
  const grant = { permissionKeys: role.permissionKeys, dataScope: DATA_SCOPE.whole };
  const beyond = refuseGrant(granter, { ...grant, approvalLimit }, { ...grant, approvalLimit: now });
  if (beyond !== null) return refuseField(beyond.field, beyond.message);
  if (approvalLimit === null) {
    await transaction.deleteFrom('system_role_limit').where('role_key', '=', role.key).execute();
  } else {
    await transaction
      .insertInto('system_role_limit')
      .values({ business_id: businessId, role_key: role.key, approval_limit: approvalLimit })
      .onConflict((conflict) =>
        conflict.columns(['business_id', 'role_key']).doUpdateSet({ approval_limit: approvalLimit }),
      )
      .execute();
  }
  return null;
}
