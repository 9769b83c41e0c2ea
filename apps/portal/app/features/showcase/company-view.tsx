import { ButtonLink } from '@jianzhu/ui';
import { CompanyLogo, OfferPanel } from '@jianzhu/ui/companies';
import { ProfilePage } from '@jianzhu/ui/pages';
import { conversationAddress } from '../../chat/conversation-address.ts';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { UnloadedPublic } from '../../record/unloaded-public.tsx';
import { PrintButton } from '../../shell/print-button.tsx';
import { ShareButton } from '../../shell/share-button.tsx';
import type { PublicPage } from '../../site/public-page.server.ts';
import { CompanyContact } from './company-contact.tsx';
import { companyHref } from './company-entry.ts';
import { aboutCompany } from './company-meta.ts';
import { offerEntry, partsOf } from './company-parts.tsx';
import { type CompanyTab, companyTabs } from './company-tabs.ts';
import { FollowButton } from './follow-button.tsx';
import type { ShownCompany } from './load-companies.server.ts';
import { companyTexts as texts } from './messages.ts';
import { useVisits } from './use-visits.ts';

export interface CompanyViewProps {
  readonly page: PublicPage;
  readonly tab: CompanyTab;
  readonly loaded: LoadedRecord<ShownCompany>;
}

/** 企业详情: one company of the showcase (domain rules 20). */
export function CompanyView({ page, tab, loaded }: CompanyViewProps) {
  if (loaded.kind !== 'ready') {
    const wayOn = { href: paths.companyMore, text: texts.toList };
    return <UnloadedPublic name={page.name} loaded={loaded} wayOn={wayOn} missing={texts.missing} />;
  }
  return <FoundCompany key={loaded.record.id} page={page} company={loaded.record} tab={tab} />;
}

interface FoundCompanyProps {
  readonly page: PublicPage;
  readonly company: ShownCompany;
  readonly tab: CompanyTab;
}

const IN_RAIL = 3;

function FoundCompany({ page, company, tab }: FoundCompanyProps) {
  const { id, name, logo, tags, qualification, isCertified, establishDate, registeredCapital, offers } = company;
  const visits = useVisits(id, company.viewCount);
  const goods = offers.filter(({ kind }) => kind === 'goods');
  return (
    <ProfilePage
      path={[{ name: wayTexts.home, href: paths.home }, { name: texts.list, href: paths.companyMore }, { name }]}
      name={name}
      picture={<CompanyLogo src={logo} size={88} />}
      tags={[
        ...(isCertified ? [{ text: texts.certified, tone: 'success' as const }] : []),
        ...[qualification, ...tags].filter((tag) => tag !== '').map((text) => ({ text, tone: 'neutral' as const })),
      ]}
      figures={[
        { term: texts.foundedAt, value: establishDate === '' ? texts.none : texts.year(establishDate.slice(0, 4)) },
        { term: texts.capital, value: registeredCapital || texts.none },
        { term: texts.certificates, value: texts.amount(company.qualifications.length) },
        { term: texts.projects, value: texts.amount(company.projects.length) },
        { term: texts.goodsAndServices, value: texts.amount(offers.length) },
        { term: texts.visits, value: texts.visitCount(visits) },
      ]}
      tabs={companyTabs(company, tab)}
      actions={
        <>
          <FollowButton id={id} isFollowed={company.isFollowed} />
          <ShareButton address={page.address} title={name} summary={aboutCompany(company)} />
          <PrintButton />
          <ButtonLink href={`${paths.shopPc}?${new URLSearchParams({ businessId: id })}`} variant="line" size="compact">
            {texts.shop}
          </ButtonLink>
          <ButtonLink href={conversationAddress({ contact: { businessId: id } })} size="compact">
            {texts.chat}
          </ButtonLink>
        </>
      }
      parts={partsOf(company, tab)}
      rail={
        <>
          <CompanyContact company={company} known={company.contact} />
          {goods.length > 0 && tab !== 'goods' && (
            <OfferPanel
              title={texts.goods}
              more={{ text: texts.more, href: companyHref(id, 'goods') }}
              offers={goods.slice(0, IN_RAIL).map(offerEntry)}
            />
          )}
        </>
      }
    />
  );
}
