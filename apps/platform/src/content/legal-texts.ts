import './tables.ts';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';

/** A legal text in one of its versions, with the days of all (decision 50). */
export interface LegalText {
  readonly code: string;
  readonly version: number;
  readonly title: string;
  /** `YYYY-MM-DD` */
  readonly effectiveDate: string;
  readonly content: string;
  /** The version in force; null before the day of the first. */
  readonly current: number | null;
  readonly versions: { version: number; effectiveDate: string }[];
}

/**
 * Reads the version asked for, else the one in force: the newest whose day has come; before the first one's day that
 * first one, so that people can read what is announced.
 */
export async function findLegalText(
  transaction: Transaction,
  { code, version }: { readonly code: string; readonly version?: number | undefined },
): Promise<LegalText | undefined> {
  const rows = await transaction
    .selectFrom('legal_text')
    .select([
      'version',
      'effective_date as effectiveDate',
      sql<boolean>`effective_date <= (${businessNow} at time zone 'Asia/Shanghai')::date`.as('isInForce'),
    ])
    .where('code', '=', code)
    .orderBy('version', 'desc')
    .execute();
  const current = rows.find(({ isInForce }) => isInForce)?.version ?? null;
  const wanted = version ?? current ?? rows.at(-1)?.version;
  if (wanted === undefined) return undefined;
  const text = await transaction
    .selectFrom('legal_text')
    .select(['code', 'version', 'title', 'effective_date as effectiveDate', 'content'])
    .where('code', '=', code)
    .where('version', '=', wanted)
    .executeTakeFirst();
  return text && { ...text, current, versions: rows.map(({ isInForce: _, ...row }) => row) };
}
