import type { CompanyType } from '@jianzhu/domain';
import type { PermissionKey } from '@jianzhu/domain/member-center';
import type { RawBuilder } from 'kysely';

/** Something that happens day by day; row security says to whom. */
export interface TrendSource {
  readonly key: string;
  readonly words: { readonly label: string; readonly unit: string };
  /** Missing: both. */
  readonly side?: CompanyType;
  readonly permission?: PermissionKey;
  /** Rows with the instant `at` of each happening. */
  readonly happenings: RawBuilder<unknown>;
  /** What the rows of a day come to; missing: how many they are. */
  readonly measure?: RawBuilder<unknown>;
  /** How many of what the rows count make one of what is shown. */
  readonly scale?: number;
}
