import { BusinessError, type CallData } from '@jianzhu/api-client';
import { contentSchemas, needSchemas } from '@jianzhu/api-client/schemas';
import { BUSINESS_CODES, type District, formatDate, type NeedSummary } from '@jianzhu/domain';
import type { InferOutput } from 'valibot';
import { type LoadedList, loadList } from '../../record/load-list.server.ts';
import { type LoadedRecord, loadById } from '../../record/load-record.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { contentOfRequest } from '../../site/edition-content.ts';
import { orDefault } from '../../site/start-up.server.ts';

type Asked = InferOutput<typeof contentSchemas.needs.query>;
/** What the address asks for; cases are a tab of their own. */
export type NeedQuery = Omit<Asked, 'isCase'> & { readonly isCase?: 1 | undefined };
type NeedList = InferOutput<typeof contentSchemas.needs.data>;
export type OwnQuery = InferOutput<typeof needSchemas.mine.query> & { readonly tab: 'mine' | 'replied' };
export type OwnNeedRow = CallData<typeof needSchemas.mine>['records'][number];
export type OwnOfferRow = CallData<typeof needSchemas.replied>['records'][number];

/** The list that the address asks for: of everybody, or of the member's business. */
export type NeedsData = { readonly today: string } & (
  | {
      readonly tab: 'all';
      readonly query: NeedQuery;
      readonly loaded: LoadedList<NeedList>;
      readonly districts: readonly District[];
    }
  | {
      readonly tab: 'mine';
      readonly query: OwnQuery;
      readonly loaded: LoadedList<CallData<typeof needSchemas.mine>>;
    }
  | {
      readonly tab: 'replied';
      readonly query: OwnQuery;
      readonly loaded: LoadedList<CallData<typeof needSchemas.replied>>;
    }
  /** A list of members, asked for by a visitor. */
  | { readonly tab: 'login' }
);

/** The page of needs that the address asks for. */
export async function loadNeeds(search: URLSearchParams, services: RequestServices, nowMs: number): Promise<NeedsData> {
  const today = formatDate(nowMs);
  const tab = search.get('tab');
  if (tab === 'mine' || tab === 'replied') {
    const { view } = await services.session();
    if (view.kind !== 'member') return { today, tab: 'login' };
    const query = { ...readListQuery(needSchemas.mine.query, search), tab } as const;
    const { need } = services.api;
    const paging = ({ current, size }: OwnQuery) => ({ query: { current, size } });
    return tab === 'mine'
      ? { today, tab, query, loaded: await loadList((asked) => need.mine(paging(asked)), query, services) }
      : { today, tab, query, loaded: await loadList((asked) => need.replied(paging(asked)), query, services) };
  }
  const { isCase, ...asked } = readListQuery(contentSchemas.needs.query, search);
  const query: NeedQuery = isCase ? { ...asked, isCase: 1, status: undefined } : asked;
  const { needs, districts } = await contentOfRequest(services);
  const [loaded, areas] = await Promise.all([
    loadList((wanted) => needs({ query: wanted }), query, services),
    orDefault(districts({ query: { isShow: 1 } }), [], services.report),
  ]);
  return { today, tab: 'all', query, loaded, districts: areas };
}

type OwnNeed = CallData<typeof needSchemas.own>;

/** A need as its page shows it. */
export interface ShownNeed extends CallData<typeof needSchemas.detail> {
  /** What the member's business may see of it beyond that; null for a visitor, and of a need of others. */
  readonly own: OwnNeed | null;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Of the same type, the newest first. */
  readonly similar: readonly NeedSummary[];
}

const BESIDE = 5;

/** The need that the query `id` names. */
export function loadNeed(
  search: URLSearchParams,
  services: RequestServices,
  nowMs: number,
): Promise<LoadedRecord<ShownNeed>> {
  const find = async (id: string): Promise<ShownNeed> => {
    const own = await loadOwn(id, services);
    const found = own ?? (await services.api.need.detail({ query: { id } }));
    const { needs } = await contentOfRequest(services);
    const asked = { ...(found.needType !== null && { needType: found.needType }), size: BESIDE + 1 };
    const page = await orDefault(needs({ query: asked }), null, services.report);
    const similar = (page?.records ?? []).filter((other) => other.id !== id).slice(0, BESIDE);
    return { ...found, own, today: formatDate(nowMs), similar };
  };
  return loadById(search.get('id'), find, services);
}

const HIDDEN: readonly number[] = [BUSINESS_CODES.notFound.code, BUSINESS_CODES.noPermission.code];

/** Row security says what a business may see; what it may not is read as everybody reads it. */
async function loadOwn(id: string, { api, session, report }: RequestServices): Promise<OwnNeed | null> {
  const { view } = await session();
  if (view.kind !== 'member') return null;
  const asked = api.need.own({ query: { id } }).catch((error) => {
    if (error instanceof BusinessError && HIDDEN.includes(error.code)) return null;
    throw error;
  });
  return orDefault(asked, null, report);
}
