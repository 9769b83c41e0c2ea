import type { CallData } from '@jianzhu/api-client';
import type { needSchemas } from '@jianzhu/api-client/schemas';
import { NEED_STATUS } from '@jianzhu/domain/needs';
import { Button } from '@jianzhu/ui';
import { LaterConfirmDialog } from '@jianzhu/ui/later-confirm-dialog';
import { OfferRows, PartedForm, WideField } from '@jianzhu/ui/needs';
import { type FormEvent, useState } from 'react';
import { usePhoneProof } from '../../phone-code/use-phone-proof.ts';
import { VisitorPhone } from '../../phone-code/visitor-phone.tsx';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { newKey, useAct } from '../../record/use-act.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import { useTypedBefore } from '../../record/use-typed-before.ts';
import { needTexts as texts } from './messages.ts';
import { needCalls } from './need-calls.ts';
import { needState } from './need-entry.ts';

type FoundNeed = CallData<typeof needSchemas.proveVisitor>[number];

/** What a visitor has published, after a code; its keys are good for this page alone. */
export default function FindNeeds() {
  const client = usePortalClient();
  const form = useSentForm();
  const proof = usePhoneProof();
  const [found, setFound] = useState<readonly FoundNeed[] | null>(null);
  useTypedBefore();

  function send(event: FormEvent) {
    event.preventDefault();
    form.submit(proof.violations(), 'smsCode', async () => {
      const calls = await needCalls(client);
      const { phone, smsCode } = proof;
      setFound(await calls.proveVisitor({ body: { phone, smsCode } }, { idempotencyKey: newKey() }));
    });
  }

  if (found !== null) {
    const close = (id: string) =>
      setFound(found.map((need) => (need.id === id ? { ...need, status: NEED_STATUS.closed } : need)));
    return <FoundNeeds needs={found} onClosed={close} />;
  }
  const fields = <VisitorPhone scene="need" form={form} proof={proof} />;
  return (
    <PartedForm
      label={texts.find}
      errors={[]}
      onSubmit={send}
      parts={[{ key: 'find', title: texts.find, content: <WideField>{fields}</WideField> }]}
      note={texts.findText}
      button={
        <Button type="submit" pending={form.isRunning}>
          {texts.findNow}
        </Button>
      }
    />
  );
}

interface FoundNeedsProps {
  readonly needs: readonly FoundNeed[];
  readonly onClosed: (id: string) => void;
}

function FoundNeeds({ needs, onClosed }: FoundNeedsProps) {
  const client = usePortalClient();
  const act = useAct();
  const [asked, setAsked] = useState<FoundNeed | null>(null);

  function close({ id, key }: FoundNeed) {
    setAsked(null);
    void act.run('close', async (idempotencyKey) => {
      const calls = await needCalls(client);
      await calls.closeAsVisitor({ body: { id, key } }, { idempotencyKey });
      onClosed(id);
      return texts.closed;
    });
  }

  const mayClose = ({ status }: FoundNeed) => status === NEED_STATUS.pending || status === NEED_STATUS.shown;
  return (
    <>
      <p role="status">{needs.length === 0 ? texts.noneFound : texts.found(needs.length)}</p>
      <LostAct lost={act.lost} />
      <OfferRows
        offers={needs.map((need) => ({
          key: need.id,
          name: need.title,
          state: needState(need.status),
          price: '',
          days: need.replyCount === 0 ? texts.noOffers : texts.offers(need.replyCount),
          plan: need.code,
          time: texts.handedIn(need.createTime.slice(0, 16)),
          ...(mayClose(need) && {
            actions: (
              <Button variant="line" size="compact" pending={act.isBusy('close')} onClick={() => setAsked(need)}>
                {texts.close}
              </Button>
            ),
          }),
        }))}
      />
      <LaterConfirmDialog
        open={asked !== null}
        text={texts.closeAsk}
        confirmText={texts.close}
        onConfirm={() => asked && close(asked)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
