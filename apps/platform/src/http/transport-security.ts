import { STRICT_TRANSPORT } from '@jianzhu/domain/settings';

/** The scheme by which browsers come. */
export type PublicProtocol = 'http' | 'https';

/** Under https browsers are told to come back by it. */
export function transportSecurity(protocol: PublicProtocol): Readonly<Record<string, string>> {
  return protocol === 'https' ? { 'Strict-Transport-Security': STRICT_TRANSPORT } : {};
}
