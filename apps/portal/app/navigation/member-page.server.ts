import type { CompanyType } from '@jianzhu/domain';
import { permissionLabel, permissionPlace } from '@jianzhu/domain/member-center';
import { findPage, type Page, type PageAccess, pageAccess, pageKeys, pageName } from '@jianzhu/domain/pages';
import type { ServerApi } from '../api/server-api.server.ts';
import type { RequestServices } from '../request-services.server.ts';
import { readSide } from '../session/side-cookie.ts';
import { orDefault } from '../site/start-up.server.ts';

/** A permission in words: what it allows, and where the role page has it. */
interface MissingPermission {
  readonly label: string;
  readonly place: string;
}

type PageRequest = Awaited<ReturnType<ServerApi['pageRequest']['detail']>>;

/** What a page of the member centre is to this member, on the side that the request was made for. */
export interface MemberPage {
  readonly path: string;
  readonly name: string;
  /** `second-factor`: the company asks for one that the member has not turned on. */
  readonly access: PageAccess | 'second-factor';
  /** What the member would have to be allowed, any one of them; empty while the page opens. */
  readonly missing: readonly MissingPermission[];
  readonly side: CompanyType;
  /** The list that it belongs to. */
  readonly list: { readonly name: string; readonly href: string } | null;
}

/**
 * The page that is asked for. It opens while the member's keys are not known: every call behind it asks for its own
 * permission. Null for an address that is no page.
 */
export async function loadMemberPage(
  request: Request,
  url: URL,
  { session }: RequestServices,
): Promise<MemberPage | null> {
  const page = findPage(url.pathname);
  if (page === null) return null;
  const side = readSide(request.headers.get('cookie'));
  const { view } = await session();
  const keys = pageKeys(page, side);
  const granted = view.kind === 'member' ? (view.userInfo?.permissionKeys ?? keys) : [];
  const isDue = view.kind === 'member' && view.userInfo?.isSecondFactorDue === true && keys.length > 0;
  const byKeys = pageAccess(page, granted, side);
  const access = isDue && byKeys !== 'no-permission' ? 'second-factor' : byKeys;
  return {
    path: page.path,
    name: pageName(page, side),
    access,
    missing:
      access === 'no-permission'
        ? keys.map((key) => ({ label: permissionLabel(key), place: permissionPlace(key) }))
        : [],
    side,
    list: listOf(page, side),
  };
}

/** Who can open a closed page to the member, and whether they were asked today; null when nobody could tell. */
export async function loadPageRequest(
  { access, path }: MemberPage,
  { api, report }: RequestServices,
): Promise<PageRequest | null> {
  if (access !== 'no-permission') return null;
  return orDefault(api.pageRequest.detail({ query: { path } }), null, report);
}

function listOf({ within }: Page, side: CompanyType): MemberPage['list'] {
  const list = within === undefined ? null : findPage(within);
  return list && { name: pageName(list, side), href: list.path };
}
