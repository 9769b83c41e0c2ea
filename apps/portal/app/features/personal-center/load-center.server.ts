import type { CompanyType, Notice } from '@jianzhu/domain';
import { findPage } from '@jianzhu/domain/pages';
import type { ServerApi } from '../../api/server-api.server.ts';
import * as paths from '../../paths.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { readSide } from '../../session/side-cookie.ts';
import { orDefault } from '../../site/start-up.server.ts';
import { type Entry, quickEntries } from './quick-entries.ts';

type Answer<Name extends keyof ServerApi['dashboard']> = Awaited<ReturnType<ServerApi['dashboard'][Name]>>;

type InquiryRow = Awaited<ReturnType<ServerApi['inquiry']['list']>>['records'][number];
type QuotationRow = Awaited<ReturnType<ServerApi['quotation']['list']>>['records'][number];

/** What the company has dealt with last on this side; `rows` are null where the platform could not be asked. */
export type Recent =
  | { readonly side: 'require'; readonly rows: readonly InquiryRow[] | null; readonly serverTime: string }
  | { readonly side: 'supply'; readonly rows: readonly QuotationRow[] | null; readonly serverTime: string };

/** What 个人中心 shows; null where the platform could not be asked. */
export interface Center {
  readonly overview: Answer<'overview'> | null;
  readonly todos: Answer<'todo'> | null;
  readonly trend: Answer<'trend'> | null;
  readonly notices: readonly Notice[] | null;
  readonly recent: Recent | null;
  readonly entries: readonly Entry[];
  /** Page on which a membership goes on; null while there is none, or the member may not buy. */
  readonly renewHref: string | null;
  /** When it was read: 今天 and 昨天 are told from here, the same on server and in the browser. */
  readonly readAtMs: number;
}

const NOTICES = 5;
const RECENT = { current: 1, size: 5 } as const;

/** Asks for all parts at once; one that fails leaves the others alone. */
export async function loadCenter(request: Request, services: RequestServices): Promise<Center> {
  const { api, session, report } = services;
  const side = readSide(request.headers.get('cookie'));
  // So that the calls say for which company they are.
  const { view } = await session();
  const granted = view.kind === 'member' ? (view.userInfo?.permissionKeys ?? []) : [];
  const [overview, todos, trend, notices, recent] = await Promise.all([
    orDefault(api.dashboard.overview(), null, report),
    orDefault(api.dashboard.todo({ query: { side } }), null, report),
    orDefault(api.dashboard.trend({ query: { side } }), null, report),
    orDefault(api.messageCenter.list({ query: { current: 1, size: NOTICES } }), null, report),
    loadRecent(side, granted, services),
  ]);
  return {
    overview,
    todos,
    trend,
    notices: notices?.records ?? null,
    recent,
    renewHref: renewHref(granted),
    entries: quickEntries(granted, side),
    readAtMs: Date.now(),
  };
}

/** Null for who may not see them. */
async function loadRecent(
  side: CompanyType,
  granted: readonly string[],
  { api, report }: RequestServices,
): Promise<Recent | null> {
  if (side === 'require') {
    if (!granted.includes('inquiry_view')) return null;
    const page = await orDefault(api.inquiry.list({ query: RECENT }), null, report);
    return { side, rows: page?.records ?? null, serverTime: page?.serverTime ?? '' };
  }
  if (!granted.includes('quotation_view')) return null;
  const page = await orDefault(api.quotation.list({ query: RECENT }), null, report);
  return { side, rows: page?.records ?? null, serverTime: page?.serverTime ?? '' };
}

const renewHref = (granted: readonly string[]): string | null =>
  granted.includes('vip_buy') && findPage(paths.buyVip)?.opening === false ? paths.buyVip : null;
