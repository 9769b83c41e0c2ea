import type { PermissionKey } from '../permission/permission-keys.ts';
import { defineStatusMachine } from '../record/status-machine.ts';
import { REVIEW_LOOKS, REVIEW_STATUS } from '../review/review-status.ts';

/** Statuses of an application for certification (domain rules 0.12, 15): those of a review, and what holds no longer. */
export const CERTIFICATION_STATUS = { ...REVIEW_STATUS, lapsed: 4 } as const;

export type CertificationStatus = (typeof CERTIFICATION_STATUS)[keyof typeof CERTIFICATION_STATUS];

const { draft, pending, approved, rejected, lapsed } = CERTIFICATION_STATUS;

/**
 * An application for certification. One that was approved stays as it is: a change is another application, and lapses it
 * when it is approved itself. It lapses as well when its licence ends and when the platform revokes it. What a company is
 * at lapses with it when it is taken over.
 *
 * @param permission of whoever hands in for a company; a person hands in for himself
 */
function defineCertificationMachine(permission?: PermissionKey) {
  const owner = permission === undefined ? {} : { permission };
  const ofCompany = [{ from: [draft, pending, rejected], action: 'lapse', who: 'system', to: lapsed }] as const;
  return defineStatusMachine({
    statuses: { ...REVIEW_LOOKS, [lapsed]: { label: '已失效', tone: 'neutral' } },
    transitions: [
      { from: [draft, rejected], action: 'submit', who: 'owner', to: pending, ...owner },
      { from: pending, action: 'withdraw', who: 'owner', to: draft, ...owner },
      { from: pending, action: 'approve', who: ['ops', 'system'], to: approved },
      { from: pending, action: 'reject', who: ['ops', 'system'], to: rejected },
      { from: approved, action: 'lapse', who: ['ops', 'system'], to: lapsed },
      ...(permission === undefined ? [] : ofCompany),
    ],
  });
}

/** Of a person: himself, whatever he may do in a company. */
export const personalCertificationMachine = defineCertificationMachine();

export const corporateCertificationMachine = defineCertificationMachine('certification_submit');
