import { refusal } from '../error/refusal.ts';
import { defineStatusMachine } from '../record/status-machine.ts';
import { INQUIRY_MESSAGES } from './messages.ts';

export const INQUIRY_STATUS = {
  draft: 0,
  quoting: 1,
  /** The deadline has passed and the quotations could not be opened yet. */
  opening: 2,
  awarding: 3,
  secondRound: 4,
  awarded: 5,
  dealt: 6,
  failed: 7,
  closed: 8,
} as const;

export type InquiryStatus = (typeof INQUIRY_STATUS)[keyof typeof INQUIRY_STATUS];

/** What a buyer may put off the deadline, and the least minutes before it for further invitations. */
const MOST_EXTENSIONS = 2;
const INVITE_UNTIL_MINUTES = 30;
/** A sheet that is awarded by nobody is closed so many days after its opening. */
export const AWARD_WITHIN_DAYS = 60;

/** What an act on an inquiry depends on besides its status. */
export interface InquiryFacts {
  /** Quotations that count: submitted and not withdrawn. */
  readonly quotedCount: number;
  readonly extensions: number;
  /** To the deadline of the first round; negative after it. */
  readonly minutesLeft: number;
  readonly isSealed: boolean;
  readonly isInvitedOnly: boolean;
  /** Every invitee has quoted or declined. */
  readonly isAnswered: boolean;
  readonly allowsSecond: boolean;
  readonly round: number;
  /** Some of it was awarded before: all quotations have won or lost, and none can be asked again. */
  readonly wasAwarded: boolean;
  /** Every one of those chosen has handed in his second quotation. */
  readonly isSecondAnswered: boolean;
}

type Condition =
  | 'hasQuotes'
  | 'isUnanswered'
  | 'isExtensible'
  | 'isTimeToInvite'
  | 'mayOpenEarly'
  | 'allowsSecond'
  | 'isFirstRound'
  | 'isNotAwarded'
  | 'isSecondAnswered';

const { draft, quoting, opening, awarding, secondRound, awarded, dealt, failed, closed } = INQUIRY_STATUS;

const conflict = (message: string) => refusal('stateConflict', message);

/** Statuses of an inquiry (domain rules 3.5; decisions 66, 69), as its buyer reads them. */
export const inquiryMachine = defineStatusMachine<
  InquiryStatus,
  'owner' | 'ops' | 'system',
  | 'publish'
  | 'delete'
  | 'withdraw'
  | 'extend'
  | 'invite'
  | 'notice'
  | 'stop'
  | 'open'
  | 'startSecond'
  | 'endSecond'
  | 'exclude'
  | 'restore'
  | 'award'
  | 'finish'
  | 'reopen'
  | 'close'
  | 'offShelf',
  Condition,
  InquiryFacts
>({
  statuses: {
    [draft]: { label: '草稿', tone: 'neutral' },
    [quoting]: { label: '报价中', tone: 'brand' },
    [opening]: { label: '待开标', tone: 'brand' },
    [awarding]: { label: '待定标', tone: 'warning' },
    [secondRound]: { label: '二次报价中', tone: 'brand' },
    [awarded]: { label: '已定标', tone: 'success' },
    [dealt]: { label: '已成交', tone: 'success' },
    [failed]: { label: '已流标', tone: 'danger' },
    [closed]: { label: '已关闭', tone: 'neutral' },
  },
  conditions: {
    hasQuotes: { holds: ({ quotedCount }) => quotedCount > 0, refusal: conflict(INQUIRY_MESSAGES.nothingToOpen) },
    isUnanswered: { holds: ({ quotedCount }) => quotedCount === 0, refusal: conflict(INQUIRY_MESSAGES.quoted) },
    isExtensible: {
      holds: ({ extensions }) => extensions < MOST_EXTENSIONS,
      refusal: conflict(INQUIRY_MESSAGES.extensionsUsed),
    },
    isTimeToInvite: {
      holds: ({ minutesLeft }) => minutesLeft > INVITE_UNTIL_MINUTES,
      refusal: conflict(INQUIRY_MESSAGES.inviteTooLate),
    },
    mayOpenEarly: {
      holds: ({ isSealed, isInvitedOnly, isAnswered }) => !isSealed || (isInvitedOnly && isAnswered),
      refusal: conflict(INQUIRY_MESSAGES.openTooEarly),
    },
    allowsSecond: {
      holds: ({ allowsSecond }) => allowsSecond,
      refusal: conflict(INQUIRY_MESSAGES.secondNotAllowed),
    },
    isFirstRound: { holds: ({ round }) => round === 1, refusal: conflict(INQUIRY_MESSAGES.secondDone) },
    isNotAwarded: { holds: ({ wasAwarded }) => !wasAwarded, refusal: refusal('stateConflict') },
    isSecondAnswered: {
      holds: ({ isSecondAnswered }) => isSecondAnswered,
      refusal: conflict(INQUIRY_MESSAGES.secondUnanswered),
    },
  },
  transitions: [
    { from: draft, action: 'publish', who: 'owner', to: quoting, permission: 'inquiry_publish' },
    { from: draft, action: 'delete', who: 'owner', to: null, permission: 'inquiry_delete' },
    {
      ...{ from: quoting, action: 'withdraw', who: 'owner', to: draft, permission: 'inquiry_edit' },
      when: ['isUnanswered'],
    },
    {
      ...{ from: quoting, action: 'extend', who: 'owner', to: quoting, permission: 'inquiry_edit' },
      when: ['isExtensible'],
    },
    {
      ...{ from: quoting, action: 'invite', who: 'owner', to: quoting, permission: 'inquiry_invite' },
      when: ['isTimeToInvite'],
    },
    {
      ...{ from: quoting, action: 'notice', who: 'owner', to: quoting, permission: 'inquiry_edit' },
    },
    { from: quoting, action: 'stop', who: 'system', to: opening },
    {
      ...{ from: quoting, action: 'open', who: 'owner', to: awarding, permission: 'inquiry_compare' },
      when: ['mayOpenEarly', 'hasQuotes'],
    },
    {
      ...{ from: [quoting, opening], action: 'open', who: 'system', to: awarding },
      when: ['hasQuotes'],
    },
    { from: [quoting, opening], action: 'open', who: 'system', to: failed, when: ['isUnanswered'] },
    {
      ...{ from: awarding, action: 'startSecond', who: 'owner', to: secondRound, permission: 'inquiry_second' },
      when: ['allowsSecond', 'isFirstRound', 'isNotAwarded'],
    },
    {
      ...{ from: secondRound, action: 'endSecond', who: 'owner', to: awarding, permission: 'inquiry_second' },
      when: ['isSecondAnswered'],
    },
    { from: secondRound, action: 'endSecond', who: 'system', to: awarding },
    // Of one of the quotations; the inquiry stays as it is.
    {
      ...{ from: awarding, action: 'exclude', who: 'owner', to: awarding, permission: 'inquiry_award' },
    },
    {
      ...{ from: awarding, action: 'restore', who: 'owner', to: awarding, permission: 'inquiry_award' },
    },
    {
      ...{ from: awarding, action: 'award', who: 'owner', to: awarded, permission: 'inquiry_award' },
    },
    // An award that was held for approval is carried out by the platform.
    { from: awarding, action: 'award', who: 'system', to: awarded },
    { from: awarded, action: 'finish', who: 'system', to: dealt },
    { from: awarded, action: 'reopen', who: 'system', to: awarding },
    {
      ...{ from: [quoting, awarding, secondRound], action: 'close', who: 'owner', to: closed },
      permission: 'inquiry_close',
    },
    { from: awarding, action: 'close', who: 'system', to: closed },
    {
      ...{ from: [quoting, awarding, secondRound], action: 'offShelf', who: 'ops', to: closed },
    },
  ],
});

/** What a supplier reads of the status, where it is not the buyer's word; the own answer may say more. */
export const SUPPLIER_INQUIRY_LABELS: Readonly<Partial<Record<InquiryStatus, string>>> = {
  [quoting]: '待报价',
  [opening]: '报价截止',
  [awarding]: '等待结果',
  [secondRound]: '待二次报价',
  [awarded]: '未中标',
  [dealt]: '未中标',
  [failed]: '已流标',
  [closed]: '已关闭',
};
