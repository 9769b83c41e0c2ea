import { analyticsPath, ERROR_BREADCRUMB_MAX } from '@jianzhu/domain';

/** The last things that happened before a failure, oldest first. */
export interface Breadcrumbs {
  /** @param what a page's address or the name of what was clicked */
  add(what: string): void;
  list(): readonly string[];
}

/** Keeps the last five (specification section 9); of an address its path without any login parameter. */
export function createBreadcrumbs(max = ERROR_BREADCRUMB_MAX): Breadcrumbs {
  let crumbs: readonly string[] = [];
  return {
    add(what) {
      crumbs = [...crumbs, what.startsWith('/') ? analyticsPath(what) : what].slice(-max);
    },
    list: () => crumbs,
  };
}
