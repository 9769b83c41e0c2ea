import { NEED_REPLY_STATUS, NEED_STATUS } from '@jianzhu/domain/needs';
import { Button, ButtonLink, NeedsScripts } from '@jianzhu/ui';
import { Checkbox } from '@jianzhu/ui/fields';
import { LaterConfirmDialog } from '@jianzhu/ui/later-confirm-dialog';
import { lazy, Suspense, useState } from 'react';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { useLoginLinks } from '../../session/use-login-links.ts';
import type { ShownNeed } from './load-needs.server.ts';
import { needTexts as texts } from './messages.ts';
import { needCalls } from './need-calls.ts';
import { takesOffers } from './need-entry.ts';

// Only who does something pays for the forms.
const OfferDialog = lazy(() => import('./offer-dialog.tsx'));
const ReasonDialog = lazy(() => import('./reason-dialog.tsx'));

type Own = NonNullable<ShownNeed['own']>;

/** What may be done with a need, by what the platform allows. */
export function NeedActs({ need }: { readonly need: ShownNeed }) {
  const { own } = need;
  const isLive = own?.ownReply && own.ownReply.status <= NEED_REPLY_STATUS.chosen;
  if (own === null || !(own.isOwner || isLive)) return <Offer need={need} />;
  return (
    <>
      {own.isOwner ? <OwnerActs need={own} /> : <ReplierActs need={own} />}
      <NeedsScripts />
    </>
  );
}

function Offer({ need }: { readonly need: ShownNeed }) {
  const { login } = useLoginLinks();
  const isMember = useSession().kind === 'member';
  const [isOpen, setOpen] = useState(false);
  if (!takesOffers(need, need.today)) {
    return (
      <Button wide disabled>
        {texts.over}
      </Button>
    );
  }
  if (!isMember) {
    return (
      <ButtonLink href={login} wide>
        {texts.loginToOffer}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        {texts.offer}
      </Button>
      <NeedsScripts act={texts.offer} />
      <Suspense>{isOpen && <OfferDialog need={need} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function OwnerActs({ need }: { readonly need: Own }) {
  const client = usePortalClient();
  const act = useAct();
  const [asked, setAsked] = useState<'finish' | 'reopen' | 'close' | null>(null);
  const may = (name: string) => need.allowedActions.includes(name);
  const shut = () => setAsked(null);

  function finish() {
    shut();
    void act.run('finish', async (idempotencyKey) => {
      const calls = await needCalls(client);
      await calls.finish({ body: { id: need.id, version: need.version } }, { idempotencyKey });
      return texts.finished;
    });
  }

  return (
    <>
      <LostAct lost={act.lost} />
      {may('finish') && (
        <Button wide pending={act.isBusy('finish')} onClick={() => setAsked('finish')}>
          {texts.finish}
        </Button>
      )}
      {may('reopen') && (
        <Button variant="line" wide onClick={() => setAsked('reopen')}>
          {texts.reopen}
        </Button>
      )}
      {may('close') && (
        <Button variant="line" wide onClick={() => setAsked('close')}>
          {texts.close}
        </Button>
      )}
      <Agreement need={need} />
      <LaterConfirmDialog
        open={asked === 'finish'}
        text={texts.finishAsk}
        confirmText={texts.finish}
        onConfirm={finish}
        onCancel={shut}
      />
      <Suspense>
        {(asked === 'reopen' || asked === 'close') && <ReasonDialog need={need} action={asked} onClose={shut} />}
      </Suspense>
    </>
  );
}

function ReplierActs({ need }: { readonly need: Own }) {
  const client = usePortalClient();
  const act = useAct();
  const [isAsked, setAsked] = useState(false);
  const { ownReply } = need;
  if (ownReply === null) return null;

  function withdraw(reply: NonNullable<Own['ownReply']>) {
    setAsked(false);
    void act.run('withdraw', async (idempotencyKey) => {
      const calls = await needCalls(client);
      await calls.withdrawReply({ body: { id: reply.id, version: reply.version } }, { idempotencyKey });
      return texts.withdrawn;
    });
  }

  return (
    <>
      <LostAct lost={act.lost} />
      {ownReply.allowedActions.includes('withdraw') && (
        <Button variant="line" wide pending={act.isBusy('withdraw')} onClick={() => setAsked(true)}>
          {texts.withdraw}
        </Button>
      )}
      {ownReply.status === NEED_REPLY_STATUS.chosen && <Agreement need={need} />}
      <LaterConfirmDialog
        open={isAsked}
        text={texts.withdrawAsk}
        confirmText={texts.withdraw}
        onConfirm={() => withdraw(ownReply)}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}

/** What the own side says to being shown as a case, once the two have found each other. */
function Agreement({ need: { id, status, isAgreed } }: { readonly need: Own }) {
  const client = usePortalClient();
  const act = useAct();
  if (status !== NEED_STATUS.matched && status !== NEED_STATUS.finished) return null;

  function agree(isOn: boolean) {
    void act.run('agree', async (idempotencyKey) => {
      const calls = await needCalls(client);
      await calls.agree({ body: { id, isOn: isOn ? 1 : 0 } }, { idempotencyKey });
      return isOn ? texts.agreedNow : texts.agreedNoMore;
    });
  }

  return (
    <>
      <LostAct lost={act.lost} />
      <Checkbox label={texts.agree} checked={isAgreed} disabled={act.isBusy('agree')} onChange={agree} />
      <p>{texts.agreeHint}</p>
    </>
  );
}
