import { BID_STATUS, bidMachine } from '@jianzhu/domain/bids';
import { DEPOSIT_STATUS, depositMachine, owesDeposit } from '@jianzhu/domain/payments';
import { statusLook } from '@jianzhu/domain/records';
import { SIGN_UP_STATUS, signUpMachine } from '@jianzhu/domain/sign-ups';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { type RailTodo, RailTodos } from '@jianzhu/ui/pages';
import { plainAmount } from '../../record/plain-amount.ts';
import { signUpTexts } from './messages.ts';
import type { ParticipatingTender } from './participation.tsx';

const { participation: texts, mine } = signUpTexts;

// The contract gives the machines' own numbers.

/** What the own company has done for a tender, and what is still to be done: sign-up, fee, deposit, bid. */
export function ParticipationState({ tender }: { readonly tender: ParticipatingTender }) {
  const { status, docFee, depositAmount, supplier } = tender;
  const signUp = supplier?.signUp ?? null;
  if (signUp === null) return null;
  const takesPart = signUp.status === SIGN_UP_STATUS.approved;
  const todos: RailTodo[] = [
    { key: 'signUp', text: texts.term, note: statusLook(signUpMachine, signUp.status).label, isDone: takesPart },
  ];
  if (takesPart && (docFee ?? 0) > 0) {
    todos.push({
      ...{ key: 'fee', text: texts.fee(plainAmount(docFee)) },
      ...{ note: signUp.isFeePaid ? mine.paid : mine.due, isDone: signUp.isFeePaid },
    });
  }
  const amount = signUp.deposit?.amount ?? depositAmount ?? 0;
  if (takesPart && amount > 0) {
    const depositStatus = signUp.depositStatus ?? DEPOSIT_STATUS.due;
    todos.push({
      ...{ key: 'deposit', text: texts.deposit(plainAmount(amount)) },
      ...{ note: statusLook(depositMachine, depositStatus).label, isDone: !owesDeposit(depositStatus) },
    });
  }
  if (takesPart && status >= TENDER_STATUS.bidding) todos.push(bidTodo(tender));
  return <RailTodos label={texts.label} todos={todos} />;
}

function bidTodo({ status, supplier }: ParticipatingTender): RailTodo {
  const bid = supplier?.bid ?? null;
  const isSent = bid !== null && bid.status !== BID_STATUS.draft && bid.status !== BID_STATUS.withdrawn;
  const isOut = bid !== null && bid.status !== BID_STATUS.draft;
  const missing = status === TENDER_STATUS.bidding ? texts.toDo : texts.none;
  return {
    key: 'bid',
    text: texts.bid,
    note: isOut ? statusLook(bidMachine, bid.status).label : missing,
    isDone: isSent,
  };
}
