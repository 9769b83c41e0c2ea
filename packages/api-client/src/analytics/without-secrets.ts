import type { AnalyticsRecord } from '@jianzhu/domain';

/** Login parameters of an address and bearer values, wherever they stand in a text. */
const SECRETS = /(?:\b(?:token|ticket|switchtocompanyid)=[^&#\s"']*|\b(?:bearer|basic)\s+[\w+/=.-]{8,})/gi;

/** Nobody reads more of a text than this, and a page that hides may send 64 KiB in all. */
const MAX_TEXT = 500;

/** A shorter value is no token, and would be found everywhere. */
const MIN_SECRET = 8;

/** The record without anything that a login could be taken over with, its texts cut to 500 characters. */
export function withoutSecrets(record: AnalyticsRecord, secrets: readonly string[]): AnalyticsRecord {
  const clean = (text: string) =>
    secrets
      .filter(({ length }) => length >= MIN_SECRET)
      .reduce((rest, secret) => rest.replaceAll(secret, ''), text)
      .replace(SECRETS, '')
      .slice(0, MAX_TEXT);
  const fields = Object.entries(record).map(([name, value]) => [
    name,
    typeof value === 'string' ? clean(value) : value,
  ]);
  return Object.fromEntries(fields) as AnalyticsRecord; // the same fields, texts still texts
}
