import type { Menu } from '@jianzhu/domain';
import { memberMenu } from '@jianzhu/domain/member-center';
import type { Member } from '../http/caller.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import type { Hit } from './find-documents.ts';
import { findRanges, fold } from './tokens.ts';

const EVERYTHING = permissionKeys({ roleKeys: [], isOwner: true });

/** Pages of the member centre that the member may open; all of them to a visitor. */
function functionsOf(member: Member | undefined) {
  const keys = member === undefined ? EVERYTHING : member.acting === undefined ? [] : permissionKeys(member.acting);
  return memberMenu(keys).flatMap((group) => group.children.map((entry) => ({ group, entry })));
}

/** What the pages are called that the member may open. */
export const functionNames = (member: Member | undefined): string[] =>
  functionsOf(member).map(({ entry }) => entry.name);

/** Pages of the member centre whose name holds every part. */
export function findFunctions(parts: readonly string[], member: Member | undefined): Hit[] {
  if (parts.length === 0) return [];
  return functionsOf(member)
    .filter(({ entry }) => parts.every((part) => fold(entry.name).includes(part)))
    .map(({ group, entry }) => toHit(group, entry, parts));
}

function toHit(group: Menu, entry: Menu, parts: readonly string[]): Hit {
  return {
    id: entry.id,
    type: 'function',
    title: entry.name,
    titleRanges: findRanges(entry.name, parts),
    summary: group.name,
    summaryRanges: findRanges(group.name, parts),
    image: '',
    price: null,
    publishTime: '',
    url: entry.path,
    needLogin: true,
  };
}
