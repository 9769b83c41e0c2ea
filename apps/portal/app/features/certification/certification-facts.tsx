import { corporateCertificationMachine, corporateCertificationRecord } from '@jianzhu/domain/certifications';
import { fieldLabel } from '@jianzhu/domain/forms';
import { statusLook } from '@jianzhu/domain/records';
import { Tag } from '@jianzhu/ui';
import { DescriptionList } from '@jianzhu/ui/record';
import { applicationTexts as texts } from './application-messages.ts';
import type { CompanyFound, PersonFound } from './certification-calls.ts';

export type Shown =
  | { readonly kind: 'personal'; readonly shown: NonNullable<PersonFound['inForce']> }
  | { readonly kind: 'corporate'; readonly shown: NonNullable<CompanyFound['inForce']> };

/** Where an application stands, in its word and colour; those of persons and of companies have the same ones. */
export function CertificationTag({ status }: { readonly status: number }) {
  const { label, tone } = statusLook(corporateCertificationMachine, status);
  return <Tag tone={tone}>{label}</Tag>;
}

/** What was handed in, numbers of people masked. */
export function CertificationFacts({ kind, shown }: Shown) {
  const { facts } = texts;
  const about =
    kind === 'personal'
      ? [
          { term: facts.name, value: shown.realName },
          { term: facts.idCard, value: shown.idCardMasked },
          { term: facts.term, value: texts.until(shown.isLongTerm === 1 ? '' : shown.idCardEnd) },
        ]
      : [
          { term: facts.company, value: shown.businessName },
          { term: facts.creditCode, value: shown.creditCode },
          { term: facts.term, value: texts.until(shown.isLongTerm === 1 ? '' : shown.licenseEnd) },
          { term: facts.legalName, value: shown.legalName },
          { term: facts.legalIdCard, value: shown.legalIdCardMasked },
          { term: facts.registeredCapital, value: shown.registeredCapital },
          { term: facts.establishDate, value: shown.establishDate },
          {
            term: facts.address,
            value: `${shown.region?.cityName ?? ''}${shown.region?.districtName ?? ''}${shown.address}`,
          },
          { term: facts.businessScope, value: shown.businessScope },
          ...(['intro', 'website', 'landline', 'email'] as const).map((name) => ({
            term: fieldLabel(corporateCertificationRecord, name),
            value: shown[name],
          })),
        ];
  const items = [
    { term: facts.status, value: <CertificationTag status={shown.status} /> },
    { term: facts.code, value: shown.code },
    ...about,
    { term: facts.submitTime, value: shown.submitTime },
    { term: facts.decideTime, value: shown.decideTime },
  ];
  return <DescriptionList items={items.filter(({ value }) => value !== '')} />;
}
