import type { Contract } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { readPriceIndex } from '../deal/price-index.ts';
import { countDeals } from '../deal/public-figures.ts';
import { anyone, type ContextHandlers } from '../http/handler.ts';
import { countForHome, listSupplyDemand } from '../matching/supply-demand.ts';
import { listNeeds } from '../need/needs.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { videoAddress } from '../objects/video-address.ts';
import { readDictionary } from '../platform-config/queries.ts';
import { listSalons } from '../salon/salons.ts';
import { listCompanies } from '../showcase/companies.ts';
import { findHomeArticle, listArticles } from './articles.ts';
import {
  findPopup,
  listAbilities,
  listBanners,
  listDistricts,
  listPlatformEntries,
  listServicePackages,
} from './home.ts';

import { findReport } from './supervise.ts';

/**
 * Public content: everybody reads the same, so no call looks at who asks. Figures of deals are read as a job: no request
 * sees those of others.
 */
export function contentHandlers(
  database: Database,
  store: Pick<ObjectStore, 'readAddress'>,
): ContextHandlers<Contract['content']> {
  const read = <T>(work: (transaction: Transaction) => Promise<T>) => database.withSession({}, work);
  return {
    dictionary: anyone(({ query }) => read((transaction) => readDictionary(transaction, query.code))),
    districts: anyone(({ query }) => read((transaction) => listDistricts(transaction, query.isShow === 1))),
    banners: anyone(({ params }) => read((transaction) => listBanners(transaction, Number(params.code)))),
    servicePackages: anyone(() => read(listServicePackages)),
    superviseOverview: anyone(async ({ params }) => {
      const overview = await read((transaction) => findReport(transaction, 'overview', params.code));
      return overview ?? null;
    }),
    abilities: anyone(() => read(listAbilities)),
    homeArticle: anyone(() => read(findHomeArticle)),
    popup: anyone(() => read(findPopup)),
    contentList: anyone(() => read(listPlatformEntries)),
    supplyDemand: anyone(({ query }) => read((transaction) => listSupplyDemand(transaction, query))),
    counters: anyone(async () => {
      const deals = await database.withWorker(countDeals);
      return read((transaction) => countForHome(transaction, deals));
    }),
    materialPrices: anyone(() => database.withWorker(readPriceIndex)),
    articles: anyone(({ query }) => read((transaction) => listArticles(transaction, query))),
    salons: anyone(({ query }, { hostName }) =>
      read((transaction) => listSalons(transaction, query, (video) => videoAddress(store, video, hostName))),
    ),
    needs: anyone(({ query }) => read((transaction) => listNeeds(transaction, query))),
    companies: anyone(({ query }) => read((transaction) => listCompanies(transaction, query))),
    partyArticles: anyone(({ query }) =>
      read((transaction) => listArticles(transaction, { ...query, columnCode: 'party', moduleCode: query.modulecode })),
    ),
  };
}
