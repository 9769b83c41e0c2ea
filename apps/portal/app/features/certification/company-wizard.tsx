import { maskCitizenId } from '@jianzhu/domain';
import {
  CERTIFICATION_RULES,
  CERTIFICATION_STATUS,
  CORPORATE_STEPS,
  corporateCertificationDraft,
  corporateCertificationRecord,
} from '@jianzhu/domain/certifications';
import { Button } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { RailCard, WizardPage } from '@jianzhu/ui/pages';
import { createUploadSignal } from '@jianzhu/upload';
import { useUploadSignal } from '@jianzhu/upload/react';
import { useEffect, useState } from 'react';
import { logUnlessShown } from '../../api/log-unless-shown.ts';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { usePhoneProof } from '../../phone-code/use-phone-proof.ts';
import { usePortalClient } from '../../portal-client.ts';
import type { FieldTexts } from '../../record/field-texts.ts';
import { errorsOf, type Values } from '../../record/form-state.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { VersionConflict } from '../../record/version-conflict.tsx';
import { applicationTexts as texts } from './application-messages.ts';
import { ApplicationProof } from './application-proof.tsx';
import { type CompanyFound, certificationCalls } from './certification-calls.ts';
import { useCompanyFiles } from './company-files.ts';
import { firstStep, startOf, stepOf, unfinishedStep, wrongInStep } from './company-form.ts';
import { AgentStep, ConfirmStep, LegalStep, LicenceStep } from './company-steps.tsx';
import { CompanyUnderReview } from './company-under-review.tsx';
import { errorsInOrder } from './errors-in-order.ts';
import { certificationTexts } from './messages.ts';
import { ReviewNotes } from './review-notes.tsx';
import { saveLetter } from './save-letter.ts';
import { TakenCompany } from './taken-company.tsx';
import { useApplication } from './use-application.ts';
import { useDecisionNews } from './use-decision-news.ts';
import { filledOf, termOf, useRecognition } from './use-recognition.ts';
import { useStep } from './use-step.ts';
import { useTakenCode } from './use-taken-code.ts';

const LAST = CORPORATE_STEPS.length - 1;
const NO_NUMBERS = { legal: '', agent: '' };
/** As the steps show them. */
const FIELD_ORDER = [...CORPORATE_STEPS.flatMap(({ fields }) => fields), 'phone', 'smsCode', 'agree'];
/** Of each step, what a refusal is about that names no field. */
const MAIN_FIELDS = ['creditCode', 'legalName', 'agentName', 'agree'];

export interface CompanyWizardProps {
  readonly found: CompanyFound;
  /** The business acted for is the person's own: approval makes a new company. */
  readonly isPersonalBusiness: boolean;
  readonly officeViewer: string | null;
}

/** A company's certification in steps (domain rules 15.2), each kept on the platform when it is left. */
export function CompanyWizard(props: CompanyWizardProps) {
  const { application } = props.found;
  useDecisionNews(application?.status ?? null);
  if (application?.status === CERTIFICATION_STATUS.pending) {
    return <CompanyUnderReview shown={application} officeViewer={props.officeViewer} />;
  }
  return <Wizard {...props} />;
}

function Wizard({ found, isPersonalBusiness, officeViewer }: CompanyWizardProps) {
  const { application, last } = found;
  const from = application ?? last;
  const head = useMemberHead();
  const client = usePortalClient();
  const recognition = useRecognition();
  const [step, goTo] = useStep(() => ({ first: firstStep(application), furthest: unfinishedStep(application) }));
  const [read, setRead] = useState(NO_NUMBERS);
  const [isAgreed, setAgreed] = useState(false);
  const [signal] = useState(createUploadSignal);
  const isUploading = useUploadSignal(signal) === 'loading';
  const files = useCompanyFiles(from, { signal, officeViewer, readOnly: false });
  const ofStep = (errors: FieldTexts) =>
    Object.fromEntries(Object.entries(errors).filter(([name]) => stepOf(name) === step));
  const own = useApplication({
    ...{ record: corporateCertificationRecord, draft: corporateCertificationDraft, application, files },
    mainField: MAIN_FIELDS[step] ?? '',
    start: () => ({ ...startOf(from), legalIdCardSealed: '', agentIdCardSealed: '' }),
    save: async (body, values) => {
      const calls = await certificationCalls(client);
      const sealed = {
        legalIdCardSealed: String(values.legalIdCardSealed),
        agentIdCardSealed: String(values.agentIdCardSealed),
      };
      return calls.saveCorporate({ body: { ...body, ...sealed } });
    },
    submit: async (body, idempotencyKey) =>
      (await certificationCalls(client)).submitCorporate({ body }, { idempotencyKey }),
  });
  const { sent, filled, save } = own;
  const { values } = own.form;
  // What is asked of other steps stands there.
  const errors = ofStep(own.form.errors);
  const [firstWrong] = errorsInOrder(sent.errors, FIELD_ORDER);
  const wrongStep = firstWrong && stepOf(firstWrong.fieldId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal leads to its step once, and may be left again
  useEffect(() => {
    if (wrongStep !== undefined && wrongStep !== step) goTo(wrongStep);
  }, [sent.errors]);
  const { taken, ask, forget } = useTakenCode(own);
  const form = {
    ...{ record: corporateCertificationRecord, values, errors },
    set(changed: Values) {
      // Another code is another company's, which nobody has claimed yet.
      own.form.set({ ...('creditCode' in changed && { isClaim: 0 }), ...changed });
      if ('creditCode' in changed) forget();
    },
  };
  const proof = usePhoneProof({
    phone: String(values.legalPhone ?? ''),
    setPhone: (legalPhone) => form.set({ legalPhone }),
  });
  const known = {
    legal: values.legalIdCardSealed !== '' || values.legalIdCard !== '' || (from?.legalIdCardMasked ?? '') !== '',
    agent: values.agentIdCardSealed !== '' || values.agentIdCard !== '' || (from?.agentIdCardMasked ?? '') !== '',
  };
  function next() {
    const now = filled();
    const wrong = { ...errorsOf(corporateCertificationDraft, now), ...wrongInStep(now, known, step) };
    own.send(ofStep(wrong), async () => {
      const isTaken = step === 0 ? await ask() : undefined;
      if (isTaken && values.isClaim !== 1) {
        sent.setErrors({ creditCode: CERTIFICATION_RULES.codeTaken });
        return;
      }
      await save(isTaken === false ? { isClaim: 0 } : {});
      client.notify({ tone: 'success', text: texts.saved });
      goTo(step + 1);
    });
  }

  const keep = () => own.keep(ofStep(errorsOf(corporateCertificationDraft, filled())));

  function handIn() {
    const now = filled();
    const all = [0, 1, 2].map((at) => wrongInStep(now, known, at));
    const unfinished = all.findIndex((wrong) => Object.keys(wrong).length > 0);
    if (unfinished >= 0) {
      goTo(unfinished);
      sent.setErrors(all[unfinished] ?? {});
      return;
    }
    own.handIn(
      { ...proof.violations(), ...(!isAgreed && { agree: CERTIFICATION_RULES.agreementFirst }) },
      proof.smsCode,
    );
  }

  function readPicture(kind: 'license' | 'idFront') {
    const file = kind === 'license' ? files.licenseImage : files.legalFront;
    recognition.read(kind, file.resourceId(), (said) => {
      if (kind === 'license') {
        const { businessName, creditCode, legalName, registeredCapital, establishDate, address, businessScope } = said;
        const words = { businessName, creditCode, legalName, registeredCapital, establishDate, address, businessScope };
        form.set({ ...filledOf({ ...words, licenseBegin: said.beginDate }), ...termOf(said, 'licenseEnd') });
        return;
      }
      form.set(filledOf({ legalName: said.realName }));
      if (said.idCardSealed === '') return;
      form.set({ legalIdCardSealed: said.idCardSealed });
      setRead((numbers) => ({ ...numbers, legal: said.idCardMasked }));
    });
  }

  function letter() {
    own.send({}, async () => {
      // The names in it are those that were saved.
      await save();
      await saveLetter(client).catch(logUnlessShown);
    });
  }

  /** A number as it will be handed in, masked. */
  const shownNumber = (whose: 'legal' | 'agent') =>
    maskCitizenId(String(values[`${whose}IdCard`])) || read[whose] || (from?.[`${whose}IdCardMasked`] ?? '');
  const numberHelp = (whose: 'legal' | 'agent') => {
    const kept = from?.[`${whose}IdCardMasked`] ?? '';
    if (read[whose] !== '') return texts.numberRead(read[whose]);
    return kept === '' ? undefined : texts.numberKept(kept);
  };
  const shared = { form, files, numberHelp, isReading: recognition.isRunning, onRead: readPicture };
  const isBusy = sent.isRunning || isUploading;
  return (
    <>
      <WizardPage
        {...head}
        steps={CORPORATE_STEPS.map(({ title }) => title)}
        current={step}
        errors={errorsInOrder(errors, FIELD_ORDER)}
        rail={
          <RailCard title={texts.notesTitle}>
            <ReviewNotes kind="corporate" />
          </RailCard>
        }
        note={isUploading ? certificationTexts.uploading : own.note}
        finishText={texts.submit}
        pending={isBusy}
        onBack={() => goTo(step - 1)}
        onNext={step === LAST ? handIn : next}
      >
        {isPersonalBusiness && <InlineAlert>{texts.ofPerson}</InlineAlert>}
        {application?.status === CERTIFICATION_STATUS.rejected && (
          <InlineAlert tone="warning">{texts.rejected(application.reason)}</InlineAlert>
        )}
        <LostAct lost={recognition.lost} />
        {step === 0 && (
          <LicenceStep {...shared} taken={taken !== null && <TakenCompany company={taken} form={form} />} />
        )}
        {step === 1 && <LegalStep {...shared} />}
        {step === 2 && <AgentStep {...shared} isLoadingLetter={sent.isRunning} onLetter={letter} />}
        {step < LAST && (
          <div>
            <Button variant="line" size="regular" pending={sent.isRunning} disabled={isUploading} onClick={keep}>
              {texts.saveDraft}
            </Button>
          </div>
        )}
        {step === LAST && (
          <ConfirmStep
            values={values}
            files={files}
            numbers={{ legal: shownNumber('legal'), agent: shownNumber('agent') }}
          >
            <ApplicationProof
              label={texts.legalPhone}
              form={sent}
              proof={proof}
              isAgreed={isAgreed}
              onAgree={setAgreed}
            />
          </ConfirmStep>
        )}
      </WizardPage>
      <LeaveGuard isNeeded={own.isChanged || isUploading} />
      <VersionConflict form={own.conflict} />
    </>
  );
}
