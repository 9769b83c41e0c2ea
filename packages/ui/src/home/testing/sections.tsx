import type { ReactNode } from 'react';
import { EnterpriseStyleSection } from '../enterprise-style/enterprise-style-section.tsx';
import { MatchingSection } from '../matching/matching-section.tsx';
import { NewsSection } from '../news/news-section.tsx';
import { PartySection } from '../party/party-section.tsx';
import { PlatformsSection } from '../platforms/platforms-section.tsx';
import { ResearchSection } from '../research/research-section.tsx';
import type { SectionContent, SectionKey } from '../section/section-content.ts';
import { ServicesSection } from '../services/services-section.tsx';
import { SupervisionSection } from '../supervision/supervision-section.tsx';
import * as sample from './sample-content.ts';

/** Gives a section its sample data, or another state in the place of it. */
export type ContentOf = <Data>(data: Data) => SectionContent<Data>;

export const ready: ContentOf = (data) => ({ status: 'ready', data });

const more = { href: '/more' };

/** Every section of the home page, by key in page order. */
export const sections: Readonly<Record<SectionKey, (content: ContentOf) => ReactNode>> = {
  'supply-demand': (content) => <MatchingSection content={content(sample.matching)} more={more} />,
  platforms: (content) => <PlatformsSection content={content(sample.platforms)} more={more} />,
  services: (content) => <ServicesSection content={content(sample.services)} more={more} />,
  supervision: (content) => <SupervisionSection content={content(sample.supervision)} more={more} />,
  news: (content) => <NewsSection content={content(sample.news)} more={more} />,
  'enterprise-style': (content) => <EnterpriseStyleSection content={content(sample.enterpriseStyle)} more={more} />,
  research: (content) => <ResearchSection content={content(sample.research)} more={more} />,
  party: (content) => <PartySection content={content(sample.party)} more={more} />,
};
