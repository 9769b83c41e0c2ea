import { capitalAmount, formatMoney } from '@jianzhu/domain/money';
import {
  PAY_CHANNEL,
  PAY_CHANNEL_LABELS,
  PAY_STATUS,
  PAYMENT_MESSAGES,
  type PayStatus,
} from '@jianzhu/domain/payments';
import { Button, ButtonLink } from '@jianzhu/ui';
import { ResultPage, type ResultPageProps } from '@jianzhu/ui/pages';
import { useRevalidator } from 'react-router';
import { cashierTexts as texts } from '../../cashier/messages.ts';
import { type Cashier, payCalls } from '../../cashier/pay-calls.ts';
import { SandboxAnswers } from '../../cashier/sandbox-answers.tsx';
import { useOrderWatch } from '../../cashier/use-order-watch.ts';
import { loadPart } from '../../errors/load-part.ts';
import * as paths from '../../paths.ts';
import { type PortalClient, usePortalClient } from '../../portal-client.ts';
import { useActs } from '../../use-acts.ts';

interface Look {
  readonly outcome: ResultPageProps['outcome'];
  readonly title: string;
  readonly text?: string;
}

const { open, paying, paid, failed, closed, refunding, refunded, partlyRefunded, verifying } = PAY_STATUS;

/** What each status says of how a payment has ended. */
const LOOKS: Readonly<Record<PayStatus, Look>> = {
  [open]: { outcome: 'pending', title: texts.result.open },
  [paying]: { outcome: 'pending', title: texts.result.paying },
  [paid]: { outcome: 'success', title: texts.result.paid },
  [failed]: { outcome: 'failure', title: texts.result.failed },
  [closed]: { outcome: 'failure', title: texts.result.closed, text: texts.result.closedText },
  [refunding]: { outcome: 'pending', title: texts.result.refunding },
  [refunded]: { outcome: 'success', title: texts.result.refunded },
  [partlyRefunded]: { outcome: 'success', title: texts.result.partly },
  [verifying]: { outcome: 'pending', title: texts.result.verifying, text: texts.result.verifyingText },
};

const PAYABLE: readonly number[] = [open, failed];
const PAID: readonly number[] = [paid, refunding, refunded, partlyRefunded];

/** 支付结果: what has become of an order by now, however often it is loaded (domain rules 13.3). */
export function PayResultPage({ order }: { readonly order: Cashier }) {
  const client = usePortalClient();
  const { start, isRunning } = useActs();
  const { revalidate, state } = useRevalidator();
  const isPaying = order.status === paying;
  useOrderWatch(isPaying || order.status === refunding);
  // The contract holds the machine's own numbers alone.
  const { outcome, title, text } = LOOKS[order.status as PayStatus];
  const isPaid = PAID.includes(order.status);
  const actions = (
    <>
      <ButtonLink variant="link" href={paths.personalCenter}>
        {texts.home}
      </ButtonLink>
      {isPaying && (
        <Button variant="line" pending={state !== 'idle'} onClick={() => void revalidate()}>
          {texts.refresh}
        </Button>
      )}
      {isPaid && (
        <Button
          variant="line"
          pending={isRunning('receipt')}
          onClick={() => void start('receipt', () => saveReceipt(client, order))}
        >
          {texts.receipt}
        </Button>
      )}
      {PAYABLE.includes(order.status) && (
        <ButtonLink href={`${paths.pay}?id=${order.id}`}>
          {order.status === failed ? texts.again : texts.toCashier}
        </ButtonLink>
      )}
      {isPaying && (
        <ButtonLink variant="line" href={`${paths.pay}?id=${order.id}`}>
          {texts.toCashier}
        </ButtonLink>
      )}
      {order.bizPath !== '' && !PAYABLE.includes(order.status) && (
        <ButtonLink href={order.bizPath}>{texts.view}</ButtonLink>
      )}
    </>
  );
  return (
    <>
      {order.isSandbox && order.attempt !== null && (
        <SandboxAnswers orderId={order.id} outcomes={isPaying ? ['charged', 'failed', 'silent'] : ['again']} />
      )}
      <ResultPage
        outcome={outcome}
        title={order.status === paid && order.channel === PAY_CHANNEL.free ? texts.result.free : title}
        text={order.status === failed ? order.failReason : text}
        facts={factsOf(order, isPaid)}
        actions={actions}
      />
    </>
  );
}

function factsOf(order: Cashier, isPaid: boolean) {
  const { resultFacts: terms } = texts;
  const way = [PAY_CHANNEL_LABELS[order.channel] ?? '', order.attempt?.cardText ?? ''].filter((part) => part !== '');
  return [
    { term: terms.amount, value: formatMoney(order.amount) },
    { term: terms.words, value: capitalAmount(order.amount) },
    { term: terms.subject, value: order.subject },
    ...(isPaid
      ? [
          { term: terms.way, value: way.join(' ') },
          { term: terms.time, value: order.payTime },
        ]
      : []),
    { term: terms.code, value: order.code },
    ...(order.refundedAmount > 0 ? [{ term: terms.refunded, value: formatMoney(order.refundedAmount) }] : []),
    ...order.refunds.map(({ code, amount, reason, status }) => ({
      term: `${terms.refund} ${code}`,
      value: texts.refund(formatMoney(amount), reason, PAYMENT_MESSAGES.refundStatuses[status] ?? ''),
    })),
  ];
}

async function saveReceipt(client: PortalClient, { id, code }: Cashier): Promise<void> {
  try {
    const [{ payment }, { saveFile }] = await Promise.all([
      payCalls(client),
      loadPart(() => import('@jianzhu/ui/xlsx')),
    ]);
    saveFile(await payment.receipt({ query: { id } }), texts.receiptFile(code));
  } catch (error) {
    client.notify({ tone: 'error', text: texts.receiptFailed });
    throw error;
  }
}
