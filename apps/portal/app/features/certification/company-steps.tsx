import { CORPORATE_STEPS, corporateCertificationRecord, corporateLabel } from '@jianzhu/domain/certifications';
import { COMPANY_ROLES, dictionaryLabel, recordFields } from '@jianzhu/domain/forms';
import { Button } from '@jianzhu/ui';
import { Checkbox, FieldGroup } from '@jianzhu/ui/fields';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { DescriptionList } from '@jianzhu/ui/record';
import type { ReactNode } from 'react';
import { type Values, valueText } from '../../record/form-state.ts';
import { RecordField, type RecordFieldProps } from '../../record/record-field.tsx';
import { applicationTexts as texts } from './application-messages.ts';
import type { CompanyFiles } from './company-files.ts';

type StepForm = RecordFieldProps['form'];

export interface StepProps {
  readonly form: StepForm;
  readonly files: CompanyFiles;
  readonly isReading: boolean;
  readonly onRead: (kind: 'license' | 'idFront') => void;
  /** What is said of identity numbers that are there already. */
  readonly numberHelp: (whose: 'legal' | 'agent') => string | undefined;
}

function Reader({ isReading, onClick }: { readonly isReading: boolean; readonly onClick: () => void }) {
  return (
    <div>
      <Button variant="line" size="regular" pending={isReading} onClick={onClick}>
        {texts.read}
      </Button>
    </div>
  );
}

function Fields({ form, names }: { readonly form: StepForm; readonly names: readonly string[] }) {
  return names.map((name) => <RecordField key={name} form={form} name={name} />);
}

/** Several of the dictionary of roles, as numbers. */
function RolesField({ form }: { readonly form: StepForm }) {
  const chosen = (form.values.companyRoles ?? []) as readonly number[]; // the form holds nothing else there
  return (
    <FieldGroup
      id="companyRoles"
      required
      label={corporateLabel('companyRoles')}
      help={texts.rolesHelp}
      error={form.errors.companyRoles}
    >
      {COMPANY_ROLES.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={(isOn) =>
            form.set({ companyRoles: isOn ? [...chosen, value] : chosen.filter((one) => one !== value) })
          }
        />
      ))}
    </FieldGroup>
  );
}

/** The first step: the licence, and what it says. @param taken whom the credit code certifies already */
export function LicenceStep({ form, files, isReading, onRead, taken }: StepProps & { readonly taken: ReactNode }) {
  return (
    <>
      {files.licenseImage.draw(form.errors.licenseImage)}
      <Reader isReading={isReading} onClick={() => onRead('license')} />
      <Fields form={form} names={['subjectType', 'businessName', 'creditCode']} />
      {taken}
      <Fields form={form} names={['licenseBegin']} />
      <RecordField form={form} name="licenseEnd" required={form.values.isLongTerm !== 1} />
      <Fields form={form} names={['isLongTerm', 'establishDate', 'registeredCapital', 'companyNature']} />
      <RolesField form={form} />
      <Fields form={form} names={['region', 'address', 'businessScope']} />
    </>
  );
}

export function LegalStep({ form, files, isReading, onRead, numberHelp }: StepProps) {
  return (
    <>
      {files.legalFront.draw(form.errors.legalFront)}
      {files.legalBack.draw(form.errors.legalBack)}
      <Reader isReading={isReading} onClick={() => onRead('idFront')} />
      <RecordField form={form} name="legalName" />
      <RecordField form={form} name="legalIdCard" required help={numberHelp('legal')} />
      <RecordField form={form} name="legalPhone" help={texts.legalHint} />
    </>
  );
}

export interface AgentStepProps extends StepProps {
  readonly isLoadingLetter: boolean;
  readonly onLetter: () => void;
}

export function AgentStep({ form, files, numberHelp, isLoadingLetter, onLetter }: AgentStepProps) {
  const isAgent = form.values.applicantIsLegal !== 1;
  return (
    <>
      <RecordField form={form} name="applicantIsLegal" />
      {isAgent && (
        <>
          <RecordField form={form} name="agentName" required />
          <RecordField form={form} name="agentIdCard" required help={numberHelp('agent')} />
          <RecordField form={form} name="agentPhone" required />
        </>
      )}
      {(isAgent || form.values.isClaim === 1) && (
        <>
          <InlineAlert>{texts.letterHint}</InlineAlert>
          <div>
            <Button variant="line" size="regular" pending={isLoadingLetter} onClick={onLetter}>
              {texts.letter}
            </Button>
          </div>
          {files.authorizationLetter.draw(form.errors.authorizationLetter)}
        </>
      )}
      {files.logo.draw(form.errors.logo)}
      <Fields form={form} names={['intro', 'website', 'landline', 'email']} />
    </>
  );
}

export interface ConfirmStepProps {
  readonly values: Values;
  readonly files: CompanyFiles;
  /** Identity numbers, masked; '' where there is none. */
  readonly numbers: Readonly<Record<'legal' | 'agent', string>>;
  readonly children: ReactNode;
}

const OF_AGENT: readonly string[] = ['agentName', 'agentIdCard', 'agentPhone'];
const FACTS: Readonly<Record<string, ReturnType<typeof recordFields>[string]>> =
  recordFields(corporateCertificationRecord);

/** What is about to be handed in, to be read once more: each field in the order of the steps. */
export function ConfirmStep({ values, files, numbers, children }: ConfirmStepProps) {
  const chosen = (values.companyRoles ?? []) as readonly number[]; // the form holds nothing else there
  const told: Values = {
    ...values,
    ...Object.fromEntries(Object.entries(files).map(([name, file]) => [name, file.fileName()])),
    ...{ legalIdCard: numbers.legal, agentIdCard: numbers.agent },
    companyRoles: chosen.map((role) => dictionaryLabel(COMPANY_ROLES, role)).join('、'),
  };
  const items = CORPORATE_STEPS.flatMap(({ fields }) => fields)
    .filter((name) => values.applicantIsLegal !== 1 || !OF_AGENT.includes(name))
    .filter((name) => told[name] !== '' && told[name] !== null && told[name] !== 0)
    .map((name) => ({
      term: corporateLabel(name),
      value: FACTS[name]?.kind === 'att' ? String(told[name]) : valueText(FACTS[name], told[name]),
    }));
  return (
    <>
      <InlineAlert>{texts.check}</InlineAlert>
      <DescriptionList items={items} />
      {children}
    </>
  );
}
