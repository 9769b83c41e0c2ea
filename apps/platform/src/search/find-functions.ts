import { memberMenu } from '@jianzhu/domain/member-center';
import { PAGES } from '@jianzhu/domain/pages';
import type { Member } from '../http/caller.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import type { Hit } from './find-documents.ts';
import { SEARCH_MESSAGES } from './messages.ts';
import { findRanges, fold } from './tokens.ts';

/** Ids of pages of everybody begin here, beyond those of the menu. */
const FIRST_ID = 10_000;
const EVERYTHING = permissionKeys({ roleKeys: [], isOwner: true });

/** What else people call a page, by its path. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  '/user/member-management/member-list': '通讯录 同事 员工',
  '/user/member-management/operation-log': '登录日志 登录记录',
  '/user/password': '登录设备 登录密码 修改密码',
};

/** A page that a search leads to. */
interface FoundPage {
  readonly id: string;
  readonly name: string;
  /** What it belongs to. */
  readonly group: string;
  readonly path: string;
  readonly needLogin: boolean;
}

/** Pages of everybody that stand by themselves; those of the party have no place in every edition. */
const OPEN_PAGES: readonly FoundPage[] = PAGES.flatMap(({ path, name, layout, opening, keeping, ofRecord }, index) =>
  keeping && !opening && !ofRecord && layout !== 'djyl-default'
    ? [{ id: String(FIRST_ID + index), name, group: SEARCH_MESSAGES.openPage, path, needLogin: false }]
    : [],
);

/** Pages of everybody, and those of the member centre that the member may open; all of them to a visitor. */
export function functionsOf(member: Member | undefined): FoundPage[] {
  const keys = member === undefined ? EVERYTHING : member.acting === undefined ? [] : permissionKeys(member.acting);
  const own = memberMenu(keys).flatMap(({ name: group, children }) =>
    children.map(({ id, name, path }) => ({ id, name, group, path, needLogin: true })),
  );
  return [...OPEN_PAGES, ...own];
}

/** Pages whose name, or what else they are called, holds every part. */
export function findFunctions(parts: readonly string[], member: Member | undefined): Hit[] {
  if (parts.length === 0) return [];
  return functionsOf(member)
    .filter(({ name, path }) => parts.every((part) => fold(`${name} ${ALSO_CALLED[path] ?? ''}`).includes(part)))
    .map((page) => toHit(page, parts));
}

function toHit({ id, name, group, path, needLogin }: FoundPage, parts: readonly string[]): Hit {
  return {
    id,
    type: 'function',
    title: name,
    titleRanges: findRanges(name, parts),
    summary: group,
    summaryRanges: findRanges(group, parts),
    image: '',
    price: null,
    publishTime: '',
    url: path,
    needLogin,
  };
}
