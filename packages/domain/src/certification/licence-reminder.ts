/** Days before the end of a licence on which its company is reminded (N406). */
const REMINDED_AT = [30, 7, 0] as const;

/**
 * The reminder that is due: the smallest of `REMINDED_AT` that has come and was not sent yet; null while none is.
 *
 * @param daysLeft until the last day of the licence; 0 on it
 * @param reminded the smallest that was sent; null for none
 */
export function dueReminder(daysLeft: number, reminded: number | null): number | null {
  const due = REMINDED_AT.filter((day) => daysLeft <= day).at(-1);
  return due === undefined || daysLeft < 0 || (reminded !== null && reminded <= due) ? null : due;
}
