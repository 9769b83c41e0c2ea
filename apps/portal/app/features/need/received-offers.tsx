import { NEED_REPLY_STATUS } from '@jianzhu/domain/needs';
import { Button, TextLink } from '@jianzhu/ui';
import { LaterConfirmDialog } from '@jianzhu/ui/later-confirm-dialog';
import { OfferRows } from '@jianzhu/ui/needs';
import { useState } from 'react';
import { conversationAddress } from '../../chat/conversation-address.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import type { ShownNeed } from './load-needs.server.ts';
import { needTexts as texts } from './messages.ts';
import { needCalls } from './need-calls.ts';
import { offerEntry } from './need-entry.ts';

type Own = NonNullable<ShownNeed['own']>;
type Received = Own['replies'][number];

/** The offers that a need has got, to its owner; one of them is chosen. */
export function ReceivedOffers({ need }: { readonly need: Own }) {
  const client = usePortalClient();
  const act = useAct();
  const [asked, setAsked] = useState<Received | null>(null);
  if (need.replies.length === 0) return <p>{texts.noneReceived}</p>;
  const mayChoose = need.allowedActions.includes('choose');

  function choose({ id: replyId }: Received) {
    setAsked(null);
    void act.run('choose', async (idempotencyKey) => {
      const calls = await needCalls(client);
      await calls.choose({ body: { id: need.id, version: need.version, replyId } }, { idempotencyKey });
      return texts.chosen;
    });
  }

  return (
    <>
      <LostAct lost={act.lost} />
      <OfferRows
        offers={need.replies.map((reply) => ({
          ...offerEntry(reply),
          name: <TextLink href={`${paths.companyDetail}?id=${reply.company.id}`}>{reply.company.name}</TextLink>,
          actions: (
            <span>
              <TextLink href={conversationAddress({ contact: { businessId: reply.company.id } })}>
                {texts.chat}
              </TextLink>{' '}
              {mayChoose && reply.status === NEED_REPLY_STATUS.waiting && (
                <Button
                  variant="line"
                  size="compact"
                  pending={act.isBusy('choose')}
                  aria-label={`${texts.choose}${reply.company.name}`}
                  onClick={() => setAsked(reply)}
                >
                  {texts.choose}
                </Button>
              )}
            </span>
          ),
        }))}
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
