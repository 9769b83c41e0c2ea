import { PROCUREMENT_FILE_MAX_MB, qualificationName } from '@jianzhu/domain/inquiries';
import { LETTER_FORMS, MOST_LETTERS, SIGN_UP_STATUS, signUpRecord } from '@jianzhu/domain/sign-ups';
import { Button, ButtonLink } from '@jianzhu/ui';
import type { FileRules } from '@jianzhu/ui/attachments';
import { Checkbox, FieldGroup } from '@jianzhu/ui/fields';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { FormPage } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { usePortalClient } from '../../portal-client.ts';
import { errorsOf, type Values } from '../../record/form-state.ts';
import { RecordField } from '../../record/record-field.tsx';
import { SeveralField } from '../../record/several-field.tsx';
import { newKey } from '../../record/use-act.ts';
import { useRecordFiles } from '../../record/use-record-files.tsx';
import { useSentForm } from '../../record/use-sent-form.ts';
import { ConsortiumField, type TypedMember } from './consortium-field.tsx';
import { signUpTexts as texts } from './messages.ts';
import { type SignUpForm, signUpCalls } from './sign-up-calls.ts';
import { tenderHref } from './sign-up-links.ts';

const LETTERS: FileRules = {
  extensions: LETTER_FORMS,
  maxCount: MOST_LETTERS,
  capMegabytes: PROCUREMENT_FILE_MAX_MB,
};
const MOST_CERTIFICATES = 20;
/** Made once: widgets compare what they are given. */
const NO_FILES: readonly [] = [];
const CONTACT = ['contactName', 'contactPhone', 'email'] as const;
const { rejected } = SIGN_UP_STATUS;

const startOf = ({ signUp }: SignUpForm): Values => ({
  contactName: signUp?.contactName ?? '',
  contactPhone: signUp?.contactPhone ?? '',
  email: signUp?.email ?? '',
  authorizedPerson: signUp?.authorizedPerson ?? '',
  authorizedIdCard: '',
  qualificationIds: signUp?.qualificationIds ?? [],
  commitment: 0,
});

export interface SignUpFormPageProps {
  readonly found: SignUpForm;
  readonly officeViewer: string | null;
}

/** Signs the own company up to a tender (domain rules 5.4). */
export function SignUpFormPage({ found, officeViewer }: SignUpFormPageProps) {
  const { tender, certificates, signUp, refusal } = found;
  const head = useMemberHead(signUp === null ? texts.title : texts.again);
  const client = usePortalClient();
  const navigate = useNavigate();
  const { errors, isRunning, submit } = useSentForm();
  const [values, setValues] = useState(() => startOf(found));
  const [members, setMembers] = useState<readonly TypedMember[]>(
    () => signUp?.consortium.map(({ businessName, share }, key) => ({ key, businessName, share: String(share) })) ?? [],
  );
  const key = useRef(newKey());
  const files = useRecordFiles({
    ...{ name: `sign-up-${tender.id}`, label: texts.letter, rules: LETTERS, officeViewer, readOnly: false },
    saved: signUp?.authorizationLetter ?? NO_FILES,
  });
  const form = {
    record: signUpRecord,
    values,
    errors,
    set: (changed: Values) => setValues((now) => ({ ...now, ...changed })),
  };

  function send() {
    const filled = {
      ...values,
      authorizationLetter: files.value(),
      consortium: members.map(({ businessName, share }) => ({
        businessName,
        share: share.trim() === '' ? Number.NaN : Number(share),
      })),
    };
    submit(errorsOf(signUpRecord, filled), 'contactName', async () => {
      const calls = await signUpCalls(client);
      const of = signUp === null ? {} : { id: signUp.id, version: signUp.version };
      const body = { ...v.parse(signUpRecord, filled), ...of, tenderId: tender.id };
      await calls.submit({ body }, { idempotencyKey: key.current });
      key.current = newKey();
      client.notify({ tone: 'success', text: texts.done });
      await navigate(tenderHref(tender));
    });
  }

  const required = tender.requiredQualifications.map(qualificationName).join('、');
  const notice =
    refusal !== null ? (
      <InlineAlert tone="warning">{`${texts.closed}：${refusal.message}`}</InlineAlert>
    ) : (
      signUp?.status === rejected && <InlineAlert tone="warning">{texts.rejected(signUp.rejectReason)}</InlineAlert>
    );
  return (
    <FormPage
      {...head}
      errors={Object.entries(errors).map(([fieldId, text]) => ({ fieldId, text }))}
      notice={notice}
      onSubmit={() => {
        if (!isRunning && refusal === null) send();
      }}
      buttons={
        <>
          <ButtonLink variant="line" href={tenderHref(tender)}>
            {texts.back}
          </ButtonLink>
          <Button type="submit" pending={isRunning} disabled={refusal !== null || files.isUploading}>
            {isRunning ? texts.saving : texts.submit}
          </Button>
        </>
      }
      sections={[
        { key: 'tender', title: texts.summary, content: <DescriptionList items={factsOf(found)} /> },
        {
          key: 'contact',
          title: texts.contact,
          content: CONTACT.map((name) => <RecordField key={name} form={form} name={name} />),
        },
        {
          key: 'authorization',
          title: texts.authorization,
          content: (
            <>
              <RecordField form={form} name="authorizedPerson" />
              <RecordField form={form} name="authorizedIdCard" help={texts.idHelp} />
              <FieldGroup
                id="authorizationLetter"
                label={texts.letter}
                help={texts.letterHelp}
                error={errors.authorizationLetter}
              >
                {files.table}
              </FieldGroup>
            </>
          ),
        },
        {
          key: 'qualifications',
          title: texts.qualifications,
          content: (
            <>
              <InlineAlert>{required === '' ? texts.noneRequired : texts.required(required)}</InlineAlert>
              <SeveralField
                form={form}
                name="qualificationIds"
                label={texts.qualifications}
                help={certificates.length === 0 ? texts.noCertificates : texts.qualificationsHelp}
                max={MOST_CERTIFICATES}
                options={certificates.map(({ id, name, grade, certNo }) => ({
                  ...{ id, label: `${name}${grade}`, detail: certNo },
                }))}
              />
              {tender.allowConsortium === 1 && (
                <ConsortiumField members={members} error={errors.consortium} onChange={setMembers} />
              )}
              <FieldGroup id="commitment" label={texts.commitment} error={errors.commitment}>
                <Checkbox
                  label={texts.commitment}
                  checked={values.commitment === 1}
                  onChange={(checked) => form.set({ commitment: checked ? 1 : 0 })}
                />
              </FieldGroup>
            </>
          ),
        },
      ]}
    />
  );
}

const factsOf = ({ tender }: SignUpForm) => [
  { term: texts.facts.title, value: tender.title },
  { term: texts.facts.code, value: tender.code },
  { term: texts.facts.buyer, value: tender.buyerName },
  { term: texts.facts.until, value: tender.signUpEnd.slice(0, 16) },
  { term: texts.facts.audit, value: tender.needAudit === 1 ? texts.audits.needed : texts.audits.free },
];
