import { capitalAmount, formatMoney } from '@jianzhu/domain/money';
import {
  CODE_CHANNELS,
  PAY_CHANNEL,
  PAY_CHANNEL_LABELS,
  PAY_STATUS,
  PAYMENT_MESSAGES,
  PIN_CHANNELS,
} from '@jianzhu/domain/payments';
import { Button, TextLink } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { TimeLeft } from '@jianzhu/ui/countdown';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { LinkTabs } from '@jianzhu/ui/link-tabs';
import {
  DetailPage,
  type DetailPageProps,
  RailAmount,
  RailCard,
  RailCards,
  RailHint,
  SectionParts,
} from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useState } from 'react';
import { PinDialog } from '../pin/pin-dialog.tsx';
import { usePortalClient } from '../portal-client.ts';
import { LostAct } from '../record/lost-act.tsx';
import { useAct } from '../record/use-act.ts';
import { useAskedAct } from '../record/use-asked-act.ts';
import { useReloadAfter } from '../record/use-reload-after.ts';
import { useServerMoment } from '../record/use-server-moment.ts';
import { CashierCards } from './cashier-cards.tsx';
import { CashierCode } from './cashier-code.tsx';
import { CashierTransfer } from './cashier-transfer.tsx';
import { cashierTexts as texts } from './messages.ts';
import { type Cashier, payCalls } from './pay-calls.ts';
import { SandboxAnswers } from './sandbox-answers.tsx';
import { useOnline } from './use-online.ts';
import { useOrderWatch } from './use-order-watch.ts';

export interface CashierSheetProps {
  /** What the head of the page says. */
  readonly head: Pick<DetailPageProps, 'title' | 'path'>;
  /** Address of the page that the sheet is on, by one of the ways. */
  readonly hrefOf: (way: number) => string;
  readonly order: Cashier;
  /** Of `PAY_CHANNEL`, as the address names it; the one that is being tried, or the first one, unless it does. */
  readonly asked: number | null;
  readonly officeViewer: string | null;
}

const OUTCOMES = ['charged', 'failed', 'silent'] as const;

/** Pays an order by one of its ways, on whichever page asks for the money (domain rules 13.3). */
export function CashierSheet({ head, hrefOf, order, asked, officeViewer }: CashierSheetProps) {
  const client = usePortalClient();
  const act = useAct();
  const isOnline = useOnline();
  const { id, amount, ways, attempt, cards, status } = order;
  const isPaying = status === PAY_STATUS.paying;
  useOrderWatch(isPaying);
  const untilMs = useServerMoment(order.expireTime, order.serverTime);
  useReloadAfter(order.isOpen ? untilMs : null);
  const tried = isPaying && attempt?.isWaiting === true ? attempt.channel : null;
  const way = [asked, tried].find((one) => one !== null && ways.includes(one)) ?? ways[0] ?? PAY_CHANNEL.transfer;
  const [chosen, setChosen] = useState<string | null>(null);
  const free = cards.filter(({ isBusy }) => !isBusy);
  const cardId = free.find((card) => card.id === chosen)?.id ?? free[0]?.id ?? null;
  const [isPinAsked, setPinAsked] = useState(false);

  const submit = (pinTicket: string) =>
    act.run('submit', async (key) => {
      const { payment } = await payCalls(client);
      // Of the ways that the platform has named.
      const channel = way as 1 | 4 | 5 | 6;
      const body = {
        id,
        version: order.version,
        channel,
        cardId: channel === PAY_CHANNEL.online ? cardId : null,
        pinTicket,
      };
      await payment.submit({ body }, { idempotencyKey: key });
      return undefined;
    });
  const close = useAskedAct(act, 'close', async () => {
    const { payment } = await payCalls(client);
    await payment.close({ body: { id, version: order.version } });
    return texts.cancelled;
  });

  const isCard = way === PAY_CHANNEL.online;
  const isCode = CODE_CHANNELS.includes(way);
  const isShort = way === PAY_CHANNEL.balance && order.balance < amount;
  /** A bank that has been asked says no more until it answers; a code can be given up for another way. */
  const isHeld = isPaying && (tried === null || !CODE_CHANNELS.includes(tried));
  const mayPay = order.isOpen && !isHeld && isOnline;
  const isReady = mayPay && !isShort && (!isCard || cardId !== null);

  const panel = isCard ? (
    <CashierCards cards={cards} cardId={cardId} onChoose={setChosen} />
  ) : isCode ? (
    <CashierCode order={order} way={way} isBusy={act.isBusy('submit')} onDraw={() => void submit('')} />
  ) : way === PAY_CHANNEL.balance ? (
    <>
      <DescriptionList columns={1} items={[{ term: texts.balance, value: formatMoney(order.balance) }]} />
      {isShort && <InlineAlert tone="warning">{texts.balanceShort}</InlineAlert>}
    </>
  ) : (
    <CashierTransfer order={order} officeViewer={officeViewer} />
  );

  return (
    <>
      <DetailPage
        {...head}
        progress={
          <>
            <LostAct lost={act.lost} />
            {!isOnline && <InlineAlert tone="warning">{texts.offline}</InlineAlert>}
            {isHeld && <InlineAlert>{texts.cardPaying(attempt?.cardText ?? '')}</InlineAlert>}
            {order.pin.lockedUntil !== null && PIN_CHANNELS.includes(way) && (
              <InlineAlert tone="warning">{texts.locked(order.pin.lockedUntil)}</InlineAlert>
            )}
            {!isPaying && order.failReason !== '' && (
              <InlineAlert tone="warning">{texts.failed(order.failReason)}</InlineAlert>
            )}
            {order.isSandbox && isPaying && <SandboxAnswers orderId={id} outcomes={OUTCOMES} />}
          </>
        }
        sections={[
          { key: 'order', title: texts.order, content: <DescriptionList columns={2} items={factsOf(order)} /> },
          {
            ...{ key: 'ways', title: texts.ways },
            content: (
              <SectionParts>
                <LinkTabs
                  variant="states"
                  label={texts.ways}
                  current={String(way)}
                  tabs={ways.map((one) => ({
                    ...{ key: String(one), label: PAY_CHANNEL_LABELS[one] ?? '', href: hrefOf(one) },
                  }))}
                />
                {panel}
              </SectionParts>
            ),
          },
        ]}
        rail={
          <RailCards>
            <RailCard title={texts.due}>
              {order.isOpen && (
                <InlineAlert tone="warning">
                  {texts.within} <TimeLeft untilMs={untilMs ?? 0} over={texts.over} inSentence /> {texts.toPay}
                </InlineAlert>
              )}
              <RailAmount
                amount={formatMoney(amount).replace('¥', '')}
                unit={texts.yuan}
                words={capitalAmount(amount)}
              />
              {PIN_CHANNELS.includes(way) && (
                <Button disabled={!isReady} pending={act.isBusy('submit')} onClick={() => setPinAsked(true)}>
                  {act.isBusy('submit') ? texts.submitting : texts.confirm}
                </Button>
              )}
              {order.allowedActions.includes('close') && (
                <Button variant="line" pending={act.isBusy('close')} onClick={close.ask}>
                  {texts.cancel}
                </Button>
              )}
              <RailHint>{texts.held}</RailHint>
            </RailCard>
          </RailCards>
        }
      />
      {isPinAsked && (
        <PinDialog
          title={texts.pinTitle}
          text={`${isCard ? cardText(order, cardId) : PAY_CHANNEL_LABELS[way]} ${formatMoney(amount)}`}
          use={{ purpose: 'pay', bizId: id, amount }}
          hasPin={order.pin.isSet}
          onProven={async (pinTicket) => {
            setPinAsked(false);
            await submit(pinTicket);
          }}
          onClose={() => setPinAsked(false)}
        />
      )}
      <ConfirmDialog {...close.dialog} text={PAYMENT_MESSAGES.closeConfirm} confirmText={texts.cancel} />
    </>
  );
}

function cardText({ cards }: Cashier, cardId: string | null): string {
  const card = cards.find(({ id }) => id === cardId);
  return card === undefined ? '' : `${card.bankName} ${card.cardNoMasked}`;
}

const factsOf = ({ subject, code, payee, payer, bizCode, bizPath }: Cashier) => [
  { term: texts.facts.subject, value: subject },
  { term: texts.facts.code, value: code },
  { term: texts.facts.payee, value: payee },
  { term: texts.facts.payer, value: payer },
  {
    term: texts.facts.related,
    value: bizPath === '' ? bizCode : <TextLink href={bizPath}>{bizCode}</TextLink>,
  },
];
