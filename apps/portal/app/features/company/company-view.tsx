import { ButtonLink } from '@jianzhu/ui';
import { CompanyLogo, ProjectCards } from '@jianzhu/ui/companies';
import { ProfilePage, SideLinks } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { RichText } from '@jianzhu/ui/rich-text';
import type { ReactNode } from 'react';
import { conversationAddress } from '../../chat/conversation-address.ts';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { UnloadedPublic } from '../../record/unloaded-public.tsx';
import { PrintButton } from '../../shell/print-button.tsx';
import { ShareButton } from '../../shell/share-button.tsx';
import type { PublicPage } from '../../site/public-page.server.ts';
import { CompanyContact } from './company-contact.tsx';
import { aboutCompany } from './company-meta.ts';
import { FollowButton } from './follow-button.tsx';
import type { ShownCompany } from './load-companies.server.ts';
import { companyTexts as texts } from './messages.ts';
import { useVisits } from './use-visits.ts';

export interface CompanyViewProps {
  readonly page: PublicPage;
  readonly loaded: LoadedRecord<ShownCompany>;
}

/** 企业详情: one company of the showcase (domain rules 20). */
export function CompanyView({ page, loaded }: CompanyViewProps) {
  if (loaded.kind !== 'ready') {
    const wayOn = { href: paths.companyMore, text: texts.toList };
    return <UnloadedPublic name={page.name} loaded={loaded} wayOn={wayOn} missing={texts.missing} />;
  }
  return <FoundCompany key={loaded.record.id} page={page} company={loaded.record} />;
}

interface FoundCompanyProps {
  readonly page: PublicPage;
  readonly company: ShownCompany;
}

function FoundCompany({ page, company }: FoundCompanyProps) {
  const { id, name, logo, tags, qualification, isCertified, establishDate, registeredCapital } = company;
  const visits = useVisits(id, company.viewCount);
  return (
    <ProfilePage
      path={[
        { name: wayTexts.home, href: paths.home },
        { name: texts.list, href: paths.companyMore },
        { name: page.name },
      ]}
      name={name}
      picture={<CompanyLogo src={logo} size={84} />}
      tags={[
        ...(isCertified ? [{ text: texts.certified, tone: 'success' as const }] : []),
        ...[qualification, ...tags].filter((tag) => tag !== '').map((text) => ({ text, tone: 'neutral' as const })),
      ]}
      figures={[
        { term: texts.foundedAt, value: establishDate === '' ? texts.none : texts.year(establishDate.slice(0, 4)) },
        { term: texts.capital, value: registeredCapital || texts.none },
        { term: texts.certificates, value: texts.certificateCount(company.qualifications.length) },
        { term: texts.visits, value: texts.visitCount(visits) },
      ]}
      actions={
        <>
          <FollowButton id={id} isFollowed={company.isFollowed} />
          <ShareButton address={page.address} title={name} summary={aboutCompany(company)} />
          <PrintButton />
          <ButtonLink href={conversationAddress({ contact: { businessId: id } })} size="compact">
            {texts.chat}
          </ButtonLink>
        </>
      }
      parts={partsOf(company)}
      rail={
        <>
          <CompanyContact company={company} />
          {company.qualifications.length > 0 && (
            <SideLinks
              framed
              title={texts.certificates}
              links={company.qualifications.map((certificate) => ({
                key: certificate.id,
                text: certificate.categoryName + (certificate.grade === texts.none ? '' : certificate.grade),
                href: `${paths.qualificationDetail}?id=${certificate.id}`,
                note: certificate.expireDate || texts.noEnd,
              }))}
              more={{
                text: texts.allCertificates(company.qualifications.length),
                href: `${paths.qualificationTeleport}?${new URLSearchParams({ keyword: name })}`,
              }}
            />
          )}
        </>
      }
    />
  );
}

function partsOf({ intro, projects, honours, ...company }: ShownCompany) {
  const facts = [
    { term: texts.creditCode, value: company.creditCode },
    { term: texts.legalPerson, value: company.legalPerson },
    { term: texts.mainCategories, value: company.mainCategories.join('、') },
    { term: texts.address, value: company.address },
  ].filter(({ value }) => value !== '');
  const parts: { key: string; title: string; content: ReactNode }[] = [
    { key: 'intro', title: texts.intro, content: <RichText html={intro} /> },
    {
      key: 'register',
      title: texts.register,
      content: <DescriptionList items={facts} />,
    },
  ];
  if (projects.length > 0) {
    parts.push({ key: 'projects', title: texts.projects, content: <ProjectCards projects={projects} /> });
  }
  if (honours.length > 0) {
    const list = (
      <ul>
        {honours.map((honour) => (
          <li key={honour}>{honour}</li>
        ))}
      </ul>
    );
    parts.push({ key: 'honours', title: texts.honours, content: list });
  }
  return parts;
}
