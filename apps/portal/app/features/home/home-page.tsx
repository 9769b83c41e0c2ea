import {
  EnterpriseStyleSection,
  MatchingSection,
  MiddleBanner,
  NewsSection,
  PartySection,
  PlatformsSection,
  ResearchSection,
  ServicesSection,
  SupervisionSection,
} from '@jianzhu/ui/home';
import * as paths from '../../paths.ts';
import { IdlePopup } from './idle-popup.tsx';
import type { HomeData } from './load-home.server.ts';

/** The eight sections of the home page in the order of specification section 1. */
export function HomePage({ data }: { readonly data: HomeData }) {
  return (
    <>
      <MatchingSection content={data.matching} more={{ href: paths.myQuotation }} />
      <PlatformsSection content={data.platforms} more={{ href: paths.digitalPlatform }} />
      <ServicesSection content={data.services} more={{ href: paths.servicesMore }} />
      <SupervisionSection content={data.supervision} more={{ href: paths.digitalPlatform }} />
      {data.middleBanner && <MiddleBanner {...data.middleBanner} />}
      <NewsSection content={data.news} more={{ href: paths.newsList }} />
      <EnterpriseStyleSection content={data.enterpriseStyle} more={{ href: paths.companyMore }} />
      <ResearchSection content={data.research} more={{ href: `${paths.newsList}?columnCode=research` }} />
      <PartySection content={data.party} more={{ href: paths.partyNewsMore }} />
      <IdlePopup />
    </>
  );
}
