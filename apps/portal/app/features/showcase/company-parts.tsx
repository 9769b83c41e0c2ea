import { EmptyState } from '@jianzhu/ui';
import { RowList } from '@jianzhu/ui/articles';
import { type CertificateRow, CertificateTable } from '@jianzhu/ui/certificates';
import { CompanyIntro, type OfferEntry, OfferList, ProjectCards } from '@jianzhu/ui/companies';
import type { ProfilePageProps } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { RichText } from '@jianzhu/ui/rich-text';
import type { ReactNode } from 'react';
import * as paths from '../../paths.ts';
import { yuanText } from '../../record/figures.ts';
import { companyHref } from './company-entry.ts';
import type { CompanyTab } from './company-tabs.ts';
import type { ShownCompany } from './load-companies.server.ts';
import { companyTexts as texts } from './messages.ts';

type Parts = ProfilePageProps['parts'];
type Offer = ShownCompany['offers'][number];
type Activity = ShownCompany['activities'][number];
type Certificate = ShownCompany['qualifications'][number];

/** Of certificates and of projects, what the first tab shows. */
const FIRST_CERTIFICATES = 4;
const FIRST_PROJECTS = 3;

/** What the chosen tab of a company shows (domain rules 20). */
export const partsOf = (company: ShownCompany, tab: CompanyTab): Parts => PARTS[tab](company);

const PARTS: Readonly<Record<CompanyTab, (company: ShownCompany) => Parts>> = {
  intro: overview,
  certificates: ({ qualifications }) => [
    whole('certificates', texts.certificates, qualifications.length, () => <Certificates shown={qualifications} />),
  ],
  projects: ({ projects }) => [
    whole('projects', texts.projects, projects.length, () => <ProjectCards projects={projects} />),
  ],
  goods: ({ offers }) => [
    whole('goods', texts.goodsAndServices, offers.length, () => <OfferList offers={offers.map(offerEntry)} />),
  ],
  activities: ({ id, activities }) => [
    whole('activities', texts.activities, activities.length, () => (
      <RowList density="news" rows={activities.map((activity) => activityRow(id, activity))} />
    )),
  ],
};

/** All of one kind, or that there is none. */
function whole(key: keyof typeof texts.nothing, title: string, count: number, content: () => ReactNode): Parts[number] {
  return { key, title, content: count === 0 ? <EmptyState title={texts.nothing[key]} /> : content() };
}

function overview({ id, image, intro, projects, honours, qualifications, ...company }: ShownCompany): Parts {
  const facts = [
    { term: texts.creditCode, value: company.creditCode },
    { term: texts.legalPerson, value: company.legalPerson },
    { term: texts.mainCategories, value: company.mainCategories.join('、') },
    { term: texts.address, value: company.address },
  ].filter(({ value }) => value !== '');
  const more = (tab: CompanyTab, count: number) => ({ text: texts.allOf(count), href: companyHref(id, tab) });
  const text = (
    <CompanyIntro image={image}>
      <RichText html={intro} />
    </CompanyIntro>
  );
  return [
    { key: 'intro', title: texts.intro, content: text },
    { key: 'register', title: texts.register, content: <DescriptionList items={facts} /> },
    ...(qualifications.length > 0
      ? [
          {
            key: 'certificates',
            title: texts.certificates,
            more: more('certificates', qualifications.length),
            content: <Certificates shown={qualifications.slice(0, FIRST_CERTIFICATES)} />,
          },
        ]
      : []),
    ...(projects.length > 0
      ? [
          {
            key: 'projects',
            title: texts.projects,
            more: more('projects', projects.length),
            content: <ProjectCards projects={projects.slice(0, FIRST_PROJECTS)} />,
          },
        ]
      : []),
    ...(honours.length > 0 ? [{ key: 'honours', title: texts.honours, content: <Honours names={honours} /> }] : []),
  ];
}

function Honours({ names }: { readonly names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

function Certificates({ shown }: { readonly shown: readonly Certificate[] }) {
  return <CertificateTable caption={texts.certificates} columns={texts.columns} rows={shown.map(certificateRow)} />;
}

const TONES = { valid: 'success', expiring: 'warning', expired: 'danger', revoked: 'danger' } as const;

function certificateRow({ id, categoryName, grade, certNo, expireDate, state }: Certificate): CertificateRow {
  return {
    key: id,
    href: `${paths.qualificationDetail}?id=${id}`,
    category: categoryName,
    grade,
    number: certNo,
    until: expireDate || texts.noEnd,
    state: { text: texts.states[state], tone: TONES[state] },
  };
}

/** An offer as it is read; a service has a page of its own. */
export function offerEntry({ id, kind, title, text, price, unit, isFrom }: Offer): OfferEntry {
  return {
    key: `${kind}${id}`,
    name: title,
    text,
    price: price === null ? texts.agreed : texts.price(yuanText(price), unit, isFrom),
    ...(kind === 'service' && { href: `${paths.servicesMore}?id=${id}` }),
  };
}

/** Where more is to be read of what a company did; of goods and demands its own list of offers. */
function activityRow(companyId: string, { id, kind, title, time }: Activity) {
  const date = time.slice(0, 10);
  const addresses: Readonly<Record<Activity['kind'], string>> = {
    demand: `${paths.home}#match`,
    offer: companyHref(companyId, 'goods'),
    service: `${paths.servicesMore}?id=${id}`,
    knowledge: `${paths.knowledgeDetails}?id=${id}`,
  };
  return { href: addresses[kind], title: texts.activity(texts.did[kind], title), dateText: date, dateTime: date };
}
