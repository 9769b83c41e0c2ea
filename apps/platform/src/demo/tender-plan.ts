import { DAY_MS, HOUR_MS } from '@jianzhu/domain';
import { BID_MESSAGES } from '@jianzhu/domain/bids';
import { EVALUATION_MESSAGES } from '@jianzhu/domain/evaluations';
import { TENDER_MESSAGES, TENDER_STATUS, type TenderStatus, tenderMachine } from '@jianzhu/domain/tenders';
import type { DemoMember } from './members.ts';
import { officeTime, workdayAt } from './office-hours.ts';
import { walkPath } from './walk-path.ts';

/** Acts of a tender after the draft. */
type DemoAct =
  | 'submit'
  | 'reject'
  | 'approve'
  | 'startSignUp'
  | 'endSignUp'
  | 'terminate'
  | 'closeBids'
  | 'open'
  | 'nameCommittee'
  | 'evaluate'
  | 'endPublicity'
  | 'award'
  | 'finish';

const REASONS: Readonly<Partial<Record<DemoAct, string>>> = {
  reject: '招标范围不够具体，请补充工程量与质量要求',
  terminate: '采购计划调整，本次招标终止',
  finish: EVALUATION_MESSAGES.depositEnded,
};

interface StagePlan {
  /** How many tenders have come so far; each status is there (domain rules 29.1). */
  readonly count: number;
  readonly path: readonly DemoAct[];
  /** Why it has failed. */
  readonly failReason?: string;
  /** Suppliers that are let in, and bids that are handed in, where either decides. */
  readonly signUps?: number;
  readonly bids?: number;
  /** About how many days ago the bidding ended. */
  readonly sinceBids?: number;
}

const OUT = ['submit', 'approve'] as const;
const BIDDING = [...OUT, 'startSignUp', 'endSignUp'] as const;
const CLOSED = [...BIDDING, 'closeBids'] as const;
const OPENED = [...CLOSED, 'open'] as const;
const PUBLISHED = [...OPENED, 'nameCommittee', 'evaluate'] as const;
const AWARDED = [...PUBLISHED, 'endPublicity', 'award'] as const;

/** How far tenders of the demonstration have come, the first ones those that suppliers may sign up to. */
const PLANS = {
  signingUp: { count: 14, path: [...OUT, 'startSignUp'] },
  published: { count: 8, path: OUT },
  bidding: { count: 6, path: BIDDING },
  draft: { count: 6, path: [] },
  reviewing: { count: 3, path: ['submit'] },
  rejected: { count: 3, path: ['submit', 'reject'] },
  fewSignUps: { count: 8, path: BIDDING, signUps: 0, failReason: TENDER_MESSAGES.fewSignUps },
  opening: { count: 3, path: CLOSED, sinceBids: 3 },
  opened: { count: 2, path: OPENED, sinceBids: 6 },
  evaluating: { count: 3, path: [...OPENED, 'nameCommittee'], sinceBids: 7 },
  publicity: { count: 3, path: PUBLISHED, sinceBids: 12 },
  confirming: { count: 2, path: [...PUBLISHED, 'endPublicity'], sinceBids: 18 },
  awarded: { count: 3, path: AWARDED, sinceBids: 26 },
  ended: { count: 3, path: [...AWARDED, 'finish'], sinceBids: 95 },
  fewBids: { count: 2, path: CLOSED, bids: 2, failReason: BID_MESSAGES.few, sinceBids: 15 },
  terminated: { count: 2, path: [...BIDDING, 'terminate'], sinceBids: 4 },
} as const satisfies Readonly<Record<string, StagePlan>>;

export type Stage = keyof typeof PLANS;

export const planOf = (stage: Stage): StagePlan => PLANS[stage];

/** The stage of each tender, one after the other. */
export const STAGES: readonly Stage[] = Object.entries(PLANS).flatMap(
  // The keys are those of the table.
  ([stage, { count }]) => Array<Stage>(count).fill(stage as Stage),
);

/** Whether a tender has come to an act. */
export const hasDone = (stage: Stage, act: DemoAct): boolean => planOf(stage).path.includes(act);

/** How many of those that may bid do; while the bidding runs, the last one. */
export const bidCount = (stage: Stage, index: number): number =>
  planOf(stage).bids ?? (hasDone(stage, 'closeBids') ? 4 + (index % 2) : stage === 'bidding' ? 1 : 0);

/** When what happened; what has not happened yet would be then. */
export interface TenderTimes {
  readonly created: Date;
  readonly published: Date;
  readonly signUpStart: Date;
  readonly signUpEnd: Date;
  /** Two days after the sign-up. */
  readonly terminated: Date;
  readonly bidDeadline: Date;
  readonly opened: Date;
  readonly evaluated: Date;
  readonly publicityEnd: Date;
  readonly awarded: Date;
  readonly finished: Date;
}

type Early = Pick<TenderTimes, 'created' | 'published' | 'signUpStart' | 'signUpEnd'>;

/** Times about today; a tender that takes sign-ups takes them for weeks, as nobody would believe a house of failures. */
function earlyTimes(now: Date, stage: Stage, index: number): Early {
  const { sinceBids } = planOf(stage);
  if (sinceBids !== undefined) {
    const before = sinceBids + 13;
    return {
      ...{ created: officeTime(now, before + 18), published: officeTime(now, before + 15 + index * 0.02) },
      ...{ signUpStart: workdayAt(now, -before - 11, 9), signUpEnd: workdayAt(now, -before, 17) },
    };
  }
  if (stage === 'bidding') {
    const signUpStart = workdayAt(now, -14 - (index % 4), 9);
    const published = officeTime(now, 18 + index * 0.2);
    const signUpEnd = workdayAt(now, -3 - (index % 3), 17);
    return { created: officeTime(now, 20 + index * 0.2), published, signUpStart, signUpEnd };
  }
  if (stage === 'fewSignUps') {
    const signUpStart = workdayAt(now, -36 - index, 9);
    const published = officeTime(now, 40 + index);
    return { created: officeTime(now, 42 + index), published, signUpStart, signUpEnd: workdayAt(now, -20 - index, 17) };
  }
  if (stage === 'signingUp') {
    const signUpStart = workdayAt(now, -4 - (index % 4), 9);
    const published = officeTime(now, 9 + index * 0.3);
    return {
      ...{ created: officeTime(now, 11 + index * 0.3), published, signUpStart },
      signUpEnd: workdayAt(now, 24 + (index % 9), 17),
    };
  }
  const signUpStart = workdayAt(now, 3 + (index % 6), 9);
  const published = officeTime(now, 0.4 + (index % 5) * 0.5);
  return {
    ...{ created: officeTime(now, 3 + (index % 5) * 0.5), published, signUpStart },
    signUpEnd: workdayAt(now, 34 + (index % 9), 17),
  };
}

/** Days that candidates are published for: those of today are published for longer, so that some are left. */
export const publicityDays = (stage: Stage): number => (stage === 'publicity' ? 10 : 3);

export function timesOf(now: Date, stage: Stage, index: number): TenderTimes {
  const early = earlyTimes(now, stage, index);
  const bidDeadline = new Date(early.signUpEnd.getTime() + 12 * DAY_MS);
  const evaluated = stage === 'publicity' ? workdayAt(now, -3, 10) : workdayAt(bidDeadline, 3, 10);
  const awarded = stage === 'awarded' ? workdayAt(now, -8, 10) : workdayAt(bidDeadline, 9, 10);
  return {
    ...{ ...early, bidDeadline, opened: new Date(bidDeadline.getTime() + HOUR_MS / 2), evaluated, awarded },
    publicityEnd: new Date(evaluated.getTime() + publicityDays(stage) * DAY_MS),
    terminated: new Date(early.signUpEnd.getTime() + 2 * DAY_MS - HOUR_MS),
    finished: new Date(awarded.getTime() + 60 * DAY_MS),
  };
}

/** Who does what of a tender, and when. */
const ACTS: Readonly<Record<DemoAct, readonly ['owner' | 'system', keyof TenderTimes]>> = {
  submit: ['owner', 'created'],
  reject: ['system', 'published'],
  approve: ['system', 'published'],
  startSignUp: ['system', 'signUpStart'],
  endSignUp: ['system', 'signUpEnd'],
  terminate: ['owner', 'terminated'],
  closeBids: ['system', 'bidDeadline'],
  open: ['owner', 'opened'],
  nameCommittee: ['owner', 'opened'],
  evaluate: ['owner', 'evaluated'],
  endPublicity: ['system', 'publicityEnd'],
  award: ['owner', 'awarded'],
  finish: ['system', 'finished'],
};

/** The acts of a stage; nobody names a committee where the price alone decides. */
const actsOf = (stage: Stage, isScored: boolean): readonly DemoAct[] =>
  planOf(stage).path.filter((act) => isScored || act !== 'nameCommittee');

/** The acts one after the other with the trail that they leave, as the machine allows them. */
export function walkTender(stage: Stage, buyer: DemoMember, times: TenderTimes, isScored: boolean) {
  const { signUps = 5, bids = 5, failReason = '' } = planOf(stage);
  const steps = actsOf(stage, isScored).map((action) => ({
    action,
    by: ACTS[action][0],
    facts: {
      ...{ hasSignUpBegun: action !== 'approve', hasSignUpEnded: action !== 'startSignUp', signUps, bids },
      ...{ isStatutory: true, isDecisionOver: true, hasBiddingEnded: true, isBidDecisionOver: true },
      ...{ hasOpenTimeCome: true, isPublicityOver: true, openObjections: 0 },
    },
  }));
  const walked = walkPath(tenderMachine, TENDER_STATUS.draft as TenderStatus, steps);
  return {
    status: walked.at(-1)?.to ?? TENDER_STATUS.draft,
    /** Where it stood before it ended. */
    from: walked.at(-1)?.from ?? null,
    log: walked.map(({ action, from, to }) => ({
      ...{ business_id: buyer.businessId, record_table: 'tender', action, from_status: from, to_status: to },
      user_id: ACTS[action][0] === 'owner' ? buyer.userId : null,
      create_time: times[ACTS[action][1]].toISOString(),
      reason: to === TENDER_STATUS.failed ? failReason : (REASONS[action] ?? ''),
    })),
  };
}
