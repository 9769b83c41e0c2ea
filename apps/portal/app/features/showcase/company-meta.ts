import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import type { PublicPage } from '../../site/public-page.server.ts';
import { shareMeta } from '../../site/share-meta.ts';
import type { ShownCompany } from './load-companies.server.ts';
import { companyTexts as texts } from './messages.ts';

/** A company in one line: where it is, what it may do and what it deals in. */
export function aboutCompany({ regionName, qualification, mainCategories }: ShownCompany): string {
  return [regionName, qualification, mainCategories.join('、')].filter((part) => part !== '').join('，');
}

/** What other sites are told of a company; of one that is not there, the page's name. */
export function companyMeta(page: PublicPage, loaded: LoadedRecord<ShownCompany>) {
  if (loaded.kind !== 'ready') return shareMeta(page);
  const { name, logo, address, establishDate } = loaded.record;
  const image = logo === '' ? undefined : new URL(logo, page.address).href;
  return shareMeta({
    ...page,
    name,
    description: aboutCompany(loaded.record),
    ...(image && { image }),
    way: [{ name: texts.list, address: new URL(paths.companyMore, page.address).href }],
    subject: {
      '@type': 'Organization',
      name,
      url: page.address,
      address,
      ...(establishDate && { foundingDate: establishDate }),
      ...(image && { logo: image }),
    },
  });
}
