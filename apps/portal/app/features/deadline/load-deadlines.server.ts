import { type CompanyType, formatDate } from '@jianzhu/domain';
import { DEADLINE_KINDS } from '@jianzhu/domain/deadlines';
import type { CalendarEntry } from '../../record/calendar-file.ts';
import { type LoadedRecord, loadRecord } from '../../record/load-record.server.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { deadlineRecordHref } from './deadline-links.ts';
import { daysOf, daysOfFile, readDeadlineView } from './deadline-view.ts';
import { deadlineTexts as texts } from './messages.ts';

/** The deadlines of a side that the address asks for. */
export async function loadDeadlines(search: URLSearchParams, side: CompanyType, services: RequestServices) {
  const view = readDeadlineView(search, formatDate(Date.now()));
  const asked = { side, ...daysOf(view, formatDate(Date.now())) };
  return { view, side, loaded: await loadRecord(() => services.api.deadline.list({ query: asked }), services) };
}

export type LoadedDeadlines = Awaited<ReturnType<typeof loadDeadlines>>;

/** The deadlines of a side for another calendar, with a reminder two hours before each. */
export async function loadDeadlineFile(
  side: CompanyType,
  services: RequestServices,
): Promise<LoadedRecord<readonly CalendarEntry[]>> {
  const asked = { side, ...daysOfFile(formatDate(Date.now())) };
  const loaded = await loadRecord(() => services.api.deadline.list({ query: asked }), services);
  if (loaded.kind !== 'ready') return loaded;
  const record = loaded.record.deadlines.map((deadline) => ({
    uid: `${deadline.kind}-${deadline.id}`,
    begin: deadline.time,
    end: '',
    title: texts.entry(DEADLINE_KINDS[deadline.kind].label, deadline.title),
    address: services.origin + deadlineRecordHref(deadline, side),
    remind: '-PT2H',
  }));
  return { kind: 'ready', record };
}
