import { PAY_STATUS, PAYMENT_MESSAGES } from '@jianzhu/domain/payments';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { Button, ButtonLink } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { type Bill, payCalls } from '../../cashier/pay-calls.ts';
import { SandboxAnswers } from '../../cashier/sandbox-answers.tsx';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { useAskedAct } from '../../record/use-asked-act.ts';
import { useMay } from '../../session/use-may.ts';
import { payTexts as texts } from './messages.ts';

/** What the cashier takes on. */
const PAYABLE: readonly number[] = [PAY_STATUS.open, PAY_STATUS.paying, PAY_STATUS.failed];
const OUTCOMES = ['charged', 'failed', 'again', 'silent'] as const;

/** How far a payment is; where a person answers for the channel, what it may answer. */
export function OrderState({ bill }: { readonly bill: Bill }) {
  const client = usePortalClient();
  const act = useAct();
  const { order, isPaid, isSandbox, tender, refusal } = bill;
  const may = useMay();
  const mayBid = tender.status === TENDER_STATUS.bidding && may('bid_add');
  const isPaying = order?.status === PAY_STATUS.paying;
  const mayPay = order !== null && !isPaid && refusal === null && PAYABLE.includes(order.status);
  const cashier = mayPay ? `${paths.pay}?id=${order.id}` : null;

  const close = useAskedAct(act, 'close', async () => {
    if (order === null) return undefined;
    const { payment } = await payCalls(client);
    await payment.close({ body: { id: order.id, version: order.version } });
    return texts.cancelled;
  });

  return (
    <>
      <LostAct lost={act.lost} />
      {isPaid && (
        <InlineAlert
          action={
            mayBid && (
              <ButtonLink variant="line" size="compact" href={`${paths.bidForm}?tenderId=${tender.id}`}>
                {texts.toBid}
              </ButtonLink>
            )
          }
        >
          {texts.paid}
        </InlineAlert>
      )}
      {isPaying && (
        <InlineAlert
          action={
            <Button variant="line" size="compact" onClick={close.ask}>
              {texts.cancel}
            </Button>
          }
        >
          {texts.paying}
        </InlineAlert>
      )}
      {order?.status === PAY_STATUS.verifying && <InlineAlert>{texts.verifying}</InlineAlert>}
      {order !== null && order.failReason !== '' && !isPaid && !isPaying && (
        <InlineAlert tone="warning">{texts.failed(order.failReason)}</InlineAlert>
      )}
      {cashier !== null && (
        <InlineAlert
          action={
            <ButtonLink variant="line" size="compact" href={cashier}>
              {texts.toCashier}
            </ButtonLink>
          }
        >
          {texts.cashierHint}
        </InlineAlert>
      )}
      {isSandbox && isPaying && <SandboxAnswers orderId={order.id} outcomes={OUTCOMES} />}
      <ConfirmDialog {...close.dialog} text={PAYMENT_MESSAGES.closeConfirm} confirmText={texts.cancel} />
    </>
  );
}
