import { formatDate } from '@jianzhu/domain';
import {
  CERTIFICATE_FILES,
  CERTIFICATION_RULES,
  CERTIFICATION_STATUS,
  checkFaceVideo,
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
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';
import { videoSeconds } from '../../attachment/video-seconds.ts';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePhoneProof } from '../../phone-code/use-phone-proof.ts';
import { usePortalClient } from '../../portal-client.ts';
import { fieldTexts } from '../../record/field-texts.ts';
import { errorsOf, type Values } from '../../record/form-state.ts';
import { RecordField } from '../../record/record-field.tsx';
import { VersionConflict } from '../../record/version-conflict.tsx';
import { applicationTexts as texts } from './application-messages.ts';
import { ApplicationProof } from './application-proof.tsx';
import { certificationCalls, type PersonFound } from './certification-calls.ts';
import { CertificationTag } from './certification-facts.tsx';
import { errorsInOrder } from './errors-in-order.ts';
import { useApplication } from './use-application.ts';
import { useCertificateFile } from './use-certificate-file.tsx';
import { useDecisionNews } from './use-decision-news.ts';
import { filledOf, useRecognition } from './use-recognition.ts';

const labelOf = (name: keyof typeof personalCertificationRecord.entries) =>
  fieldLabel(personalCertificationRecord, name);
/** Made once: widgets compare what they are given. */
const NO_FILES: readonly [] = [];
/** As the form shows them. */
const FIELD_ORDER = [...PERSONAL_FILES, 'realName', 'idCard', 'idCardBegin', 'idCardEnd', 'phone', 'smsCode', 'agree'];

/** One that cannot be played here is for the platform to look at. */
async function refuseVideo(file: File): Promise<string | null> {
  const seconds = await videoSeconds(file);
  return seconds === null ? null : checkFaceVideo(seconds);
}

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
  // What is taken back or decided is begun anew, as it stands by then.
  return <PersonForm key={props.found.application?.status ?? 'new'} {...props} />;
}

function PersonForm({ found, officeViewer }: PersonFormPageProps) {
  const { application, inForce } = found;
  const from = application ?? inForce;
  const head = useMemberHead();
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const [masked, setMasked] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [signal] = useState(createUploadSignal);
  const isUploading = useUploadSignal(signal) === 'loading';
  const recognition = useRecognition();
  const readOnly = application?.status === CERTIFICATION_STATUS.pending;
  useDecisionNews(readOnly);
  const shared = { signal, officeViewer, readOnly, ...CERTIFICATE_FILES.pictures };
  const front = useCertificateFile({
    ...{ ...shared, name: 'frontImage', label: labelOf('frontImage'), required: true },
    saved: from?.frontImage ?? NO_FILES,
  });
  const back = useCertificateFile({
    ...{ ...shared, name: 'backImage', label: labelOf('backImage'), required: true },
    saved: from?.backImage ?? NO_FILES,
  });
  const hold = useCertificateFile({
    ...{ ...shared, name: 'holdImage', label: labelOf('holdImage'), required: false },
    saved: from?.holdImage ?? NO_FILES,
  });
  const video = useCertificateFile({
    ...{ ...shared, name: 'faceVideo', label: labelOf('faceVideo'), required: false, ...CERTIFICATE_FILES.videos },
    saved: from?.faceVideo ?? NO_FILES,
    refuse: refuseVideo,
  });
  const { form, sent, filled, ...own } = useApplication({
    ...{ record: personalCertificationRecord, draft: personalCertificationDraft, application, mainField: 'realName' },
    start: () => startOf(found),
    files: { frontImage: front, backImage: back, holdImage: hold, faceVideo: video },
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
    const read = v.safeParse(personalCertificationRecord, now);
    const hasNumber = values.idCard !== '' || values.idCardSealed !== '' || (from?.idCardMasked ?? '') !== '';
    const rules = read.success ? checkPersonalCertification(read.output, hasNumber, formatDate(Date.now())) : [];
    return {
      ...errorsOf(personalCertificationRecord, now),
      ...fieldTexts(rules),
      ...proof.violations(),
      ...(!isAgreed && { agree: CERTIFICATION_RULES.agreementFirst }),
    };
  }

  const handIn = () => own.handIn(wrong(), proof.smsCode);

  function withdraw() {
    if (application === null) return;
    const { id, version } = application;
    sent.submit({}, 'realName', async () => {
      await (await certificationCalls(client)).withdrawPersonal({ body: { id, version } });
      client.notify({ tone: 'success', text: texts.withdrawn });
      await revalidate();
    });
  }

  function read(kind: 'idFront' | 'idBack') {
    recognition.read(kind, (kind === 'idFront' ? front : back).resourceId(), (said) => {
      if (kind === 'idFront') {
        form.set(filledOf({ realName: said.realName }));
        if (said.idCardSealed === '') return;
        form.set({ idCardSealed: said.idCardSealed });
        setMasked(said.idCardMasked);
        return;
      }
      form.set(filledOf({ idCardBegin: said.beginDate, idCardEnd: said.endDate, isLongTerm: said.isLongTerm }));
    });
  }

  const numberHelp =
    masked !== '' ? texts.numberRead(masked) : from?.idCardMasked ? texts.numberKept(from.idCardMasked) : undefined;
  const notice =
    application?.status === CERTIFICATION_STATUS.rejected ? (
      <InlineAlert tone="warning">{texts.rejected(application.reason)}</InlineAlert>
    ) : (
      readOnly && <InlineAlert>{CERTIFICATION_RULES.underReview}</InlineAlert>
    );
  return (
    <>
      <FormPage
        {...head}
        status={readOnly && <CertificationTag status={CERTIFICATION_STATUS.pending} />}
        errors={errorsInOrder(errors, FIELD_ORDER)}
        notice={notice}
        onSubmit={() => {
          if (!sent.isRunning && !readOnly && !isUploading) handIn();
        }}
        buttons={
          readOnly ? (
            <Button variant="line" pending={sent.isRunning} onClick={withdraw}>
              {texts.withdraw}
            </Button>
          ) : (
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
          )
        }
        sections={[
          {
            key: 'pictures',
            title: texts.pictures,
            content: (
              <>
                {front.draw(errors.frontImage)}
                {back.draw(errors.backImage)}
                {!readOnly && (
                  <div>
                    <Button
                      variant="line"
                      size="regular"
                      pending={recognition.isRunning}
                      onClick={() => read('idFront')}
                    >
                      {texts.readFront}
                    </Button>{' '}
                    <Button
                      variant="line"
                      size="regular"
                      pending={recognition.isRunning}
                      onClick={() => read('idBack')}
                    >
                      {texts.readBack}
                    </Button>
                  </div>
                )}
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
          ...(readOnly
            ? []
            : [
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
              ]),
        ]}
      />
      <LeaveGuard isNeeded={!readOnly && (own.isChanged || isUploading)} />
      <VersionConflict form={own.conflict} />
    </>
  );
}
