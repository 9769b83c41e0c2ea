import './tables.ts';
import { SUPERVISE_TYPES, type SuperviseData, type SuperviseType } from '@jianzhu/domain';
import * as v from 'valibot';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';

/** What the supervision platform last reported of a type for a region; undefined for a region without a report. */
export async function findReport<Type extends SuperviseType>(
  transaction: Transaction,
  type: Type,
  regionCode: string,
): Promise<SuperviseData<Type> | undefined> {
  const row = await transaction
    .selectFrom('supervise_report')
    .select(['data', 'update_time'])
    .where('type', '=', type)
    .where('region_code', '=', regionCode)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const reported = { ...row.data, updateTime: timeText(row.update_time) };
  // The schema of the type is looked up by the same name.
  return v.parse(SUPERVISE_TYPES[type].schema, reported) as SuperviseData<Type>;
}
