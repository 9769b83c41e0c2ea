import { machineTime } from '../../record/dates.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import type { PublicPage } from '../../site/public-page.server.ts';
import { shareMeta } from '../../site/share-meta.ts';
import type { ShownSalon } from './load-salons.server.ts';
import { salonTexts as texts } from './messages.ts';
import { placeOf, whenAndWhere } from './salon-entry.ts';
import type { SalonViewProps } from './salon-view.tsx';

/** What other sites are told of a salon; of one that is not there, the page's name. */
export function salonMeta(page: PublicPage, loaded: LoadedRecord<ShownSalon>, list: SalonViewProps['list']) {
  if (loaded.kind !== 'ready') return shareMeta({ ...page, name: texts.detail });
  const salon = loaded.record;
  const { title, kind, cover, beginTime, endTime, organizer } = salon;
  const image = cover === '' ? undefined : new URL(cover, page.address).href;
  const place = placeOf(salon);
  return shareMeta({
    ...page,
    name: title,
    description: whenAndWhere(salon),
    ...(image && { image }),
    way: [{ name: list.name, address: new URL(list.href, page.address).href }],
    subject: {
      '@type': 'Event',
      name: title,
      startDate: machineTime(beginTime),
      endDate: machineTime(endTime),
      eventAttendanceMode: `https://schema.org/${kind === '线上' ? 'Online' : 'Offline'}EventAttendanceMode`,
      location:
        kind === '线上'
          ? { '@type': 'VirtualLocation', url: page.address }
          : { '@type': 'Place', name: place, address: place },
      organizer: { '@type': 'Organization', name: organizer },
      ...(image && { image: [image] }),
    },
  });
}
