import { Button } from '@jianzhu/ui';
import { PartedForm, WideField } from '@jianzhu/ui/needs';
import { type FormEvent, useState } from 'react';
import { usePhoneProof } from '../../phone-code/use-phone-proof.ts';
import { VisitorPhone } from '../../phone-code/visitor-phone.tsx';
import { usePortalClient } from '../../portal-client.ts';
import { newKey } from '../../record/use-act.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import { useTypedBefore } from '../../record/use-typed-before.ts';
import { type FoundNeed, FoundNeeds } from './found-needs.tsx';
import { needTexts as texts } from './messages.ts';
import { needCalls } from './need-calls.ts';

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
    const change = (changed: FoundNeed) => setFound(found.map((need) => (need.id === changed.id ? changed : need)));
    return <FoundNeeds needs={found} onChange={change} />;
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
