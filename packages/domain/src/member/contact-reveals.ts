/** How many contacts of others a business is shown in a month, by its level (domain rules 12.2); null without limit. */
const CONTACT_REVEALS: readonly (number | null)[] = [5, 50, 200, null];
const LEAST = 5;

/** @param level of the membership in force; one that there is not has as many as the first */
export function contactReveals(level: number): number | null {
  const most = CONTACT_REVEALS[level];
  return most === undefined ? LEAST : most;
}
