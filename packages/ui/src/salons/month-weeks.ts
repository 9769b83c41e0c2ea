/** A month, `YYYY-MM`. */
export type Month = string;

const DAYS = 7;
/** Always as many, so that nothing below moves. */
const WEEKS = 6;

const monthOf = (date: Date): Month => date.toISOString().slice(0, 7);

/** A month so many months later. */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + count, 1)));
}

/** Six weeks from Monday on that begin with the one of the first of the month; days are `YYYY-MM-DD`. */
export function weeksOf(month: Month): readonly (readonly string[])[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const sinceMonday = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + DAYS - 1) % DAYS;
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS }, (_, day) =>
      new Date(Date.UTC(year, number - 1, 1 - sinceMonday + week * DAYS + day)).toISOString().slice(0, 10),
    ),
  );
}
