import { DAY_MS } from '@jianzhu/domain';
/** Where the file of RFC 9116 stands. */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** How long what it says may be relied on, in ms; a year is the most that the RFC wants. */
const validFor = 180 * DAY_MS;

/** Whom to tell of a weakness of this site (RFC 9116). @param contacts addresses as `mailto:`, `https:` or `tel:` */
export function securityText(contacts: readonly string[], origin: string, nowMs: number): string {
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(nowMs + validFor).toISOString()}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${origin}${SECURITY_TEXT_PATH}`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}
