import type { CompanyType } from '@jianzhu/domain';
import type { PermissionKey } from '@jianzhu/domain/member-center';
import type { Database } from '../db/database.ts';
import type { BusinessMember } from '../http/caller.ts';

/** How much waits, and what of it first. */
export interface Waiting {
  readonly count: number;
  readonly note: string;
}

/** One kind of thing that waits for a member. */
export interface TodoSource {
  readonly key: string;
  readonly label: string;
  /** Page where it is done; while that is not built there is nothing that could be done. */
  readonly path: string;
  /** Shows on the page what waits, and no more; with its `?`. */
  readonly query?: string;
  readonly side: CompanyType | 'both';
  /** Without it there is nothing to do for the member. */
  readonly permission?: PermissionKey;
  readonly count: (database: Database, caller: BusinessMember) => Promise<Waiting>;
}
