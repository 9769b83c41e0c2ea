import type { ServerApi } from '../api/server-api.server.ts';
import type { RequestServices } from '../request-services.server.ts';
import { type Edition, editionOf, ofEdition } from './edition.ts';

type Content = ServerApi['content'];

/** The most that a list gives at once. */
const most = 100;

type Listing = { readonly query?: { readonly size?: number | string | undefined } } | undefined;

const sizeOf = (input: Listing) => Number(input?.query?.size ?? most);

/**
 * The calls of public content as an edition makes them. A city's edition has what comes in pages from the platform, which
 * leaves out what does not concern it; of everything else it asks for all there is and keeps what concerns it, as many as
 * were asked for. The province's asks as it did.
 */
export function contentOf(edition: Edition, content: Content): Content {
  if (edition.placesBeyond === null) return content;
  const { platformCode } = edition;
  const whole = async <Row>(call: Promise<Row[]>, size = most) => ofEdition(await call, edition).slice(0, size);
  return {
    ...content,
    supplyDemand: (input) =>
      whole(content.supplyDemand({ ...input, query: { ...input?.query, size: most } }), sizeOf(input)),
    articles: (input) => content.articles({ ...input, query: { ...input.query, platformCode } }),
    partyArticles: (input) => content.partyArticles({ ...input, query: { ...input?.query, platformCode } }),
    needs: (input) => content.needs({ ...input, query: { ...input?.query, platformCode } }),
    salons: (input) => content.salons({ ...input, query: { ...input?.query, platformCode } }),
    companies: (input) => content.companies({ ...input, query: { ...input?.query, platformCode } }),
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

/** Public content as the edition of the request shows it. */
export async function contentOfRequest({ api, platformConfig }: RequestServices): Promise<Content> {
  return contentOf(editionOf(await platformConfig()), api.content);
}
