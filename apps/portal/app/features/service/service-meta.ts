import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import type { PublicPage } from '../../site/public-page.server.ts';
import { offerOf, shareMeta } from '../../site/share-meta.ts';
import type { ShownService } from './load-services.server.ts';
import { aboutService } from './service-view.tsx';

/** What other sites are told of a service; of one that is not there, the page's name. */
export function serviceMeta(page: PublicPage, loaded: LoadedRecord<ShownService>) {
  if (loaded.kind !== 'ready') return shareMeta(page);
  const { title, cover, company, price } = loaded.record;
  const image = cover === '' ? undefined : new URL(cover, page.address).href;
  return shareMeta({
    ...page,
    name: title,
    description: aboutService(loaded.record),
    ...(image && { image }),
    way: [{ name: page.name, address: new URL(paths.servicesMore, page.address).href }],
    subject: {
      '@type': 'Service',
      name: title,
      provider: { '@type': 'Organization', name: company.name },
      ...(price !== null && { offers: offerOf(price) }),
    },
  });
}
