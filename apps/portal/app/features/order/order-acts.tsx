import { formatMoney } from '@jianzhu/domain/money';
import {
  appealRecord,
  checkRefund,
  PIN_ABOVE,
  ratingReplyRecord,
  refundRecord,
  refuseOrderRecord,
  refuseRefundRecord,
  rejectDeliverRecord,
} from '@jianzhu/domain/orders';
import { Button } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PinDialog } from '../../pin/pin-dialog.tsx';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { DeliverDialog } from './deliver-dialog.tsx';
import { orderTexts as texts } from './messages.ts';
import { type Order, orderCalls } from './order-calls.ts';
import { cashierHref } from './order-look.ts';
import { RateDialog } from './rate-dialog.tsx';

/** Acts that a yes is enough for; what destroys is asked for in a line. */
const CONFIRMED = ['acceptOrder', 'confirm', 'cancel'] as const;
/** Acts that want a reason, with the record of it. */
const REASONED = {
  rejectDeliver: rejectDeliverRecord,
  refuseOrder: refuseOrderRecord,
  appeal: appealRecord,
} as const;

type Confirmed = (typeof CONFIRMED)[number];
type Reasoned = keyof typeof REASONED;
const reasonedNames = Object.keys(REASONED) as readonly Reasoned[]; // the keys of the object

type Open = Confirmed | Reasoned | 'deliver' | 'refundApply' | 'refundAgree' | 'refundRefuse' | 'rate' | 'reply' | null;

export interface OrderActsProps {
  readonly order: Order;
  readonly hasPin: boolean;
  readonly officeViewer: string | null;
}

const labelOf = (name: Exclude<Open, null>): string => texts.acts[name].label;

/** What this side may do with an order now, as the platform says (`allowedActions`). */
export function OrderActs({ order, hasPin, officeViewer }: OrderActsProps) {
  const client = usePortalClient();
  const navigate = useNavigate();
  const act = useAct();
  const [open, setOpen] = useState<Open>(null);
  const { id, version, allowedActions, payAmount, refund } = order;
  const may = (name: string) => allowedActions.includes(name);
  const close = () => setOpen(null);
  const callsOf = async () => (await orderCalls(client)).order;

  const pay = () =>
    void act.run('pay', async () => {
      const { payOrderId } = await (await callsOf()).pay({ body: { id, version } });
      await navigate(cashierHref(payOrderId));
      return undefined;
    });
  const confirm = (name: Confirmed) =>
    void act
      .run(name, async () => {
        await (await callsOf())[name]({ body: { id, version } });
        return texts.acts[name].done;
      })
      .then(close);
  const agree = (pinTicket?: string) =>
    act
      .run('refundAgree', async (idempotencyKey) => {
        const body = { id, version, agree: 1, ...(pinTicket !== undefined && { pinTicket }) };
        await (await callsOf()).refundHandle({ body }, { idempotencyKey });
        return texts.acts.refundAgree.done;
      })
      .then(close);

  const line = (name: Exclude<Open, null>, isMain = false) =>
    may(name) && (
      <Button
        key={name}
        variant={isMain ? undefined : 'line'}
        wide
        pending={act.isBusy(name)}
        onClick={() => setOpen(name)}
      >
        {labelOf(name)}
      </Button>
    );
  const asked = CONFIRMED.find((name) => name === open);
  const reasoned = reasonedNames.find((name) => name === open);
  const refundAmount = refund?.amount ?? 0;

  return (
    <>
      <LostAct lost={act.lost} />
      {may('pay') && (
        <Button wide pending={act.isBusy('pay')} onClick={pay}>
          {texts.acts.pay}
        </Button>
      )}
      {line('acceptOrder', true)}
      {line('deliver', true)}
      {line('confirm', true)}
      {line('refundAgree', true)}
      {line('rate', true)}
      {line('reply', true)}
      {line('rejectDeliver')}
      {line('refundRefuse')}
      {line('refundApply')}
      {line('appeal')}
      {line('refuseOrder')}
      {line('cancel')}
      <ConfirmDialog
        open={asked !== undefined}
        text={asked === undefined ? '' : texts.acts[asked].ask}
        confirmText={asked === undefined ? '' : labelOf(asked)}
        pending={asked !== undefined && act.isBusy(asked)}
        onConfirm={() => asked && confirm(asked)}
        onCancel={close}
      />
      {reasoned !== undefined && (
        <ActDialog
          title={labelOf(reasoned)}
          text={texts.acts[reasoned].text}
          record={REASONED[reasoned]}
          start={{ reason: '' }}
          send={async ({ reason }) => {
            await (await callsOf())[reasoned]({ body: { id, version, reason } });
            return texts.acts[reasoned].done;
          }}
          onClose={close}
        />
      )}
      {open === 'deliver' && <DeliverDialog order={order} officeViewer={officeViewer} onClose={close} />}
      {open === 'refundApply' && (
        <ActDialog
          title={texts.acts.refundApply.label}
          text={texts.acts.refundApply.text(formatMoney(payAmount))}
          record={refundRecord}
          start={{ amount: payAmount, reason: '' }}
          check={({ amount }): { readonly amount?: string } => {
            const wrong = checkRefund(amount, payAmount);
            return wrong === null ? {} : { amount: wrong };
          }}
          send={async (body, idempotencyKey) => {
            await (await callsOf()).refundApply({ body: { id, version, ...body } }, { idempotencyKey });
            return texts.acts.refundApply.done;
          }}
          onClose={close}
        />
      )}
      {open === 'refundRefuse' && (
        <ActDialog
          title={texts.acts.refundRefuse.label}
          text={texts.acts.refundRefuse.text}
          record={refuseRefundRecord}
          start={{ reason: '' }}
          send={async ({ reason }, idempotencyKey) => {
            await (await callsOf()).refundHandle({ body: { id, version, agree: 0, reason } }, { idempotencyKey });
            return texts.acts.refundRefuse.done;
          }}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={open === 'refundAgree' && refundAmount <= PIN_ABOVE}
        text={texts.acts.refundAgree.ask(formatMoney(refundAmount))}
        confirmText={texts.acts.refundAgree.label}
        pending={act.isBusy('refundAgree')}
        onConfirm={() => void agree()}
        onCancel={close}
      />
      {open === 'refundAgree' && refundAmount > PIN_ABOVE && (
        <PinDialog
          text={texts.pin(formatMoney(refundAmount))}
          use={{ purpose: 'approveRefund', bizId: id, amount: refundAmount }}
          hasPin={hasPin}
          onProven={agree}
          onClose={close}
        />
      )}
      {open === 'rate' && <RateDialog order={order} onClose={close} />}
      {open === 'reply' && (
        <ActDialog
          title={texts.acts.reply.label}
          text={texts.acts.reply.text}
          record={ratingReplyRecord}
          start={{ reply: '' }}
          send={async ({ reply }) => {
            await (await callsOf()).reply({ body: { id, version, reply } });
            return texts.acts.reply.done;
          }}
          onClose={close}
        />
      )}
    </>
  );
}
