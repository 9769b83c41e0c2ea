import { refusal } from '../error/refusal.ts';
import { defineStatusMachine, statusLook } from '../record/status-machine.ts';
import { LEAST_BIDDERS } from './check-tender.ts';
import { TENDER_MESSAGES } from './messages.ts';

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
  readonly hasBiddingEnded: boolean;
  /** Bids that were handed in when the bidding ended; 0 until then. */
  readonly bids: number;
  /** The time to go on with fewer than three bids is over, or there never was one. */
  readonly isBidDecisionOver: boolean;
  readonly hasOpenTimeCome: boolean;
  /** The candidates have been published for as long as was announced. */
  readonly isPublicityOver: boolean;
  /** Objections that wait for an answer. */
  readonly openObjections: number;
  readonly isStatutory: boolean;
  /** The time to go on with fewer than three is over: `DECIDE_WITHIN_HOURS` from the end of the sign-up on. */
  readonly isDecisionOver: boolean;
}

/** A buyer that the law does not bind has so long to go on with few suppliers, before its tender fails. */
export const DECIDE_WITHIN_HOURS = 24;

/** The platform opens the bids so many hours after the time for it, where nobody was named to. */
export const OPENS_AFTER_HOURS = 2;

const { draft, reviewing, rejected, published, signingUp, bidding, opening } = TENDER_STATUS;
const { evaluating, publicity, confirming, awarded, ended, failed, terminated } = TENDER_STATUS;

const conflict = refusal('stateConflict');
/** From its notice until it is decided. */
const RUNNING = [published, signingUp, bidding, opening, evaluating, publicity, confirming] as const;

/** Too few have signed up, and the buyer may still go on with them; with none there is nobody to go on with. */
const isUndecided = ({ isStatutory, signUps, isDecisionOver }: TenderFacts): boolean =>
  !isStatutory && signUps > 0 && !isDecisionOver;

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
  | 'closeBids'
  | 'continue'
  | 'open'
  | 'nameCommittee'
  | 'evaluate'
  | 'upholdObjection'
  | 'endPublicity'
  | 'award'
  | 'reEvaluate'
  | 'fail'
  | 'reopen'
  | 'finish'
  | 'change'
  | 'terminate'
  | 'offShelf',
  | 'isBeforeSignUp'
  | 'hasSignUpBegun'
  | 'hasSignUpEnded'
  | 'hasFewSignUps'
  | 'hasBiddingEnded'
  | 'isBiddingOpen'
  | 'hasEnoughBids'
  | 'hasFewBids'
  | 'areBidsDecided'
  | 'areBidsUndecided'
  | 'hasOpenTimeCome'
  | 'isPublicityOver'
  | 'hasNoOpenObjection'
  | 'hasEnoughSignUps'
  | 'isDecided'
  | 'isOpen',
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
    hasEnoughSignUps: { holds: ({ signUps }) => signUps >= LEAST_BIDDERS, refusal: conflict },
    hasFewSignUps: { holds: ({ signUps }) => signUps < LEAST_BIDDERS, refusal: conflict },
    hasBiddingEnded: { holds: ({ hasBiddingEnded }) => hasBiddingEnded, refusal: conflict },
    isBiddingOpen: { holds: ({ hasBiddingEnded }) => !hasBiddingEnded, refusal: refusal('deadlinePassed') },
    hasEnoughBids: { holds: ({ bids }) => bids >= LEAST_BIDDERS, refusal: conflict },
    hasFewBids: { holds: ({ bids }) => bids < LEAST_BIDDERS, refusal: conflict },
    areBidsDecided: { holds: ({ bids, isBidDecisionOver }) => bids === 0 || isBidDecisionOver, refusal: conflict },
    areBidsUndecided: { holds: ({ bids, isBidDecisionOver }) => bids > 0 && !isBidDecisionOver, refusal: conflict },
    hasOpenTimeCome: { holds: ({ hasOpenTimeCome }) => hasOpenTimeCome, refusal: conflict },
    isPublicityOver: { holds: ({ isPublicityOver }) => isPublicityOver, refusal: conflict },
    hasNoOpenObjection: {
      holds: ({ openObjections }) => openObjections === 0,
      refusal: refusal('stateConflict', TENDER_MESSAGES.openObjection),
    },
    isDecided: { holds: (facts) => !isUndecided(facts), refusal: conflict },
    isOpen: { holds: isUndecided, refusal: conflict },
  },
  transitions: [
    { from: [draft, rejected], action: 'submit', who: 'owner', to: reviewing, permission: 'tender_publish' },
    { from: reviewing, action: 'withdraw', who: 'owner', to: draft, permission: 'tender_edit' },
    { from: [draft, rejected], action: 'delete', who: 'owner', to: null, permission: 'tender_delete' },
    { from: reviewing, action: 'approve', who: ['ops', 'system'], to: published, when: ['isBeforeSignUp'] },
    { from: reviewing, action: 'reject', who: ['ops', 'system'], to: rejected },
    { from: published, action: 'startSignUp', who: 'system', to: signingUp, when: ['hasSignUpBegun'] },
    { from: signingUp, action: 'endSignUp', who: 'system', to: bidding, when: ['hasSignUpEnded', 'hasEnoughSignUps'] },
    {
      ...{ from: signingUp, action: 'endSignUp', who: 'system', to: failed },
      when: ['hasSignUpEnded', 'hasFewSignUps', 'isDecided'],
    },
    {
      ...{ from: signingUp, action: 'continue', who: 'owner', to: bidding, permission: 'tender_change' },
      when: ['hasSignUpEnded', 'hasFewSignUps', 'isOpen'],
    },
    { from: bidding, action: 'closeBids', who: 'system', to: opening, when: ['hasBiddingEnded', 'hasEnoughBids'] },
    {
      ...{ from: bidding, action: 'closeBids', who: 'system', to: failed },
      when: ['hasBiddingEnded', 'hasFewBids', 'areBidsDecided'],
    },
    {
      ...{ from: bidding, action: 'continue', who: 'owner', to: opening, permission: 'tender_change' },
      when: ['hasBiddingEnded', 'hasFewBids', 'areBidsUndecided'],
    },
    {
      ...{ from: opening, action: 'open', who: 'owner', to: evaluating, permission: 'tender_open' },
      when: ['hasOpenTimeCome'],
    },
    { from: opening, action: 'open', who: 'system', to: evaluating, when: ['hasOpenTimeCome'] },
    { from: evaluating, action: 'nameCommittee', who: 'owner', to: evaluating, permission: 'tender_evaluate' },
    { from: evaluating, action: 'evaluate', who: 'owner', to: publicity, permission: 'tender_evaluate' },
    { from: publicity, action: 'upholdObjection', who: 'owner', to: evaluating, permission: 'tender_answer' },
    {
      ...{ from: publicity, action: 'endPublicity', who: 'system', to: confirming },
      when: ['isPublicityOver', 'hasNoOpenObjection'],
    },
    { from: confirming, action: 'award', who: 'owner', to: awarded, permission: 'tender_award' },
    { from: confirming, action: 'reEvaluate', who: 'owner', to: evaluating, permission: 'tender_award' },
    { from: [evaluating, publicity, confirming], action: 'fail', who: 'owner', to: failed, permission: 'tender_award' },
    { from: awarded, action: 'reopen', who: 'system', to: confirming },
    { from: awarded, action: 'finish', who: 'system', to: ended },
    { from: published, action: 'change', who: 'owner', to: published, permission: 'tender_change' },
    { from: signingUp, action: 'change', who: 'owner', to: signingUp, permission: 'tender_change' },
    {
      from: bidding,
      action: 'change',
      who: 'owner',
      to: bidding,
      permission: 'tender_change',
      when: ['isBiddingOpen'],
    },
    {
      ...{ from: [published, signingUp, bidding, opening], action: 'terminate', who: 'owner', to: terminated },
      permission: 'tender_terminate',
    },
    { from: RUNNING, action: 'offShelf', who: 'ops', to: terminated },
  ],
});

/**
 * Word and tone of the status as a supplier reads it (domain rules 5.3).
 *
 * @param hasWon its bid has won the tender
 */
export function supplierTenderLook(status: number, hasWon: boolean) {
  const look = statusLook(tenderMachine, status);
  if (status === confirming) return { ...look, label: '定标中' };
  if (status !== awarded) return look;
  return hasWon ? { ...look, label: '已中标' } : { ...look, label: '未中标', tone: 'neutral' as const };
}
