import { DEAL_MESSAGES, DEAL_STATUS, dealReasonRecord } from '@jianzhu/domain/deals';
import { formatMoney } from '@jianzhu/domain/money';
import { Button, ButtonLink } from '@jianzhu/ui';
import { ContactCard } from '@jianzhu/ui/companies';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { useState } from 'react';
import { conversationAddress } from '../../chat/conversation-address.ts';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { useMay } from '../../session/use-may.ts';
import { type Deal, dealCalls } from './deal-calls.ts';
import { dealDetailTexts as texts } from './messages.ts';

/** Acts that a yes is enough for, with what is asked and told. */
const CONFIRMED = {
  confirm: { label: texts.confirm, ask: DEAL_MESSAGES.confirmConfirm, done: texts.confirmed },
  finish: { label: texts.finish, ask: DEAL_MESSAGES.finishConfirm, done: texts.finished },
  confirmVoid: { label: texts.confirmVoid, ask: DEAL_MESSAGES.voidConfirm, done: texts.voided },
} as const;

/** Acts that want a reason. */
const REASONED = {
  refuse: { label: texts.refuse, title: texts.refuseTitle, text: DEAL_MESSAGES.refuseConfirm, done: texts.refused },
  requestVoid: {
    label: texts.requestVoid,
    title: texts.requestVoid,
    text: texts.requestVoidText,
    done: texts.voidRequested,
  },
} as const;

type Confirmed = keyof typeof CONFIRMED;
type Reasoned = keyof typeof REASONED;

const confirmedNames = Object.keys(CONFIRMED) as readonly Confirmed[]; // the keys of the object
const reasonedNames = Object.keys(REASONED) as readonly Reasoned[]; // the keys of the object

/** What the deal comes to, and what this side can do with it. */
export function DealRail({ deal }: { readonly deal: Deal }) {
  const client = usePortalClient();
  const may = useMay();
  const act = useAct();
  const [confirming, setConfirming] = useState<Confirmed | null>(null);
  const [reasoning, setReasoning] = useState<Reasoned | null>(null);
  const { id, version, side, voidRequest, allowedActions, status } = deal;
  const allows = (name: string) => allowedActions.includes(name);
  const other = side === 'supply' ? deal.buyer : deal.supplier;

  function confirm(name: Confirmed) {
    void act
      .run(name, async (idempotencyKey) => {
        const calls = await dealCalls(client);
        await calls[name]({ body: { id, version } }, { idempotencyKey });
        return CONFIRMED[name].done;
      })
      .then(() => setConfirming(null));
  }

  function hint(): string {
    if (voidRequest !== null) {
      const until = voidRequest.until.slice(0, 16);
      return voidRequest.isOwn ? texts.voidWaiting(until) : texts.voidAsked(voidRequest.reason, until);
    }
    return status === DEAL_STATUS.waiting && side === 'supply' ? texts.confirmHint : '';
  }

  return (
    <>
      <ContactCard
        title={texts.act}
        facts={[
          { term: texts.facts.total, value: <b>{formatMoney(deal.totalAmount)}</b> },
          { term: texts.facts.words, value: deal.amountInWords },
          { term: side === 'supply' ? texts.facts.buyer : texts.facts.supplier, value: other.businessName },
        ]}
        action={
          <>
            <LostAct lost={act.lost} />
            {confirmedNames.filter(allows).map((name) => (
              <Button key={name} wide pending={act.isBusy(name)} onClick={() => setConfirming(name)}>
                {CONFIRMED[name].label}
              </Button>
            ))}
            {reasonedNames.filter(allows).map((name) => (
              <Button key={name} variant="line" wide onClick={() => setReasoning(name)}>
                {REASONED[name].label}
              </Button>
            ))}
            {may('chat_use') && (
              <ButtonLink
                variant="line"
                wide
                href={conversationAddress({ contact: { businessId: other.businessId } }, `deal:${id}`)}
              >
                {texts.contactOther}
              </ButtonLink>
            )}
          </>
        }
        hint={hint()}
      />
      <ConfirmDialog
        open={confirming !== null}
        text={confirming === null ? '' : CONFIRMED[confirming].ask}
        confirmText={confirming === null ? '' : CONFIRMED[confirming].label}
        pending={confirming !== null && act.isBusy(confirming)}
        onConfirm={() => confirming && confirm(confirming)}
        onCancel={() => setConfirming(null)}
      />
      {reasoning !== null && (
        <ActDialog
          title={REASONED[reasoning].title}
          text={REASONED[reasoning].text}
          record={dealReasonRecord}
          start={{ reason: '' }}
          send={async ({ reason }, idempotencyKey) => {
            const calls = await dealCalls(client);
            await calls[reasoning]({ body: { id, version, reason } }, { idempotencyKey });
            return REASONED[reasoning].done;
          }}
          onClose={() => setReasoning(null)}
        />
      )}
    </>
  );
}
