import { TENDER_STATUS, type TenderStatus } from './tender-status.ts';

/** Who has to do what comes next. */
export type StageActor = 'buyer' | 'suppliers' | 'platform';

/** Times of a tender that its stages go by. */
type StageTime = 'signUpStart' | 'signUpEnd' | 'bidDeadline' | 'openTime' | 'publicityEnd' | 'signUntil';

/** What happens next to a tender: what, by whom, and at which of its times; null where no time is set for it. */
export interface NextStep {
  readonly label: string;
  readonly who: StageActor;
  readonly at: StageTime | null;
  /** What the actor has to do, or what the step comes to. */
  readonly note: string;
}

const step = (label: string, who: StageActor, at: StageTime | null, note: string): NextStep => ({
  ...{ label, who, at, note },
});

const { draft, reviewing, rejected, published, signingUp, bidding, opening } = TENDER_STATUS;
const { evaluating, publicity, confirming, awarded, ended, failed, terminated } = TENDER_STATUS;

const NEXT: Readonly<Record<TenderStatus, NextStep | null>> = {
  [draft]: step('提交发布', 'buyer', null, '填写完整后提交平台审核'),
  [reviewing]: step('平台审核', 'platform', null, '审核通过后发布招标公告'),
  [rejected]: step('修改后重新提交', 'buyer', null, '按驳回原因修改后重新提交审核'),
  [published]: step('报名开始', 'platform', 'signUpStart', '到时自动开始报名'),
  [signingUp]: step('报名截止', 'suppliers', 'signUpEnd', '截止时报名单位不足3家自动流标'),
  [bidding]: step('投标截止', 'suppliers', 'bidDeadline', '截止时有效投标不足3家自动流标'),
  [opening]: step('开标', 'buyer', 'openTime', '到时公开全部投标'),
  [evaluating]: step('评标', 'buyer', null, '评标后公示中标候选人'),
  [publicity]: step('公示期满', 'platform', 'publicityEnd', '公示期内可以提出异议'),
  [confirming]: step('确认中标', 'buyer', null, '确认后发出中标通知书'),
  [awarded]: step('签订合同', 'buyer', 'signUntil', '自中标通知书发出之日起30日内签订'),
  [ended]: null,
  [failed]: null,
  [terminated]: null,
};

/** What happens next to a tender in this status; null when it is over. */
export const nextStep = (status: TenderStatus): NextStep | null => NEXT[status];

/** How far a tender is at one node of its line. */
export type StageState = 'done' | 'now' | 'later' | 'stopped';

/** The nodes of a tender's line, each from the status on with which it begins; those before the notice are the buyer's. */
const NODES = [
  { key: 'draft', label: '编制', from: draft },
  { key: 'review', label: '平台审核', from: reviewing },
  { key: 'notice', label: '公告', from: published },
  { key: 'signUp', label: '报名', from: signingUp },
  { key: 'bid', label: '投标', from: bidding },
  { key: 'open', label: '开标', from: opening },
  { key: 'evaluate', label: '评标', from: evaluating },
  { key: 'publicity', label: '公示', from: publicity },
  { key: 'award', label: '定标', from: confirming },
] as const;

type StageKey = (typeof NODES)[number]['key'];

export interface Stage {
  readonly key: StageKey;
  readonly label: string;
  readonly state: StageState;
}

/**
 * The line of a tender: which of its stages are over, which one it is at, and where it stopped.
 *
 * @param stoppedAt the status that a tender had which failed or was terminated
 */
export function tenderStages(status: TenderStatus, stoppedAt: TenderStatus | null = null): readonly Stage[] {
  const isStopped = status === failed || status === terminated || status === rejected;
  const reached = status === rejected ? reviewing : isStopped ? (stoppedAt ?? published) : status;
  const nodes = status >= published ? NODES.slice(NODES.findIndex(({ key }) => key === 'notice')) : NODES;
  const here = nodes.findLastIndex(({ from }) => from <= reached);
  return nodes.map(({ key, label }, index) => ({
    key,
    label,
    state: index < here || status === ended ? 'done' : index > here ? 'later' : isStopped ? 'stopped' : 'now',
  }));
}
