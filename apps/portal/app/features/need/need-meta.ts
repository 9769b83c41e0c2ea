import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import type { PublicPage } from '../../site/public-page.server.ts';
import { shareMeta } from '../../site/share-meta.ts';
import type { ShownNeed } from './load-needs.server.ts';
import { aboutNeed } from './need-view.tsx';

/** What other sites are told of a need; of one that is not there, the page's name. */
export function needMeta(page: PublicPage, loaded: LoadedRecord<ShownNeed>) {
  if (loaded.kind !== 'ready') return shareMeta(page);
  const { title, demand, regionName, createTime, deadline } = loaded.record;
  return shareMeta({
    ...page,
    name: title,
    description: aboutNeed(loaded.record),
    way: [{ name: page.name, address: new URL(paths.needCases, page.address).href }],
    subject: {
      '@type': 'Demand',
      name: title,
      availabilityStarts: createTime.slice(0, 10),
      availabilityEnds: deadline,
      areaServed: regionName,
      itemOffered: { '@type': 'Service', serviceType: demand },
    },
  });
}
