/** Where everybody sees whether a certificate holds, by its number (domain rules 21). @param origin of a portal; '' for an address within it */
export function certificateCheckAddress(number: string, origin = ''): string {
  return `${origin}/default/qualification/verify?keyword=${encodeURIComponent(number)}`;
}
