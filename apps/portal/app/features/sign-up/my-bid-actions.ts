import { BID_STATUS } from '@jianzhu/domain/bids';
import { mayDo } from '@jianzhu/domain/member-center';
import { DEPOSIT_STATUS } from '@jianzhu/domain/payments';
import { SIGN_UP_STATUS } from '@jianzhu/domain/sign-ups';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import type { RowAction } from '@jianzhu/ui/data-table';
import { signUpTexts } from './messages.ts';
import type { MineRow } from './sign-up-calls.ts';
import { bidFormHref, payHref, questionHref, resultHref, signUpHref, tenderHref } from './sign-up-links.ts';

const { acts: texts } = signUpTexts;
const { signingUp, bidding, publicity, confirming, awarded, ended } = TENDER_STATUS;
/** Whose candidates are public. */
const PUBLISHED: readonly number[] = [publicity, confirming, awarded, ended];
const { due, unverified } = DEPOSIT_STATUS;

/** What is still to be paid, the fee of the documents before the deposit; null where nothing is. */
function owedBy({ status, tenderStatus, docFee, isFeePaid, depositStatus }: MineRow): 1 | 2 | null {
  const isOpen = tenderStatus === signingUp || tenderStatus === bidding;
  if (status !== SIGN_UP_STATUS.approved || !isOpen) return null;
  if ((docFee ?? 0) > 0 && !isFeePaid) return 1;
  return depositStatus === due || depositStatus === unverified ? 2 : null;
}

const { draft, withdrawn } = BID_STATUS;
const isSent = (bid: MineRow['bid']) => bid !== null && bid.status !== draft && bid.status !== withdrawn;

type Member = Parameters<typeof mayDo>[0];

/** What is done at once in a row. */
interface RowActs {
  readonly download: (row: MineRow) => void;
  readonly withdraw: (row: MineRow) => void;
}

/** The actions of a tender that the own company takes part in, what has to be done first (domain rules 5.9). */
export function mineActions(row: MineRow, member: Member, acts: RowActs): readonly RowAction[] {
  const { tenderId, tenderType, tenderStatus, status, bid, hasDocs, allowedActions } = row;
  const owed = owedBy(row);
  const takesBids = status === SIGN_UP_STATUS.approved && tenderStatus === bidding && mayDo(member, 'bid_add');
  const mayWithdraw = bid?.allowedActions.includes('withdraw') === true;
  const isOpened = isSent(bid) && PUBLISHED.includes(tenderStatus);
  const found: readonly (RowAction | false)[] = [
    owed !== null && mayDo(member, 'bid_pay') && { key: 'pay', label: texts.pay, href: payHref(tenderId, owed) },
    allowedActions.includes('submit') && { key: 'again', label: texts.again, href: signUpHref(tenderId) },
    takesBids && { key: 'bid', label: isSent(bid) ? texts.edit : texts.bid, href: bidFormHref(tenderId) },
    mayWithdraw && { key: 'withdraw', label: texts.withdraw, onSelect: () => acts.withdraw(row) },
    isOpened && { key: 'result', label: texts.result, href: resultHref(tenderId) },
    isOpened &&
      tenderStatus === publicity &&
      mayDo(member, 'bid_object') && { key: 'object', label: texts.object, href: questionHref(tenderId) },
    hasDocs && { key: 'docs', label: texts.docs, onSelect: () => acts.download(row) },
    { key: 'view', label: texts.view, href: tenderHref({ id: tenderId, tenderType }) },
  ];
  return found.filter((action) => action !== false);
}
