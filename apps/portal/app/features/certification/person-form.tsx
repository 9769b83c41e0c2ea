import { formatDate } from '@jianzhu/domain';
import {
  CERTIFICATION_STATUS,
  checkPersonalCertification,
  personalCertificationDraft,
  personalCertificationRecord,
} from '@jianzhu/domain/certifications';
import { Button, ButtonLink } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { FormPage } from '@jianzhu/ui/pages';
import { createUploadSignal } from '@jianzhu/upload';
import { useUploadSignal } from '@jianzhu/upload/react';
import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import * as v from 'valibot';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePhoneProof } from '../../phone-code/use-phone-proof.ts';
import { usePortalClient } from '../../portal-client.ts';
import { fieldTexts } from '../../record/field-texts.ts';
import { errorsOf, type Values } from '../../record/form-state.ts';
import { RecordField } from '../../record/record-field.tsx';
import { newKey } from '../../record/use-act.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import { applicationTexts as texts } from './application-messages.ts';
import { ApplicationProof } from './application-proof.tsx';
import { certificationCalls, type PersonFound } from './certification-calls.ts';
import { useCertificateFile } from './use-certificate-file.tsx';
import { filledOf, useRecognition } from './use-recognition.ts';

const PICTURES = ['jpg', 'jpeg', 'png'] as const;
/** Made once: widgets compare what they are given. */
const NO_FILES: readonly [] = [];

const startOf = ({ application, inForce, loginPhone }: PersonFound): Values => {
  const from = application ?? inForce;
  return {
    ...{ realName: from?.realName ?? '', idCard: '', idCardBegin: from?.idCardBegin ?? '' },
    ...{ idCardEnd: from?.idCardEnd ?? '', isLongTerm: from?.isLongTerm ?? 0 },
    phone: from?.phone || loginPhone,
  };
};

export interface PersonFormPageProps {
  readonly found: PersonFound;
  readonly officeViewer: string | null;
}

/** A person's own certification (domain rules 15.1): kept as a draft, and handed in with a code. */
export function PersonFormPage({ found, officeViewer }: PersonFormPageProps) {
  const { application, inForce } = found;
  const from = application ?? inForce;
  const head = useMemberHead();
  const client = usePortalClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const sent = useSentForm();
  const [values, setValues] = useState(() => startOf(found));
  const [sealed, setSealed] = useState({ sealed: '', masked: '' });
  const [isAgreed, setAgreed] = useState(false);
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const [signal] = useState(createUploadSignal);
  const isUploading = useUploadSignal(signal) === 'loading';
  const key = useRef(newKey());
  const recognition = useRecognition();
  const readOnly = application?.status === CERTIFICATION_STATUS.pending;
  const shared = { signal, officeViewer, readOnly, extensions: PICTURES, capMegabytes: 10 };
  const front = useCertificateFile({
    ...{ ...shared, name: 'frontImage', label: '身份证人像面', required: true },
    saved: from?.frontImage ?? NO_FILES,
  });
  const back = useCertificateFile({
    ...{ ...shared, name: 'backImage', label: '身份证国徽面', required: true },
    saved: from?.backImage ?? NO_FILES,
  });
  const hold = useCertificateFile({
    ...{ ...shared, name: 'holdImage', label: '手持身份证照片', required: false },
    saved: from?.holdImage ?? NO_FILES,
  });
  const video = useCertificateFile({
    ...{ ...shared, name: 'faceVideo', label: '认证视频', required: false, extensions: ['mp4'], capMegabytes: 500 },
    saved: from?.faceVideo ?? NO_FILES,
  });
  const proof = usePhoneProof({
    phone: String(values.phone ?? ''),
    setPhone: (phone) => setValues((now) => ({ ...now, phone })),
  });
  // What the review asks stands at its field until that is changed.
  const asked = Object.fromEntries(
    (application?.fieldReasons ?? [])
      .filter(({ field }) => !mended.has(field))
      .map(({ field, reason }) => [field, reason]),
  );
  const errors = { ...asked, ...sent.errors };
  const form = {
    ...{ record: personalCertificationRecord, values, errors },
    set(changed: Values) {
      setValues((now) => ({ ...now, ...changed }));
      setMended((names) => new Set([...names, ...Object.keys(changed)]));
    },
  };

  const filled = () => ({
    ...values,
    ...{ frontImage: front.value(), backImage: back.value(), holdImage: hold.value(), faceVideo: video.value() },
  });

  async function save() {
    const calls = await certificationCalls(client);
    const of = application === null ? {} : { id: application.id, version: application.version };
    const body = { ...v.parse(personalCertificationDraft, filled()), idCardSealed: sealed.sealed, ...of };
    return calls.savePersonal({ body });
  }

  function keep() {
    sent.submit(errorsOf(personalCertificationDraft, filled()), 'realName', async () => {
      await save();
      client.notify({ tone: 'success', text: texts.saved });
      await revalidate();
    });
  }

  function wrong() {
    const now = filled();
    const read = v.safeParse(personalCertificationRecord, now);
    const hasNumber = values.idCard !== '' || sealed.sealed !== '' || (from?.idCardMasked ?? '') !== '';
    const rules = read.success ? checkPersonalCertification(read.output, hasNumber, formatDate(Date.now())) : [];
    return {
      ...errorsOf(personalCertificationRecord, now),
      ...fieldTexts(rules),
      ...proof.violations(),
      ...(!isAgreed && { agree: texts.agreementFirst }),
    };
  }

  function handIn() {
    sent.submit(wrong(), 'smsCode', async () => {
      const { id, version } = await save();
      const calls = await certificationCalls(client);
      const body = { id, version, smsCode: proof.smsCode, agree: 1 as const };
      try {
        await calls.submitPersonal({ body }, { idempotencyKey: key.current });
      } catch (error) {
        // What was saved has another version now.
        key.current = newKey();
        await revalidate();
        throw error;
      }
      client.notify({ tone: 'success', text: texts.submitted });
      await navigate(paths.myCertification);
    });
  }

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
        if (said.idCardSealed !== '') setSealed({ sealed: said.idCardSealed, masked: said.idCardMasked });
        return;
      }
      form.set(filledOf({ idCardBegin: said.beginDate, idCardEnd: said.endDate, isLongTerm: said.isLongTerm }));
    });
  }

  const numberHelp =
    sealed.masked !== ''
      ? texts.numberRead(sealed.masked)
      : from?.idCardMasked
        ? texts.numberKept(from.idCardMasked)
        : undefined;
  const notice =
    application?.status === CERTIFICATION_STATUS.rejected ? (
      <InlineAlert tone="warning">{texts.rejected(application.reason)}</InlineAlert>
    ) : (
      readOnly && <InlineAlert>{texts.underReview}</InlineAlert>
    );
  return (
    <FormPage
      {...head}
      errors={Object.entries(errors).map(([fieldId, text]) => ({ fieldId, text: text ?? '' }))}
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
                  <Button variant="line" size="regular" pending={recognition.isRunning} onClick={() => read('idFront')}>
                    {`${texts.read}（人像面）`}
                  </Button>{' '}
                  <Button variant="line" size="regular" pending={recognition.isRunning} onClick={() => read('idBack')}>
                    {`${texts.read}（国徽面）`}
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
                  <ApplicationProof label="手机号" form={sent} proof={proof} isAgreed={isAgreed} onAgree={setAgreed} />
                ),
              },
            ]),
      ]}
    />
  );
}
