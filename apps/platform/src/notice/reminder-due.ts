import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether a reminder of an end has come that was not sent: those that were sent are of more days. In a table that keeps
 * the last one in `reminded_days`.
 *
 * @param slots days before the end, as of the domain's `reminderOf`
 */
export const isReminderDue = (slots: readonly number[], daysLeft: RawBuilder<number>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from unnest(${slots}::int[]) as slot
    where ${daysLeft} <= slot and (reminded_days is null or reminded_days > slot))`;
