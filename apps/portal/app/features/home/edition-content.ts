import type { ServerApi } from '../../api/server-api.server.ts';
import { type Edition, ofEdition } from '../../site/edition.ts';

type Content = ServerApi['content'];

interface Paged<Row> {
  readonly records: Row[];
  readonly total: number;
}

/** The most that a list gives at once. */
const most = 100;

type Listing = { readonly query?: { readonly size?: number | string | undefined } } | undefined;

const sizeOf = (input: Listing) => Number(input?.query?.size ?? most);

/**
 * The home page's calls as an edition makes them: a city's edition asks for all there is and keeps what concerns it,
 * as many as were asked for; the province's asks as it did.
 */
export function contentOf(edition: Edition, content: Content): Content {
  if (edition.placesBeyond === null) return content;
  const whole = async <Row>(call: Promise<Row[]>, size = most) => ofEdition(await call, edition).slice(0, size);
  const paged = async <Row, Page extends Paged<Row>>(call: Promise<Page & Paged<Row>>, size: number) => {
    const page = await call;
    const records = ofEdition(page.records, edition);
    return { ...page, records: records.slice(0, size), total: records.length };
  };
  return {
    ...content,
    supplyDemand: (input) =>
      whole(content.supplyDemand({ ...input, query: { ...input?.query, size: most } }), sizeOf(input)),
    articles: (input) => paged(content.articles({ ...input, query: { ...input?.query, size: most } }), sizeOf(input)),
    partyArticles: (input) =>
      paged(content.partyArticles({ ...input, query: { ...input?.query, size: most } }), sizeOf(input)),
    needs: (input) => paged(content.needs({ ...input, query: { ...input?.query, size: most } }), sizeOf(input)),
    salons: (input) => paged(content.salons({ ...input, query: { ...input?.query, size: most } }), sizeOf(input)),
    companies: (input) => paged(content.companies({ ...input, query: { ...input?.query, size: most } }), sizeOf(input)),
    materialPrices: () => whole(content.materialPrices()),
    servicePackages: () => whole(content.servicePackages()),
    abilities: () => whole(content.abilities()),
    districts: (input) => whole(content.districts(input)),
    banners: (input) => whole(content.banners(input)),
    contentList: (input) => whole(content.contentList(input)),
    homeArticle: async () => {
      const [article = null] = ofEdition([await content.homeArticle()], edition);
      return article;
    },
  };
}
