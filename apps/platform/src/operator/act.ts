import { recordEvent } from '../audit/record-event.ts';
import type { Transaction } from '../db/schema.ts';
import type { Operator } from '../http/caller.ts';
import type { CallContext } from '../http/handler.ts';

/** What an operator does, for the audit trail. */
export interface OperatorAct {
  /** Name of the call in the contract. */
  readonly call: string;
  readonly record: { readonly kind: string; readonly id?: string; readonly name?: string };
  /** Whom it concerns, when it concerns somebody. */
  readonly userId?: string;
  readonly businessId?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Writes an act into the audit trail, in the transaction that does it. */
export function recordAct(
  transaction: Transaction,
  { caller, clientAddress, userAgent, requestId }: CallContext<Operator>,
  { call, record, userId, businessId, detail }: OperatorAct,
): Promise<void> {
  return recordEvent(
    transaction,
    { kind: 'operator', name: caller.name, ...(userId && { userId }), ...(businessId && { businessId }) },
    {
      act: `operator.${call}`,
      record,
      origin: { clientAddress, userAgent, requestId },
      ...(detail && { detail }),
    },
  );
}
