import * as v from 'valibot';
import { isNetwork, type Net } from './trusted-proxies.ts';

/** A variable of the environment that cannot be used. */
export interface SettingsError {
  readonly code: 'SETTING_INVALID';
  readonly variable: string;
  /** One line that names the variable. */
  readonly message: string;
}

/** Where a server listens unless it is told otherwise: of both kinds, because browsers take either for `localhost`. */
export const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** Sent with answers under https: browsers come back by https for a year, to the names below ours too. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

const httpUrl = (text: string): URL | undefined => {
  const url = URL.parse(text);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined;
};

/** What the variables of our servers say, as valibot reads it, with the end of the line that a wrong one is answered with. */
export function settingForms({ isIP }: Pick<Net, 'isIP'>) {
  const port = v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, 'must be a port number'),
    v.transform(Number),
    v.maxValue(65_535, 'must be a port number up to 65535'),
  );
  /** Without a path; kept as browsers write it. */
  const origin = v.pipe(
    v.string(),
    v.check((text) => {
      const url = httpUrl(text);
      return url !== undefined && url.pathname === '/' && `${url.search}${url.hash}${url.username}` === '';
    }, 'must be an http or https origin without a path, such as http://127.0.0.1:4000'),
    v.transform((text) => new URL(text).origin),
  );
  const httpAddress = v.pipe(
    v.string(),
    v.check((text) => httpUrl(text) !== undefined, 'must be an http or https address'),
  );
  const cookieDomain = v.pipe(
    v.string(),
    v.toLowerCase(),
    v.regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a domain name, such as jianzhu.localhost'),
    v.transform((text) => text.replace(/^\./, '')),
  );
  const host = v.pipe(
    v.string(),
    v.check((text) => text === 'localhost' || isIP(text) !== 0, 'must be an address, such as 0.0.0.0, or localhost'),
  );
  const network = v.pipe(
    v.string(),
    v.check(
      (text) => isNetwork(text, { isIP }),
      'must be addresses or networks such as 10.0.0.0/8, none wider (IPv6: /7)',
    ),
  );
  return { port, origin, httpAddress, cookieDomain, host, network };
}

/** Several, with commas between them. */
export const listOf = <T extends v.GenericSchema<string, string>>(item: T) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((part) => part.trim())),
    v.array(item),
  );

/** The variables that are set; an empty one counts as not set. */
export const givenVariables = (variables: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).filter((entry): entry is [string, string] => (entry[1] ?? '') !== ''));

/** Where a server listens whose HOST says this. */
export const addressesOf = (host: string): readonly string[] => (host === 'localhost' ? LOOPBACK : [host]);
