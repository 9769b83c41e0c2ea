import { UNKNOWN_ROUTE } from '@jianzhu/domain';
import { loadDeadlineFile } from '../features/deadline/load-deadlines.server.ts';
import { salonCalendar } from '../features/salon/salon-calendar.ts';
import { type CalendarEntry, calendarFile } from '../record/calendar-file.ts';
import { type LoadedRecord, loadById } from '../record/load-record.server.ts';
import { type RequestServices, requestServices } from '../request-services.server.ts';
import { readSide } from '../session/side-cookie.ts';
import { deadlineFile, salonDetail } from '../site/salon-paths.ts';
import type { Route } from './+types/calendars';

const SALON = /^\/calendars\/salon-(\d{1,20})\.ics$/;
const UNAVAILABLE = 503;

/** What is to be done: a salon for the calendar of who comes to it, or a member's deadlines for her own. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(requestServices);
  const loaded =
    url.pathname === deadlineFile
      ? await loadDeadlineFile(readSide(request.headers.get('cookie')), services)
      : await loadSalon(SALON.exec(url.pathname)?.[1] ?? null, services);
  if (loaded.kind === 'failed') return new Response(null, { status: UNAVAILABLE });
  if (loaded.kind === 'missing') return new Response(UNKNOWN_ROUTE.message, { status: UNKNOWN_ROUTE.status });
  return new Response(calendarFile(loaded.record, Date.now()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${url.pathname.split('/').at(-1)}"`,
      // What is in it is for one member alone.
      ...(url.pathname === deadlineFile && { 'cache-control': 'no-store' }),
    },
  });
}

async function loadSalon(
  id: string | null,
  services: RequestServices,
): Promise<LoadedRecord<readonly CalendarEntry[]>> {
  const { detail } = services.api.salon;
  const loaded = await loadById(id, (of) => detail({ query: { id: of } }), services);
  if (loaded.kind !== 'ready') return loaded;
  return { kind: 'ready', record: [salonCalendar(loaded.record, services.origin + salonDetail(loaded.record.id))] };
}
