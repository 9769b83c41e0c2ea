import { refusal } from '../error/refusal.ts';
import { defineStatusMachine } from '../record/status-machine.ts';
import { REVIEW_LOOKS, REVIEW_STATUS } from '../review/review-status.ts';

const { draft, pending, approved, rejected } = REVIEW_STATUS;

/** What the acts on a profile depend on beside its status. */
export interface SupplierProfileFacts {
  /** It has been approved once: what was approved stays in force while a change of it is written or reviewed. */
  readonly isApproved: boolean;
}

const edit = { who: 'owner', permission: 'supplierprofile_edit' } as const;

/**
 * Statuses of a supplier's profile, which is reviewed as a whole (domain rules 0.12, 10.3): of its first version, then of
 * the change that is asked for. A change that is given up leaves what was approved.
 */
export const supplierProfileMachine = defineStatusMachine({
  statuses: REVIEW_LOOKS,
  conditions: {
    wasApproved: {
      holds: ({ isApproved }: SupplierProfileFacts) => isApproved,
      refusal: refusal('stateConflict'),
    },
  },
  transitions: [
    { from: [draft, approved], action: 'edit', to: draft, ...edit },
    { from: rejected, action: 'edit', to: rejected, ...edit },
    { from: [draft, rejected], action: 'submit', to: pending, ...edit },
    { from: pending, action: 'withdraw', to: draft, ...edit },
    { from: [draft, rejected], action: 'discard', to: approved, when: ['wasApproved'], ...edit },
    { from: pending, action: 'approve', who: ['ops', 'system'], to: approved },
    { from: pending, action: 'reject', who: ['ops', 'system'], to: rejected },
  ],
});

export type SupplierProfileAct = Parameters<typeof supplierProfileMachine.transition>[1];
