import type { CallData } from '@jianzhu/api-client';
import type { needSchemas } from '@jianzhu/api-client/schemas';
import { NEED_REPLY_STATUS, NEED_STATUS } from '@jianzhu/domain/needs';
import { Button, TextLink } from '@jianzhu/ui';
import { LaterConfirmDialog } from '@jianzhu/ui/later-confirm-dialog';
import { OfferRows } from '@jianzhu/ui/needs';
import { useState } from 'react';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { needTexts as texts } from './messages.ts';
import { needCalls } from './need-calls.ts';
import { needState, offerEntry } from './need-entry.ts';

export type FoundNeed = CallData<typeof needSchemas.proveVisitor>[number];
type Received = FoundNeed['replies'][number];

export interface FoundNeedsProps {
  readonly needs: readonly FoundNeed[];
  readonly onChange: (need: FoundNeed) => void;
}

/** The needs of a visitor who has proven the phone, each with its offers: one of them is chosen here. */
export function FoundNeeds({ needs, onChange }: FoundNeedsProps) {
  return (
    <>
      <p role="status">{needs.length === 0 ? texts.noneFound : texts.found(needs.length)}</p>
      {needs.map((need) => (
        <section key={need.id} aria-label={need.title}>
          <Found need={need} onChange={onChange} />
        </section>
      ))}
    </>
  );
}

interface FoundProps {
  readonly need: FoundNeed;
  readonly onChange: (need: FoundNeed) => void;
}

function Found({ need, onChange }: FoundProps) {
  const { id, key, status, replies } = need;
  const client = usePortalClient();
  const act = useAct();
  const [isClosing, setClosing] = useState(false);
  const [asked, setAsked] = useState<Received | null>(null);

  function close() {
    setClosing(false);
    void act.run('close', async (idempotencyKey) => {
      const calls = await needCalls(client);
      await calls.closeAsVisitor({ body: { id, key } }, { idempotencyKey });
      onChange({ ...need, status: NEED_STATUS.closed, replies: replies.map(passedUnlessChosen) });
      return texts.closed;
    });
  }

  function choose({ id: replyId }: Received) {
    setAsked(null);
    void act.run('choose', async (idempotencyKey) => {
      const calls = await needCalls(client);
      await calls.chooseAsVisitor({ body: { id, key, replyId } }, { idempotencyKey });
      const chosen = (reply: Received) =>
        reply.id === replyId ? { ...reply, status: NEED_REPLY_STATUS.chosen } : passedUnlessChosen(reply);
      onChange({ ...need, status: NEED_STATUS.matched, replies: replies.map(chosen) });
      return texts.chosen;
    });
  }

  const mayClose = status <= NEED_STATUS.matched;
  return (
    <>
      <LostAct lost={act.lost} />
      <OfferRows
        offers={[
          {
            key: id,
            name: need.title,
            state: needState(status),
            price: '',
            days: need.replyCount === 0 ? texts.noOffers : texts.offers(need.replyCount),
            plan: need.code,
            time: texts.handedIn(need.createTime.slice(0, 16)),
            ...(mayClose && {
              actions: (
                <Button variant="line" size="compact" pending={act.isBusy('close')} onClick={() => setClosing(true)}>
                  {texts.close}
                </Button>
              ),
            }),
          },
          ...replies.map((reply) => ({
            ...offerEntry(reply),
            name: <TextLink href={`${paths.companyDetail}?id=${reply.company.id}`}>{reply.company.name}</TextLink>,
            ...(status === NEED_STATUS.shown &&
              reply.status === NEED_REPLY_STATUS.waiting && {
                actions: (
                  <Button
                    variant="line"
                    size="compact"
                    pending={act.isBusy('choose')}
                    aria-label={`${texts.choose}${reply.company.name}`}
                    onClick={() => setAsked(reply)}
                  >
                    {texts.choose}
                  </Button>
                ),
              }),
          })),
        ]}
      />
      <LaterConfirmDialog
        open={isClosing}
        text={texts.closeAsk}
        confirmText={texts.close}
        onConfirm={close}
        onCancel={() => setClosing(false)}
      />
      <LaterConfirmDialog
        open={asked !== null}
        text={asked ? texts.chooseAsk(asked.company.name, offerEntry(asked).price) : ''}
        confirmText={texts.confirmChoose}
        onConfirm={() => asked && choose(asked)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}

const passedUnlessChosen = (reply: Received): Received =>
  reply.status === NEED_REPLY_STATUS.chosen ? reply : { ...reply, status: NEED_REPLY_STATUS.passed };
