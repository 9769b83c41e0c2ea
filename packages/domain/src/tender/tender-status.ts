import { refusal } from '../error/refusal.ts';
import { defineStatusMachine } from '../record/status-machine.ts';
import { LEAST_BIDDERS } from './check-tender.ts';

export const TENDER_STATUS = {
  draft: 0,
  reviewing: 1,
  rejected: 2,
  published: 3,
  signingUp: 4,
  bidding: 5,
  opening: 6,
  evaluating: 7,
  publicity: 8,
  confirming: 9,
  awarded: 10,
  ended: 11,
  failed: 12,
  terminated: 13,
} as const;

export type TenderStatus = (typeof TENDER_STATUS)[keyof typeof TENDER_STATUS];

/** What an act on a tender depends on besides its status; times by the clock that was read after its lock. */
export interface TenderFacts {
  readonly hasSignUpBegun: boolean;
  readonly hasSignUpEnded: boolean;
  /** Sign-ups that are let in. */
  readonly signUps: number;
}

const { draft, reviewing, rejected, published, signingUp, bidding, opening } = TENDER_STATUS;
const { evaluating, publicity, confirming, awarded, ended, failed, terminated } = TENDER_STATUS;

const conflict = refusal('stateConflict');
/** From its notice until it is decided. */
const RUNNING = [published, signingUp, bidding, opening, evaluating, publicity, confirming] as const;

/**
 * Statuses of a tender (domain rules 5.3), as its buyer reads them. The acts are those that the platform does: signing
 * up and what follows it bring theirs.
 */
export const tenderMachine = defineStatusMachine<
  TenderStatus,
  'owner' | 'ops' | 'system',
  | 'submit'
  | 'withdraw'
  | 'delete'
  | 'approve'
  | 'reject'
  | 'startSignUp'
  | 'endSignUp'
  | 'change'
  | 'terminate'
  | 'offShelf',
  'isBeforeSignUp' | 'hasSignUpBegun' | 'hasSignUpEnded' | 'hasFewSignUps',
  TenderFacts
>({
  statuses: {
    [draft]: { label: '草稿', tone: 'neutral' },
    [reviewing]: { label: '审核中', tone: 'warning' },
    [rejected]: { label: '审核驳回', tone: 'danger' },
    [published]: { label: '公告中', tone: 'brand' },
    [signingUp]: { label: '报名中', tone: 'brand' },
    [bidding]: { label: '投标中', tone: 'brand' },
    [opening]: { label: '待开标', tone: 'warning' },
    [evaluating]: { label: '评标中', tone: 'warning' },
    [publicity]: { label: '中标公示', tone: 'brand' },
    [confirming]: { label: '待确认中标', tone: 'warning' },
    [awarded]: { label: '已定标', tone: 'success' },
    [ended]: { label: '已结束', tone: 'success' },
    [failed]: { label: '已流标', tone: 'danger' },
    [terminated]: { label: '已终止', tone: 'neutral' },
  },
  conditions: {
    isBeforeSignUp: { holds: ({ hasSignUpBegun }) => !hasSignUpBegun, refusal: conflict },
    hasSignUpBegun: { holds: ({ hasSignUpBegun }) => hasSignUpBegun, refusal: conflict },
    hasSignUpEnded: { holds: ({ hasSignUpEnded }) => hasSignUpEnded, refusal: conflict },
    hasFewSignUps: { holds: ({ signUps }) => signUps < LEAST_BIDDERS, refusal: conflict },
  },
  transitions: [
    { from: [draft, rejected], action: 'submit', who: 'owner', to: reviewing, permission: 'tender_publish' },
    { from: reviewing, action: 'withdraw', who: 'owner', to: draft, permission: 'tender_edit' },
    { from: [draft, rejected], action: 'delete', who: 'owner', to: null, permission: 'tender_delete' },
    { from: reviewing, action: 'approve', who: ['ops', 'system'], to: published, when: ['isBeforeSignUp'] },
    { from: reviewing, action: 'reject', who: ['ops', 'system'], to: rejected },
    { from: published, action: 'startSignUp', who: 'system', to: signingUp, when: ['hasSignUpBegun'] },
    { from: signingUp, action: 'endSignUp', who: 'system', to: failed, when: ['hasSignUpEnded', 'hasFewSignUps'] },
    { from: published, action: 'change', who: 'owner', to: published, permission: 'tender_change' },
    { from: signingUp, action: 'change', who: 'owner', to: signingUp, permission: 'tender_change' },
    { from: bidding, action: 'change', who: 'owner', to: bidding, permission: 'tender_change' },
    {
      ...{ from: [published, signingUp, bidding, opening], action: 'terminate', who: 'owner', to: terminated },
      permission: 'tender_terminate',
    },
    { from: RUNNING, action: 'offShelf', who: 'ops', to: terminated },
  ],
});

/** What a supplier reads of the status, where it is not the buyer's word; the own bid may say more. */
export const SUPPLIER_TENDER_LABELS: Readonly<Partial<Record<TenderStatus, string>>> = {
  [confirming]: '定标中',
  [awarded]: '未中标',
};
