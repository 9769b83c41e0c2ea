import { BANNER_PLACE, NEWS_COLUMNS, type PlatformConfig, type SiblingSite } from '@jianzhu/domain';
import type {
  EnterpriseStyleData,
  MatchingData,
  NewsData,
  PartyData,
  PlatformTile,
  ResearchData,
  SectionContent,
  ServicesData,
  SupervisionData,
} from '@jianzhu/ui/home';
import type { ServerApi } from '../../api/server-api.server.ts';
import { editionOf } from '../../site/edition.ts';
import { contentOf } from '../../site/edition-content.ts';
import type { FailureReport } from '../../site/start-up.server.ts';
import { companyCount, enterpriseStyleData } from './enterprise-style.ts';
import { matchingData, rowsPerSide } from './matching.ts';
import { type MiddleBannerData, middleBanner } from './middle-banner.ts';
import { newsData, newsRows, salonRows } from './news.ts';
import { partyData, partyNewsModule, partyRows } from './party.ts';
import { platformTiles } from './platforms.ts';
import { researchData } from './research.ts';
import { sectionOf } from './section-call.ts';
import { needCount, servicesData } from './services.ts';
import { supervisionData } from './supervision.ts';

/** What the home page shows, section by section, ready to be read. */
export interface HomeData {
  readonly matching: SectionContent<MatchingData>;
  readonly platforms: SectionContent<readonly PlatformTile[]>;
  readonly services: SectionContent<ServicesData>;
  readonly supervision: SectionContent<SupervisionData>;
  readonly middleBanner: MiddleBannerData | null;
  readonly news: SectionContent<NewsData>;
  readonly enterpriseStyle: SectionContent<EnterpriseStyleData>;
  readonly research: SectionContent<ResearchData>;
  readonly party: SectionContent<PartyData>;
}

export interface HomeRequest {
  readonly api: Pick<ServerApi, 'content'>;
  readonly config: PlatformConfig | null;
  /** The way to a sibling's start page. */
  readonly siteOf: (site: SiblingSite) => string;
  readonly report: FailureReport;
}

/**
 * Makes every call of the home page at once (specification section 7, "Home content") and shapes the answers. A section
 * whose call fails says so; the others stand.
 */
export async function loadHome({ api, config, siteOf, report }: HomeRequest): Promise<HomeData> {
  const edition = editionOf(config);
  const content = contentOf(edition, api.content);
  const counters = shared(content.counters());
  const section = <Data>(key: Parameters<typeof sectionOf>[0], load: () => Promise<Data>) =>
    sectionOf(key, load, report);
  const orEmpty = <Item>(answer: Promise<readonly Item[]>): Promise<readonly Item[]> =>
    answer.catch((error: unknown) => {
      report({ error, degrades: true });
      return [];
    });
  const articles = (columnCode: string, size: number) =>
    content.articles({ query: { columnCode, size } }).then(({ records }) => records);

  const [matching, platforms, services, supervision, banner, news, enterpriseStyle, research, party] =
    await Promise.all([
      section('supply-demand', async () => {
        const side = (name: 'require' | 'supply') =>
          content.supplyDemand({ query: { tab: 'material', side: name, size: rowsPerSide } });
        const [demands, offers, prices] = await Promise.all([
          side('require'),
          side('supply'),
          content.materialPrices(),
        ]);
        return matchingData({ demands, offers, prices, counters: await counters });
      }),
      section('platforms', async () => {
        return platformTiles(await content.contentList({ query: { code: 'cypt_list' } }), siteOf);
      }),
      section('services', async () => {
        const [packages, needs] = await Promise.all([
          content.servicePackages(),
          content.needs({ query: { size: needCount } }),
        ]);
        return servicesData({ packages, needs: needs.records, counters: await counters });
      }),
      section('supervision', async () => {
        return supervisionData(await content.superviseOverview({ params: { code: edition.regionCode } }));
      }),
      orEmpty(content.banners({ params: { code: BANNER_PLACE.homeMiddle } })),
      section('news', async () => {
        const [columns, homeArticle, salons] = await Promise.all([
          Promise.all(NEWS_COLUMNS.map(({ code }) => articles(code, newsRows))),
          content.homeArticle(),
          content.salons({ query: { size: salonRows } }),
        ]);
        return newsData({ columns, homeArticle, salons: salons.records });
      }),
      section('enterprise-style', async () => {
        const [{ records: companies, total }, districts, labels, memberArea] = await Promise.all([
          content.companies({ query: { size: companyCount } }),
          content.districts({ query: { isShow: 1 } }),
          // Rows beside what the section is for: without them it stands.
          orEmpty(content.dictionary({ query: { code: 'business_label' } })),
          orEmpty(content.dictionary({ query: { code: 'industry_member_area' } })),
        ]);
        return enterpriseStyleData({ companies, total, districts, labels, memberArea });
      }),
      section('research', async () => {
        const [abilities, activities, [article]] = await Promise.all([
          content.abilities(),
          content.dictionary({ query: { code: 'industry_excellence_creation_activities' } }),
          articles('research', 1),
        ]);
        return researchData({ abilities, activities, article });
      }),
      section('party', async () => {
        const { records } = await content.partyArticles({ query: { modulecode: partyNewsModule, size: partyRows } });
        return partyData(records);
      }),
    ]);
  return {
    matching,
    platforms,
    services,
    supervision,
    middleBanner: middleBanner(banner),
    news,
    enterpriseStyle,
    research,
    party,
  };
}

/** A promise that several wait for; that nobody does yet is no reason to end the process. */
function shared<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  return promise;
}
