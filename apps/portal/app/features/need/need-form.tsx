import { formatDate } from '@jianzhu/domain';
import { checkNeed, needRecord } from '@jianzhu/domain/needs';
import { Button } from '@jianzhu/ui';
import { PartedForm, WideField } from '@jianzhu/ui/needs';
import { type FormEvent, useRef } from 'react';
import * as v from 'valibot';
import { usePhoneProof } from '../../phone-code/use-phone-proof.ts';
import { VisitorPhone } from '../../phone-code/visitor-phone.tsx';
import { usePortalClient, useSession } from '../../portal-client.ts';
import type { FieldTexts } from '../../record/field-texts.ts';
import { errorsOf } from '../../record/form-state.ts';
import { RecordField } from '../../record/record-field.tsx';
import { newKey } from '../../record/use-act.ts';
import { useDeviceDraft } from '../../record/use-device-draft.ts';
import { useFieldValues } from '../../record/use-field-values.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import { useTypedBefore } from '../../record/use-typed-before.ts';
import { needTexts as texts } from './messages.ts';
import { needCalls } from './need-calls.ts';
import type { Published } from './published-need.tsx';

/** The form of a need: a visitor proves the phone number, a member's business is known. */
export default function NeedForm({ onPublished }: { readonly onPublished: (published: Published) => void }) {
  const client = usePortalClient();
  const { userInfo } = useSession();
  const form = useSentForm();
  const { errors, isRunning, submit } = form;
  const fields = useFieldValues(needRecord, errors, { contactName: userInfo?.realName ?? '', isPublic: 1 });
  const { clear } = useDeviceDraft('need', fields);
  useTypedBefore();
  const key = useRef(newKey());
  const { values } = fields;
  const proof = usePhoneProof({
    phone: String(values.contactPhone ?? ''),
    setPhone: (contactPhone) => fields.set({ contactPhone }),
  });

  function violations(): FieldTexts {
    const { contactPhone: wrongPhone, ...found } = errorsOf(needRecord, values);
    const read = v.safeParse(needRecord, values);
    const broken = read.success ? checkNeed(read.output, formatDate(Date.now())) : null;
    return {
      ...found,
      ...(broken && { [broken.field]: broken.message }),
      ...(userInfo ? wrongPhone && { contactPhone: wrongPhone } : proof.violations()),
    };
  }

  function send(event: FormEvent) {
    event.preventDefault();
    submit(violations(), userInfo ? 'title' : 'smsCode', async () => {
      const calls = await needCalls(client);
      const body = v.parse(needRecord, values);
      const options = { idempotencyKey: key.current };
      const published = userInfo
        ? await calls.submit({ body }, options)
        : await calls.submitAsVisitor({ body: { ...body, smsCode: proof.smsCode } }, options);
      clear();
      onPublished(published);
    });
  }

  const field = (name: keyof typeof needRecord.entries, help?: string) => (
    <RecordField form={fields} name={name} help={help} />
  );

  return (
    <PartedForm
      label={texts.publishTitle}
      errors={Object.entries(errors).map(([fieldId, text]) => ({ fieldId, text }))}
      onSubmit={send}
      parts={[
        {
          key: 'what',
          title: texts.what,
          content: (
            <>
              <WideField>{field('title', texts.titleHelp)}</WideField>
              {field('needType')}
              {field('region')}
              {field('budgetMin', texts.budgetHelp)}
              {field('budgetMax')}
              {field('deadline')}
              <WideField>{field('description')}</WideField>
              <WideField>
                {field('isPublic')}
                <p>{texts.publicHelp}</p>
              </WideField>
            </>
          ),
        },
        {
          key: 'who',
          title: texts.who,
          content: (
            <>
              {userInfo ? (
                <>
                  {field('contactName')}
                  {field('contactPhone')}
                </>
              ) : (
                <WideField>
                  {field('contactName')}
                  <VisitorPhone scene="need" loginHint={texts.loginHint} form={form} proof={proof} />
                </WideField>
              )}
            </>
          ),
        },
      ]}
      note={texts.keptHere}
      button={
        <Button type="submit" pending={isRunning}>
          {texts.submit}
        </Button>
      }
    />
  );
}
