import { refusal } from '../error/refusal.ts';
import { defineStatusMachine } from '../record/status-machine.ts';
import { REVIEW_LOOKS, REVIEW_STATUS, type ReviewStatus } from '../review/review-status.ts';
import { QUALIFICATION_MESSAGES } from './messages.ts';

const { draft, pending, approved, rejected } = REVIEW_STATUS;

/** What the acts on a certificate depend on beside its status. */
export interface QualificationFacts {
  /** It has been approved once: what was approved stays in force while a change of it is written or reviewed. */
  readonly isApproved: boolean;
  readonly isShown: boolean;
  readonly isRevoked: boolean;
}

const edit = { who: 'owner', permission: 'qualification_edit' } as const;
const ever = [draft, pending, approved, rejected] as const;

/**
 * Statuses of a certificate (domain rules 0.12, 15.5): of its first version, then of the change that is asked for. A
 * change that is given up leaves what was approved; what was revoked stays as it is.
 */
export const qualificationMachine = defineStatusMachine({
  statuses: REVIEW_LOOKS,
  conditions: {
    stands: {
      holds: ({ isRevoked }: QualificationFacts) => !isRevoked,
      refusal: refusal('stateConflict', QUALIFICATION_MESSAGES.revoked),
    },
    wasApproved: {
      holds: ({ isApproved }: QualificationFacts) => isApproved,
      refusal: refusal('stateConflict', QUALIFICATION_MESSAGES.notApproved),
    },
    shown: { holds: ({ isShown }: QualificationFacts) => isShown, refusal: refusal('stateConflict') },
    hidden: { holds: ({ isShown }: QualificationFacts) => !isShown, refusal: refusal('stateConflict') },
  },
  transitions: [
    { from: [draft, approved], action: 'edit', to: draft, when: ['stands'], ...edit },
    { from: rejected, action: 'edit', to: rejected, when: ['stands'], ...edit },
    { from: [draft, rejected], action: 'submit', to: pending, when: ['stands'], ...edit },
    { from: pending, action: 'withdraw', to: draft, ...edit },
    { from: [draft, rejected], action: 'discard', to: approved, when: ['stands', 'wasApproved'], ...edit },
    ...ever.flatMap((status) => [
      {
        from: status,
        action: 'show' as const,
        to: status,
        when: ['stands', 'wasApproved', 'hidden'] as const,
        ...edit,
      },
      { from: status, action: 'hide' as const, to: status, when: ['stands', 'wasApproved', 'shown'] as const, ...edit },
    ]),
    {
      from: [draft, approved, rejected],
      ...{ action: 'delete', who: 'owner', to: null, when: ['stands'], permission: 'qualification_delete' },
    },
    { from: pending, action: 'approve', who: ['ops', 'system'], to: approved },
    { from: pending, action: 'reject', who: ['ops', 'system'], to: rejected },
  ],
});

export type QualificationStatus = ReviewStatus;

export type QualificationAct = Parameters<typeof qualificationMachine.transition>[1];
