import * as v from 'valibot';
import { code, list, optionalId, text } from '../wire-values.ts';
import type { CompanyType } from './company-type.ts';

/**
 * Node of the member's menu; `code` is its permission key, `sort` its place among its siblings, `side` where
 * in the marketplace it stands (both when missing).
 */
export interface Menu {
  id: string;
  code: string;
  name: string;
  path: string;
  icon: string;
  sort: number | null;
  side?: CompanyType | 'both' | undefined;
  children: Menu[];
}

export const menuSchema: v.GenericSchema<unknown, Menu> = v.object({
  id: optionalId,
  code: text,
  name: text,
  path: text,
  icon: text,
  sort: code,
  side: v.fallback(v.optional(v.picklist(['require', 'supply', 'both'])), undefined),
  children: list(v.lazy(() => menuSchema)),
});

/** A menu of the entries that are shown; a group without an entry is left out. */
export function shownInMenu(menu: readonly Menu[], isShown: (entry: Menu) => boolean): Menu[] {
  return menu
    .map((group): Menu => ({ ...group, children: group.children.filter(isShown) }))
    .filter(({ children }) => children.length > 0);
}

/** What of a menu stands on a side of the marketplace; an entry that names no side stands on both. */
export function menuOfSide(menu: readonly Menu[], side: CompanyType): Menu[] {
  return shownInMenu(menu, (entry) => (entry.side ?? 'both') === 'both' || entry.side === side);
}
