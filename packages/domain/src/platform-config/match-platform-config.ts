import type { PlatformConfig } from './platform-config.ts';

/**
 * The configuration whose `ngCode` equals the request host: first the host as sent, then without its port, both
 * without regard to case. Null when none matches; the site then shows its fallbacks.
 *
 * @param host value of the request's Host header
 */
export function matchPlatformConfig(configs: readonly PlatformConfig[], host: string): PlatformConfig | null {
  const name = host.trim().toLowerCase();
  const byName = (wanted: string) =>
    wanted === '' ? undefined : configs.find((config) => config.ngCode.trim().toLowerCase() === wanted);
  return byName(name) ?? byName(name.replace(/:\d*$/, '')) ?? null;
}
