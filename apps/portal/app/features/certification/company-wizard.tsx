import {
  CERTIFICATION_STATUS,
  CORPORATE_STEPS,
  corporateCertificationDraft,
  corporateCertificationRecord,
} from '@jianzhu/domain/certifications';
import { Button } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { FormPage, WizardPage } from '@jianzhu/ui/pages';
import { createUploadSignal } from '@jianzhu/upload';
import { useUploadSignal } from '@jianzhu/upload/react';
import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import * as v from 'valibot';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePhoneProof } from '../../phone-code/use-phone-proof.ts';
import { usePortalClient } from '../../portal-client.ts';
import type { FieldTexts } from '../../record/field-texts.ts';
import { errorsOf, type Values } from '../../record/form-state.ts';
import { newKey } from '../../record/use-act.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import { useActs } from '../../use-acts.ts';
import { applicationTexts as texts } from './application-messages.ts';
import { ApplicationProof } from './application-proof.tsx';
import { type CompanyFound, certificationCalls } from './certification-calls.ts';
import { CertificationFacts } from './certification-facts.tsx';
import { useCompanyFiles } from './company-files.ts';
import { firstStep, startOf, stepOf, wrongInStep } from './company-form.ts';
import { AgentStep, ConfirmStep, LegalStep, LicenceStep } from './company-steps.tsx';
import { saveLetter } from './save-letter.ts';
import { TakenCompany } from './taken-company.tsx';
import { filledOf, useRecognition } from './use-recognition.ts';

const LAST = CORPORATE_STEPS.length - 1;
const NO_NUMBERS = { legal: '', agent: '' };

export interface CompanyWizardProps {
  readonly found: CompanyFound;
  /** The business acted for is the person's own: approval makes a new company. */
  readonly isPersonalBusiness: boolean;
  readonly officeViewer: string | null;
}

/** A company's certification in steps (domain rules 15.2), each kept on the platform when it is left. */
export function CompanyWizard(props: CompanyWizardProps) {
  const { application } = props.found;
  if (application?.status === CERTIFICATION_STATUS.pending) return <UnderReview application={application} />;
  return <Wizard {...props} />;
}

function Wizard({ found, isPersonalBusiness, officeViewer }: CompanyWizardProps) {
  const { application, inForce } = found;
  const from = application ?? inForce;
  const head = useMemberHead();
  const client = usePortalClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const sent = useSentForm();
  const { start, isRunning } = useActs();
  const recognition = useRecognition();
  const [step, setStep] = useState(() => firstStep(application));
  const [values, setValues] = useState<Values>(() => startOf(from));
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const [sealed, setSealed] = useState(NO_NUMBERS);
  const [read, setRead] = useState(NO_NUMBERS);
  const [taken, setTaken] = useState<{ readonly businessId: string; readonly businessName: string } | null>(null);
  const [isAgreed, setAgreed] = useState(false);
  const [signal] = useState(createUploadSignal);
  const isUploading = useUploadSignal(signal) === 'loading';
  const key = useRef(newKey());
  const files = useCompanyFiles(from, { signal, officeViewer, readOnly: false });
  const asked = Object.fromEntries(
    (application?.fieldReasons ?? [])
      .filter(({ field }) => !mended.has(field))
      .map(({ field, reason }) => [field, reason]),
  );
  const ofStep = (errors: FieldTexts) =>
    Object.fromEntries(Object.entries(errors).filter(([name]) => stepOf(name) === step));
  const errors: FieldTexts = { ...ofStep(asked), ...sent.errors };
  const form = {
    ...{ record: corporateCertificationRecord, values, errors },
    set(changed: Values) {
      setValues((now) => ({ ...now, ...changed }));
      setMended((names) => new Set([...names, ...Object.keys(changed)]));
      if ('creditCode' in changed) setTaken(null);
    },
  };
  const proof = usePhoneProof({
    phone: String(values.legalPhone ?? ''),
    setPhone: (legalPhone) => form.set({ legalPhone }),
  });
  const known = {
    legal: sealed.legal !== '' || values.legalIdCard !== '' || (from?.legalIdCardMasked ?? '') !== '',
    agent: sealed.agent !== '' || values.agentIdCard !== '' || (from?.agentIdCardMasked ?? '') !== '',
  };
  const filled = (): Values => ({
    ...values,
    ...Object.fromEntries(Object.entries(files).map(([name, file]) => [name, file.value()])),
  });

  async function save() {
    const calls = await certificationCalls(client);
    const of = application === null ? {} : { id: application.id, version: application.version };
    const numbers = { legalIdCardSealed: sealed.legal, agentIdCardSealed: sealed.agent };
    const saved = await calls.saveCorporate({
      body: { ...v.parse(corporateCertificationDraft, filled()), ...numbers, ...of },
    });
    await revalidate();
    return saved;
  }

  /** Whether the code of the form certifies another company, which this one does not claim. */
  async function isTaken(): Promise<boolean> {
    const calls = await certificationCalls(client);
    const other = await calls.checkCreditCode({ query: { code: String(values.creditCode) } });
    setTaken(other.occupied ? other : null);
    return other.occupied && values.isClaim !== 1;
  }

  function next() {
    const now = filled();
    const wrong = { ...errorsOf(corporateCertificationDraft, now), ...wrongInStep(now, known, step) };
    sent.submit(ofStep(wrong), 'creditCode', async () => {
      if (step === 0 && (await isTaken())) {
        sent.setErrors({ creditCode: texts.taken });
        return;
      }
      await save();
      client.notify({ tone: 'success', text: texts.saved });
      setStep(step + 1);
    });
  }

  /** Keeps the step as it stands, with nothing required yet. */
  function keep() {
    sent.submit(ofStep(errorsOf(corporateCertificationDraft, filled())), 'businessName', async () => {
      await save();
      client.notify({ tone: 'success', text: texts.saved });
    });
  }

  function handIn() {
    const now = filled();
    const all = [0, 1, 2].map((at) => wrongInStep(now, known, at));
    const unfinished = all.findIndex((wrong) => Object.keys(wrong).length > 0);
    if (unfinished >= 0) {
      setStep(unfinished);
      sent.setErrors(all[unfinished] ?? {});
      return;
    }
    sent.submit({ ...proof.violations(), ...(!isAgreed && { agree: texts.agreementFirst }) }, 'smsCode', async () => {
      const { id, version } = await save();
      const calls = await certificationCalls(client);
      const body = { id, version, smsCode: proof.smsCode, agree: 1 as const };
      try {
        await calls.submitCorporate({ body }, { idempotencyKey: key.current });
      } catch (error) {
        // What was saved has another version now.
        key.current = newKey();
        throw error;
      }
      client.notify({ tone: 'success', text: texts.submitted });
      await navigate(paths.myCertification);
    });
  }

  function readPicture(kind: 'license' | 'idFront') {
    const file = kind === 'license' ? files.licenseImage : files.legalFront;
    recognition.read(kind, file.resourceId(), (said) => {
      if (kind === 'license') {
        const { businessName, creditCode, legalName, registeredCapital, establishDate, address, businessScope } = said;
        const term = { licenseBegin: said.beginDate, licenseEnd: said.endDate, isLongTerm: said.isLongTerm };
        form.set(
          filledOf({
            businessName,
            creditCode,
            legalName,
            registeredCapital,
            establishDate,
            address,
            businessScope,
            ...term,
          }),
        );
        return;
      }
      form.set(filledOf({ legalName: said.realName }));
      if (said.idCardSealed === '') return;
      setSealed((numbers) => ({ ...numbers, legal: said.idCardSealed }));
      setRead((numbers) => ({ ...numbers, legal: said.idCardMasked }));
    });
  }

  function letter() {
    void start('letter', async () => {
      // The names in it are those that were saved.
      await save();
      await saveLetter(client);
    });
  }

  const numberHelp = (whose: 'legal' | 'agent') => {
    const kept = from?.[`${whose}IdCardMasked`] ?? '';
    if (read[whose] !== '') return texts.numberRead(read[whose]);
    return kept === '' ? undefined : texts.numberKept(kept);
  };
  const shared = { form, files, numberHelp, isReading: recognition.isRunning, onRead: readPicture };
  const isBusy = sent.isRunning || isUploading;
  return (
    <WizardPage
      {...head}
      steps={CORPORATE_STEPS.map(({ title }) => title)}
      current={step}
      errors={Object.entries(errors).map(([fieldId, text]) => ({ fieldId, text }))}
      finishText={texts.submit}
      pending={isBusy}
      onBack={() => setStep(step - 1)}
      onNext={step === LAST ? handIn : next}
    >
      {isPersonalBusiness && <InlineAlert>{texts.ofPerson}</InlineAlert>}
      {application?.status === CERTIFICATION_STATUS.rejected && (
        <InlineAlert tone="warning">{texts.rejected(application.reason)}</InlineAlert>
      )}
      {step === 0 && <LicenceStep {...shared} taken={taken !== null && <TakenCompany company={taken} form={form} />} />}
      {step === 1 && <LegalStep {...shared} />}
      {step === 2 && <AgentStep {...shared} isLoadingLetter={isRunning('letter')} onLetter={letter} />}
      {step < LAST && (
        <div>
          <Button variant="line" size="regular" pending={sent.isRunning} disabled={isUploading} onClick={keep}>
            {texts.saveDraft}
          </Button>
        </div>
      )}
      {step === LAST && (
        <ConfirmStep values={values}>
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
  );
}

/** What waits for the review can only be taken back. */
function UnderReview({ application }: { readonly application: NonNullable<CompanyFound['application']> }) {
  const head = useMemberHead();
  const client = usePortalClient();
  const sent = useSentForm();
  const { revalidate } = useRevalidator();
  const { id, version } = application;

  function withdraw() {
    sent.submit({}, 'creditCode', async () => {
      await (await certificationCalls(client)).withdrawCorporate({ body: { id, version } });
      client.notify({ tone: 'success', text: texts.withdrawn });
      await revalidate();
    });
  }

  return (
    <FormPage
      {...head}
      notice={<InlineAlert>{texts.underReview}</InlineAlert>}
      onSubmit={withdraw}
      buttons={
        <Button type="submit" variant="line" pending={sent.isRunning}>
          {texts.withdraw}
        </Button>
      }
      sections={[
        { key: 'facts', title: texts.corporate, content: <CertificationFacts kind="corporate" shown={application} /> },
      ]}
    />
  );
}
