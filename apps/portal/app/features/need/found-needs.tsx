import type { CallData } from '@jianzhu/api-client';
import type { needSchemas } from '@jianzhu/api-client/schemas';
import { NEED_REPLY_STATUS, NEED_STATUS } from '@jianzhu/domain/needs';
import { Button, TextLink } from '@jianzhu/ui';
import { LaterConfirmDialog } from '@jianzhu/ui/later-confirm-dialog';
import { OfferRows } from '@jianzhu/ui/needs';
import { lazy, Suspense, useState } from 'react';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { needTexts as texts } from './messages.ts';
import { needCalls } from './need-calls.ts';
import { needState, offerEntry } from './need-entry.ts';

// Only who opens one anew pays for the form.
const ReopenDialog = lazy(() => import('./reopen-dialog.tsx'));

export type FoundNeed = CallData<typeof needSchemas.proveVisitor>[number];
type Received = FoundNeed['replies'][number];

export interface FoundNeedsProps {
  readonly needs: readonly FoundNeed[];
  readonly onChange: (need: FoundNeed) => void;
}

/** The needs of a visitor who has proven the phone, each with its offers: one is chosen, and what comes of it said here. */
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
  const [asking, setAsking] = useState<'close' | 'finish' | 'reopen' | null>(null);
  const [asked, setAsked] = useState<Received | null>(null);

  const shut = () => setAsking(null);

  function close() {
    shut();
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

  function finish() {
    shut();
    void act.run('finish', async (idempotencyKey) => {
      const calls = await needCalls(client);
      await calls.finishAsVisitor({ body: { id, key } }, { idempotencyKey });
      onChange({ ...need, status: NEED_STATUS.finished });
      return texts.finished;
    });
  }

  async function reopen(reason: string, idempotencyKey: string) {
    const calls = await needCalls(client);
    await calls.reopenAsVisitor({ body: { id, key, reason } }, { idempotencyKey });
    onChange({ ...need, status: NEED_STATUS.shown, replies: replies.map(passed) });
  }

  const mayClose = status <= NEED_STATUS.matched;
  const isMatched = status === NEED_STATUS.matched;
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
                <>
                  {isMatched && (
                    <Button size="compact" pending={act.isBusy('finish')} onClick={() => setAsking('finish')}>
                      {texts.finish}
                    </Button>
                  )}
                  {isMatched && (
                    <Button variant="line" size="compact" onClick={() => setAsking('reopen')}>
                      {texts.reopen}
                    </Button>
                  )}
                  <Button
                    variant="line"
                    size="compact"
                    pending={act.isBusy('close')}
                    onClick={() => setAsking('close')}
                  >
                    {texts.close}
                  </Button>
                </>
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
        open={asking === 'close'}
        text={texts.closeAsk}
        confirmText={texts.close}
        onConfirm={close}
        onCancel={shut}
      />
      <LaterConfirmDialog
        open={asking === 'finish'}
        text={texts.finishAsk}
        confirmText={texts.finish}
        onConfirm={finish}
        onCancel={shut}
      />
      <Suspense>{asking === 'reopen' && <ReopenDialog reopen={reopen} onClose={shut} />}</Suspense>
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

const passed = (reply: Received): Received => ({ ...reply, status: NEED_REPLY_STATUS.passed });

const passedUnlessChosen = (reply: Received): Received =>
  reply.status === NEED_REPLY_STATUS.chosen ? reply : passed(reply);
