/**
 * Which reminder of an end is due: the one of the fewest days that have come; null before the first and after the end.
 * One that was sent already is for whoever keeps what was sent.
 *
 * @param slots days before the end, the most first
 * @param daysLeft until the last day, 0 on it
 */
export function reminderOf(slots: readonly number[], daysLeft: number): number | null {
  return daysLeft < 0 ? null : (slots.findLast((days) => daysLeft <= days) ?? null);
}
