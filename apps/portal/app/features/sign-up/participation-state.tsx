import { BID_STATUS, bidMachine } from '@jianzhu/domain/bids';
import { formatMoney } from '@jianzhu/domain/money';
import { DEPOSIT_STATUS, depositMachine } from '@jianzhu/domain/payments';
import { statusLook } from '@jianzhu/domain/records';
import { SIGN_UP_STATUS, signUpMachine } from '@jianzhu/domain/sign-ups';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { Tag } from '@jianzhu/ui';
import { type Description, DescriptionList } from '@jianzhu/ui/record';
import { signUpTexts } from './messages.ts';
import type { ParticipatingTender } from './participation.tsx';

const { participation: texts, mine } = signUpTexts;

// The contract gives the machines' own numbers.

/** What the own company has done for a tender, and what is still to be done: sign-up, fee, deposit, bid. */
export function ParticipationState({ tender }: { readonly tender: ParticipatingTender }) {
  const { status, docFee, depositAmount, supplier } = tender;
  const signUp = supplier?.signUp ?? null;
  if (signUp === null) return null;
  const look = statusLook(signUpMachine, signUp.status);
  const items: Description[] = [{ term: texts.term, value: <Tag tone={look.tone}>{look.label}</Tag> }];
  const takesPart = signUp.status === SIGN_UP_STATUS.approved;
  if (takesPart && (docFee ?? 0) > 0) {
    const state = signUp.isFeePaid ? mine.paid : mine.due;
    items.push({
      term: texts.fee,
      value: (
        <>
          {formatMoney(docFee ?? 0)} {done(signUp.isFeePaid, state)}
        </>
      ),
    });
  }
  if (takesPart && (depositAmount ?? 0) > 0) {
    const deposit = statusLook(depositMachine, signUp.depositStatus ?? DEPOSIT_STATUS.due);
    items.push({
      term: texts.deposit,
      value: (
        <>
          {formatMoney(depositAmount ?? 0)} <Tag tone={deposit.tone}>{deposit.label}</Tag>
        </>
      ),
    });
  }
  if (takesPart && status >= TENDER_STATUS.bidding) items.push({ term: texts.bid, value: bidState(tender) });
  return <DescriptionList columns={1} items={items} />;
}

const done = (isDone: boolean, label: string) => <Tag tone={isDone ? 'success' : 'warning'}>{label}</Tag>;

function bidState({ status, supplier }: ParticipatingTender) {
  const bid = supplier?.bid ?? null;
  if (bid !== null && bid.status !== BID_STATUS.draft) {
    const look = statusLook(bidMachine, bid.status);
    return <Tag tone={look.tone}>{look.label}</Tag>;
  }
  return status === TENDER_STATUS.bidding ? done(false, texts.toDo) : <Tag tone="neutral">{texts.none}</Tag>;
}
