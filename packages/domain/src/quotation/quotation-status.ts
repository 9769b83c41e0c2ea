import { refusal } from '../error/refusal.ts';
import { defineStatusMachine } from '../record/status-machine.ts';
import { QUOTATION_MESSAGES } from './messages.ts';

export const QUOTATION_STATUS = {
  draft: 0,
  submitted: 1,
  withdrawn: 2,
  secondAsked: 3,
  secondSubmitted: 4,
  won: 5,
  partlyWon: 6,
  lost: 7,
  void: 8,
} as const;

export type QuotationStatus = (typeof QUOTATION_STATUS)[keyof typeof QUOTATION_STATUS];

/** Statuses in which the deadlines are behind a quotation: it is decided, or fell out. */
export const ENDED_QUOTATIONS: ReadonlySet<number> = new Set([
  QUOTATION_STATUS.won,
  QUOTATION_STATUS.partlyWon,
  QUOTATION_STATUS.lost,
  QUOTATION_STATUS.void,
]);

/** Submissions of one quotation before the deadline, the first one included. */
const MOST_REVISIONS = 20;

/** What an act on a quotation depends on besides its status. */
export interface QuotationFacts {
  /** Strictly before the deadline of the first round, by the clock read under the inquiry's lock, and it is still open. */
  readonly isInTime: boolean;
  /** The same of the second round. */
  readonly isInSecondTime: boolean;
  readonly isOwnInquiry: boolean;
  readonly isBlacklisted: boolean;
  /** Public, or invited and not declined. */
  readonly mayAnswer: boolean;
  /** Submissions so far. */
  readonly revision: number;
}

const { draft, submitted, withdrawn, secondAsked, secondSubmitted, won, partlyWon, lost } = QUOTATION_STATUS;
const nothing = QUOTATION_STATUS.void;

/** Statuses of a quotation (domain rules 4.3; decisions 66, 68), as its supplier reads them. */
export const quotationMachine = defineStatusMachine<
  QuotationStatus,
  'supplier' | 'buyer' | 'system',
  | 'submit'
  | 'withdraw'
  | 'askSecond'
  | 'submitSecond'
  | 'keepFirst'
  | 'win'
  | 'winPart'
  | 'lose'
  | 'forfeit'
  | 'expire',
  'isInTime' | 'isInSecondTime' | 'isNotOwn' | 'isNotBlacklisted' | 'mayAnswer' | 'mayRevise',
  QuotationFacts
>({
  statuses: {
    [draft]: { label: '草稿', tone: 'neutral' },
    [submitted]: { label: '已报价', tone: 'brand' },
    [withdrawn]: { label: '已撤回', tone: 'neutral' },
    [secondAsked]: { label: '待二次报价', tone: 'warning' },
    [secondSubmitted]: { label: '已二次报价', tone: 'brand' },
    [won]: { label: '已中标', tone: 'success' },
    [partlyWon]: { label: '部分中标', tone: 'success' },
    [lost]: { label: '未中标', tone: 'neutral' },
    [nothing]: { label: '已失效', tone: 'neutral' },
  },
  conditions: {
    isInTime: { holds: ({ isInTime }) => isInTime, refusal: refusal('deadlinePassed') },
    isInSecondTime: { holds: ({ isInSecondTime }) => isInSecondTime, refusal: refusal('deadlinePassed') },
    isNotOwn: {
      holds: ({ isOwnInquiry }) => !isOwnInquiry,
      refusal: refusal('stateConflict', QUOTATION_MESSAGES.ownInquiry),
    },
    isNotBlacklisted: {
      holds: ({ isBlacklisted }) => !isBlacklisted,
      refusal: refusal('stateConflict', QUOTATION_MESSAGES.blacklisted),
    },
    mayAnswer: {
      holds: ({ mayAnswer }) => mayAnswer,
      refusal: refusal('stateConflict', QUOTATION_MESSAGES.notInvited),
    },
    mayRevise: {
      holds: ({ revision }) => revision < MOST_REVISIONS,
      refusal: refusal('stateConflict', QUOTATION_MESSAGES.mostRevisions),
    },
  },
  transitions: [
    {
      ...{ from: [draft, submitted, withdrawn], action: 'submit', who: 'supplier', to: submitted },
      permission: 'quotation_submit',
      when: ['isNotOwn', 'isInTime', 'isNotBlacklisted', 'mayAnswer', 'mayRevise'],
    },
    {
      ...{ from: submitted, action: 'withdraw', who: 'supplier', to: withdrawn },
      ...{ permission: 'quotation_withdraw', when: ['isInTime'] },
    },
    {
      ...{ from: submitted, action: 'askSecond', who: 'buyer', to: secondAsked, permission: 'inquiry_second' },
    },
    {
      ...{ from: [secondAsked, secondSubmitted], action: 'submitSecond', who: 'supplier', to: secondSubmitted },
      ...{ permission: 'quotation_second', when: ['isInSecondTime'] },
    },
    // No second quotation: the price of the first round stands.
    { from: secondAsked, action: 'keepFirst', who: 'system', to: submitted },
    {
      ...{ from: [submitted, secondSubmitted, partlyWon, won, lost], action: 'win', who: 'system', to: won },
    },
    {
      ...{ from: [submitted, secondSubmitted, partlyWon, won, lost], action: 'winPart', who: 'system', to: partlyWon },
    },
    { from: [submitted, secondSubmitted], action: 'lose', who: 'system', to: lost },
    { from: [won, partlyWon], action: 'forfeit', who: 'system', to: lost },
    { from: [draft, submitted, secondAsked, secondSubmitted], action: 'expire', who: 'system', to: nothing },
  ],
});
