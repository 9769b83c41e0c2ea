import { UNKNOWN_ROUTE } from '@jianzhu/domain';
import { calendarFile } from '../features/salon/calendar-file.ts';
import { loadById } from '../record/load-record.server.ts';
import { requestServices } from '../request-services.server.ts';
import { salonDetail } from '../site/salon-paths.ts';
import type { Route } from './+types/calendars';

const FILE = /^\/calendars\/salon-(\d{1,20})\.ics$/;
const UNAVAILABLE = 503;

/** A salon for the calendar of who comes to it. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(requestServices);
  const { detail } = services.api.salon;
  const loaded = await loadById(FILE.exec(url.pathname)?.[1] ?? null, (id) => detail({ query: { id } }), services);
  if (loaded.kind === 'failed') return new Response(null, { status: UNAVAILABLE });
  if (loaded.kind === 'missing') return new Response(UNKNOWN_ROUTE.message, { status: UNKNOWN_ROUTE.status });
  const address = services.origin + salonDetail(loaded.record.id);
  return new Response(calendarFile(loaded.record, address, Date.now()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="salon-${loaded.record.id}.ics"`,
    },
  });
}
