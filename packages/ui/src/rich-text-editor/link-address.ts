/**
 * Reads the address of a link as it is typed: without a scheme it is taken for https. Null when it is no address of a
 * web page over https.
 */
export function readLinkAddress(text: string): string | null {
  const typed = text.trim();
  const withScheme = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed.replace(/^\/+/, '')}`;
  if (!URL.canParse(withScheme)) return null;
  const address = new URL(withScheme);
  if (address.protocol !== 'https:' || address.username !== '') return null;
  return /^[^.]+(?:\.[^.]+)+$/.test(address.hostname) ? address.href : null;
}
