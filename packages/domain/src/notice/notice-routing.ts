import { isOpenable, ownPath, type TrustedSites } from '../cross-site/shared-address.ts';
import type { Notice } from './notice.ts';

/** Ways to open the page of a notice (specification 4, "Notice click routing"). */
export type NoticeOpening = 'shared-window' | 'shared' | 'shared-center' | 'in-app';

/** What a click on a notice opens; `reason` says why nothing opens. Marking it read is independent of this. */
export type NoticeAction =
  | { readonly kind: NoticeOpening; readonly address: string }
  | { readonly kind: 'none'; readonly reason: 'switch-type' | 'jump-type' | 'page-source' | 'address' };

/** Switch types that decide alone, before jump type and page source are looked at. */
const BY_SWITCH_TYPE: ReadonlyMap<number | null, 'none' | 'shared-window'> = new Map([
  [66, 'none'],
  [11, 'none'],
  [1, 'shared-window'],
  [47, 'shared-window'],
  [125, 'shared-window'],
]);

/** Jump types after which nothing further happens. */
const CLOSED_JUMP_TYPES: ReadonlySet<number | null> = new Set([2, 3]);

/** Jump type that appends the record's id to the address. */
const JUMP_TYPE_WITH_RECORD = 1;

/** `optId` of a notice without a record. */
const NO_RECORD = '-1';

const BY_PAGE_SOURCE: ReadonlyMap<number | null, NoticeOpening> = new Map([
  [0, 'in-app'],
  [1, 'shared'],
  [2, 'shared-center'],
  [3, 'in-app'],
]);

function recordSuffix(notice: Notice): string {
  return notice.jumpType === JUMP_TYPE_WITH_RECORD && notice.optId !== NO_RECORD ? notice.optId : '';
}

function open(kind: NoticeOpening, notice: Notice, suffix: string, sites: TrustedSites): NoticeAction {
  if (notice.jumpUrl === '') return { kind: 'none', reason: 'address' };
  // Plain concatenation: the server writes jumpUrl so that the id only has to follow it.
  const address = notice.jumpUrl + suffix;
  if (kind !== 'in-app') return isOpenable(address, sites) ? { kind, address } : { kind: 'none', reason: 'address' };
  const path = ownPath(address, sites);
  return path === null ? { kind: 'none', reason: 'address' } : { kind, address: path };
}

/**
 * What a click on a notice opens. The order decides: switch type, jump type, page source.
 *
 * @param sites a page outside this portal is never navigated to inside the app, and an unsafe address not at all
 */
export function routeNotice(notice: Notice, sites: TrustedSites): NoticeAction {
  const bySwitchType = BY_SWITCH_TYPE.get(notice.switchType);
  if (bySwitchType === 'none') return { kind: 'none', reason: 'switch-type' };
  if (bySwitchType !== undefined) return open(bySwitchType, notice, notice.id, sites);
  if (CLOSED_JUMP_TYPES.has(notice.jumpType)) return { kind: 'none', reason: 'jump-type' };
  const byPageSource = BY_PAGE_SOURCE.get(notice.pageSource);
  if (byPageSource === undefined) return { kind: 'none', reason: 'page-source' };
  return open(byPageSource, notice, recordSuffix(notice), sites);
}
