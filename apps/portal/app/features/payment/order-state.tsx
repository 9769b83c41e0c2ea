import { mayDo } from '@jianzhu/domain/member-center';
import { PAY_STATUS, PAYMENT_MESSAGES } from '@jianzhu/domain/payments';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { Button, ButtonLink } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import * as paths from '../../paths.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { useAskedAct } from '../../record/use-asked-act.ts';
import { payTexts as texts } from './messages.ts';
import { type Bill, payCalls } from './pay-calls.ts';

const OUTCOMES = ['charged', 'failed', 'again'] as const;

/** How far a payment is; where a person answers for the channel, what it may answer. */
export function OrderState({ bill }: { readonly bill: Bill }) {
  const client = usePortalClient();
  const act = useAct();
  const { order, isPaid, isSandbox, tender } = bill;
  const { userInfo } = useSession();
  const mayBid = tender.status === TENDER_STATUS.bidding && mayDo(userInfo ?? { permissionKeys: [] }, 'bid_add');
  const isPaying = order?.status === PAY_STATUS.paying;

  const answer = (outcome: (typeof OUTCOMES)[number]) =>
    void act.run(outcome, async () => {
      if (order === null) return undefined;
      const { payment } = await payCalls(client);
      await payment.sandbox({ body: { id: order.id, outcome } });
      return texts.sandbox.done;
    });
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
      {isSandbox && isPaying && (
        <InlineAlert
          action={OUTCOMES.map((outcome) => (
            <Button
              key={outcome}
              variant="line"
              size="compact"
              pending={act.isBusy(outcome)}
              onClick={() => answer(outcome)}
            >
              {texts.sandbox.outcomes[outcome]}
            </Button>
          ))}
        >
          {`${texts.sandbox.title}：${texts.sandbox.hint}`}
        </InlineAlert>
      )}
      <ConfirmDialog {...close.dialog} text={PAYMENT_MESSAGES.closeConfirm} confirmText={texts.cancel} />
    </>
  );
}
