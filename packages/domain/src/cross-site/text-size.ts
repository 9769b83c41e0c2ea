/** Cookie with the visitor's choice of text size, and its one value. Every site under its domain may follow it. */
export const TEXT_SIZE_COOKIE = { name: 'Text-Size', large: 'large' } as const;

const chosen = new RegExp(`(?:^|;)\\s*${TEXT_SIZE_COOKIE.name}\\s*=\\s*${TEXT_SIZE_COOKIE.large}\\s*(?:;|$)`);

/** Whether a Cookie header says that the visitor has chosen large text. */
export function asksForLargeText(cookies: string | null | undefined): boolean {
  return chosen.test(cookies ?? '');
}
