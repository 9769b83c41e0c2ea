import { formatDate } from '@jianzhu/domain';
import {
  CERTIFICATION_RULES,
  CERTIFICATION_STATUS,
  checkPersonalCertification,
  PERSONAL_FILES,
  personalCertificationDraft,
  personalCertificationRecord,
} from '@jianzhu/domain/certifications';
import { fieldLabel } from '@jianzhu/domain/forms';
import { Button, ButtonLink } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { FormPage } from '@jianzhu/ui/pages';
import { createUploadSignal } from '@jianzhu/upload';
import { useUploadSignal } from '@jianzhu/upload/react';
import { Fragment, useState } from 'react';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePhoneProof } from '../../phone-code/use-phone-proof.ts';
import { usePortalClient } from '../../portal-client.ts';
import { allErrorsOf, errorsOf, type Values } from '../../record/form-state.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { RecordField } from '../../record/record-field.tsx';
import { VersionConflict } from '../../record/version-conflict.tsx';
import { applicationTexts as texts } from './application-messages.ts';
import { ApplicationProof } from './application-proof.tsx';
import { certificationCalls, type PersonFound } from './certification-calls.ts';
import { errorsInOrder } from './errors-in-order.ts';
import { certificationTexts } from './messages.ts';
import { usePersonFiles } from './person-files.ts';
import { ReviewNotes } from './review-notes.tsx';
import { UnderReview } from './under-review.tsx';
import { useApplication } from './use-application.ts';
import { useDecisionNews } from './use-decision-news.ts';
import { filledOf, termOf, useRecognition } from './use-recognition.ts';

const labelOf = (name: keyof typeof personalCertificationRecord.entries) =>
  fieldLabel(personalCertificationRecord, name);
const RECORDS = { record: personalCertificationRecord, draft: personalCertificationDraft };
/** As the form shows them. */
const FIELD_ORDER = [...PERSONAL_FILES, 'realName', 'idCard', 'idCardBegin', 'idCardEnd', 'phone', 'smsCode', 'agree'];

const startOf = ({ application, inForce, loginPhone }: PersonFound): Values => {
  const from = application ?? inForce;
  return {
    ...{ realName: from?.realName ?? '', idCard: '', idCardSealed: '', idCardBegin: from?.idCardBegin ?? '' },
    ...{ idCardEnd: from?.idCardEnd ?? '', isLongTerm: from?.isLongTerm ?? 0 },
    phone: from?.phone || loginPhone,
  };
};

export interface PersonFormPageProps {
  readonly found: PersonFound;
  readonly officeViewer: string | null;
}

/** A person's own certification (domain rules 15.1): kept as a draft, and handed in with a code. */
export function PersonFormPage(props: PersonFormPageProps) {
  const { application } = props.found;
  useDecisionNews(application?.status ?? null);
  if (application?.status === CERTIFICATION_STATUS.pending) return <PersonUnderReview {...props} shown={application} />;
  return <PersonForm {...props} />;
}

/** What was handed in, with its pictures to be looked at. */
function PersonUnderReview({
  found,
  officeViewer,
  shown,
}: PersonFormPageProps & { readonly shown: NonNullable<PersonFound['application']> }) {
  const [signal] = useState(createUploadSignal);
  const files = usePersonFiles(found, { signal, officeViewer, readOnly: true });
  const kept = PERSONAL_FILES.filter((name) => shown[name].length > 0);
  return (
    <UnderReview
      kind="personal"
      shown={shown}
      files={kept.map((name) => <Fragment key={name}>{files[name].draw(undefined)}</Fragment>)}
    />
  );
}

function PersonForm({ found, officeViewer }: PersonFormPageProps) {
  const { application, inForce } = found;
  const from = application ?? inForce;
  const head = useMemberHead();
  const client = usePortalClient();
  const [masked, setMasked] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [signal] = useState(createUploadSignal);
  const isUploading = useUploadSignal(signal) === 'loading';
  const recognition = useRecognition();
  const files = usePersonFiles(found, { signal, officeViewer, readOnly: false });
  const { frontImage: front, backImage: back, holdImage: hold, faceVideo: video } = files;
  const { form, sent, filled, ...own } = useApplication({
    ...{ record: personalCertificationRecord, draft: personalCertificationDraft, application, mainField: 'realName' },
    start: () => startOf(found),
    files,
    save: async (body, { idCardSealed }) => {
      const calls = await certificationCalls(client);
      return calls.savePersonal({ body: { ...body, idCardSealed: String(idCardSealed) } });
    },
    submit: async (body, idempotencyKey) =>
      (await certificationCalls(client)).submitPersonal({ body }, { idempotencyKey }),
  });
  const { values, errors } = form;
  const proof = usePhoneProof({ phone: String(values.phone ?? ''), setPhone: (phone) => form.set({ phone }) });

  const keep = () => own.keep(errorsOf(personalCertificationDraft, filled()));

  function wrong() {
    const now = filled();
    const hasNumber = values.idCard !== '' || values.idCardSealed !== '' || (from?.idCardMasked ?? '') !== '';
    return {
      ...allErrorsOf(RECORDS, now, (fields) => checkPersonalCertification(fields, hasNumber, formatDate(Date.now()))),
      ...proof.violations(),
      ...(!isAgreed && { agree: CERTIFICATION_RULES.agreementFirst }),
    };
  }

  const handIn = () => own.handIn(wrong(), proof.smsCode);

  function read(kind: 'idFront' | 'idBack') {
    recognition.read(kind, (kind === 'idFront' ? front : back).resourceId(), (said) => {
      if (kind === 'idFront') {
        form.set(filledOf({ realName: said.realName }));
        if (said.idCardSealed === '') return;
        form.set({ idCardSealed: said.idCardSealed });
        setMasked(said.idCardMasked);
        return;
      }
      form.set({ ...filledOf({ idCardBegin: said.beginDate }), ...termOf(said, 'idCardEnd') });
    });
  }

  const numberHelp =
    masked !== '' ? texts.numberRead(masked) : from?.idCardMasked ? texts.numberKept(from.idCardMasked) : undefined;
  const notice = (
    <>
      <LostAct lost={recognition.lost} />
      {application?.status === CERTIFICATION_STATUS.rejected && (
        <InlineAlert tone="warning">{texts.rejected(application.reason)}</InlineAlert>
      )}
    </>
  );
  return (
    <>
      <FormPage
        {...head}
        errors={errorsInOrder(errors, FIELD_ORDER)}
        notice={notice}
        note={isUploading ? certificationTexts.uploading : own.note}
        onSubmit={() => {
          if (!sent.isRunning && !isUploading) handIn();
        }}
        buttons={
          <>
            <ButtonLink variant="line" href={paths.myCertification}>
              {texts.mine}
            </ButtonLink>
            <Button variant="line" pending={sent.isRunning} disabled={isUploading} onClick={keep}>
              {texts.saveDraft}
            </Button>
            <Button type="submit" pending={sent.isRunning} disabled={isUploading}>
              {sent.isRunning ? texts.submitting : texts.submit}
            </Button>
          </>
        }
        sections={[
          {
            key: 'pictures',
            title: texts.pictures,
            content: (
              <>
                {front.draw(errors.frontImage)}
                {back.draw(errors.backImage)}
                <div>
                  <Button variant="line" size="regular" pending={recognition.isRunning} onClick={() => read('idFront')}>
                    {texts.readFront}
                  </Button>{' '}
                  <Button variant="line" size="regular" pending={recognition.isRunning} onClick={() => read('idBack')}>
                    {texts.readBack}
                  </Button>
                </div>
                {hold.draw(errors.holdImage)}
                {video.draw(errors.faceVideo)}
              </>
            ),
          },
          {
            key: 'identity',
            title: texts.identity,
            content: (
              <>
                <RecordField form={form} name="realName" />
                <RecordField form={form} name="idCard" required help={numberHelp} />
                <RecordField form={form} name="idCardBegin" />
                <RecordField form={form} name="idCardEnd" required={values.isLongTerm !== 1} />
                <RecordField form={form} name="isLongTerm" />
              </>
            ),
          },
          {
            key: 'phone',
            title: texts.phone,
            content: (
              <ApplicationProof
                label={labelOf('phone')}
                form={sent}
                proof={proof}
                isAgreed={isAgreed}
                onAgree={setAgreed}
              />
            ),
          },
          { key: 'notes', title: texts.notesTitle, content: <ReviewNotes kind="personal" /> },
        ]}
      />
      <LeaveGuard isNeeded={own.isChanged || isUploading} />
      <VersionConflict form={own.conflict} />
    </>
  );
}
