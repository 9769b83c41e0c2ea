/** The scheme by which browsers come. */
export type PublicProtocol = 'http' | 'https';

/** Under https browsers come back by https for a year, to the names below ours too. */
export function transportSecurity(protocol: PublicProtocol): Readonly<Record<string, string>> {
  return protocol === 'https' ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {};
}
