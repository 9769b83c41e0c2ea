import type { CallData } from '@jianzhu/api-client';
import { contentSchemas, type salonSchemas } from '@jianzhu/api-client/schemas';
import { formatDate, type SalonSummary } from '@jianzhu/domain';
import type { SafeHtml } from '@jianzhu/ui/rich-text';
import { sanitizeRichText } from '@jianzhu/ui/rich-text/sanitize';
import type { InferOutput } from 'valibot';
import { type LoadedList, loadList } from '../../record/load-list.server.ts';
import { type LoadedRecord, loadById } from '../../record/load-record.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { contentOfRequest } from '../../site/edition-content.ts';
import { orDefault } from '../../site/start-up.server.ts';
import { monthShown } from './salon-entry.ts';

export type SalonQuery = InferOutput<typeof contentSchemas.salons.query>;
type SalonList = InferOutput<typeof contentSchemas.salons.data>;
export type OwnSignUp = CallData<typeof salonSchemas.mine>[number];
export type SalonDays = CallData<typeof salonSchemas.calendar>;

/** The list of salons and what stands beside it. */
export interface SalonsData {
  readonly query: SalonQuery;
  readonly loaded: LoadedList<SalonList>;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Days with salons, of the month that the calendar begins with. */
  readonly days: SalonDays;
  /** What the member is signed up for; null for a visitor. */
  readonly own: readonly OwnSignUp[] | null;
  readonly replays: readonly SalonSummary[];
}

const REPLAYS_AMONG = 20;
const REPLAYS_BESIDE = 3;

/** The page of salons that the address asks for. */
export async function loadSalons(
  search: URLSearchParams,
  services: RequestServices,
  nowMs: number,
): Promise<SalonsData> {
  const query = readListQuery(contentSchemas.salons.query, search);
  const { salons } = await contentOfRequest(services);
  const today = formatDate(nowMs);
  const over = { status: '已结束', current: 1, size: REPLAYS_AMONG } as const;
  const [loaded, days, own, past] = await Promise.all([
    loadList((asked) => salons({ query: asked }), query, services),
    orDefault(services.api.salon.calendar({ query: { month: monthShown(query, today) } }), [], services.report),
    loadOwn(services),
    orDefault(salons({ query: over }), null, services.report),
  ]);
  const replays = (past?.records ?? []).filter(({ replayUrl }) => replayUrl !== '').slice(0, REPLAYS_BESIDE);
  return { query, loaded, today, days, own, replays };
}

async function loadOwn(services: RequestServices): Promise<readonly OwnSignUp[] | null> {
  const { view } = await services.session();
  return view.kind === 'member' ? orDefault(services.api.salon.mine(), [], services.report) : null;
}

type Found = CallData<typeof salonSchemas.detail>;

/** A salon as its page shows it. */
export interface ShownSalon extends Omit<Found, 'intro' | 'notes'> {
  readonly intro: SafeHtml;
  readonly notes: SafeHtml;
  /** What the member has signed up for; null for a visitor, or for none. */
  readonly own: OwnSignUp | null;
}

/** The salon that the query `salonId` names. */
export function loadSalon(search: URLSearchParams, services: RequestServices): Promise<LoadedRecord<ShownSalon>> {
  const find = async (id: string): Promise<ShownSalon> => {
    const [{ intro, notes, ...salon }, own] = await Promise.all([
      services.api.salon.detail({ query: { id } }),
      loadOwn(services),
    ]);
    return {
      ...salon,
      intro: sanitizeRichText(intro),
      notes: sanitizeRichText(notes),
      own: own?.find(({ salonId }) => salonId === id) ?? null,
    };
  };
  return loadById(search.get('salonId'), find, services);
}
