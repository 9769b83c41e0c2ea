import { carryEvent, nameActor, nameFacts, nameRecord } from '../audit/pending-event.ts';
import type { Operator } from '../http/caller.ts';
import type { CallContext } from '../http/handler.ts';

/** What an operator does, better than the input says it. */
interface OperatorAct {
  readonly record: { readonly kind?: string; readonly id?: string; readonly name?: string };
  /** Whom it concerns, when it concerns somebody. */
  readonly userId?: string | undefined;
  readonly businessId?: string | undefined;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/**
 * Names what the running call does in its event of the audit trail, and marks the running transaction as the one that
 * does it. The event itself is written without this too (see `context.ts`).
 */
export function nameAct(
  { caller }: Pick<CallContext<Operator>, 'caller'>,
  { record, userId, businessId, detail }: OperatorAct,
): void {
  nameActor({ kind: 'operator', name: caller.name, ...(userId && { userId }), ...(businessId && { businessId }) });
  nameRecord(record);
  if (detail !== undefined) nameFacts(detail);
  carryEvent();
}
