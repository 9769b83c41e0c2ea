import net from 'node:net';
import { isNetwork } from '@jianzhu/domain';
import * as v from 'valibot';

/** Everything the portal server can be told by its environment; this module alone reads it. */
export interface PortalSettings {
  /** Port of the portal; 0 lets the system choose. */
  readonly port: number;
  /** Where the portal listens: the loopback addresses, or the one that HOST says. */
  readonly addresses: readonly string[];
  /** Pages say that they belong to a demonstration where others than this machine see them (decision 63). */
  readonly isDemonstration: boolean;
  /** Where `/api/*` and `POST /logout` are forwarded to. */
  readonly platformOrigin: string;
  readonly loginOrigin?: string;
  readonly storageOrigin?: string;
  readonly siblingOrigin?: string;
  readonly cookieDomain?: string;
  /** Online viewer for office files; their encoded address takes the place of `{url}` or follows (decision 19). */
  readonly officeViewer?: string;
  /** The scheme browsers use: `https` behind a proxy that ends TLS. */
  readonly publicProtocol: 'http' | 'https';
  /** Addresses and networks of the proxies before us, whose X-Forwarded-For counts; nobody's when there are none. */
  readonly trustedProxies: readonly string[];
  /** Origins that the portal answers under; absent: every name that leads to it, as a demonstration. */
  readonly portalOrigins?: readonly string[];
  /** Whom to tell of weaknesses, each as `mailto:`, `https:` or `tel:`; absent: there is no security.txt. */
  readonly securityContacts?: readonly string[];
  readonly pageCache: boolean;
  /** `errors` logs answers of 500 and above, `all` every answer but static files. */
  readonly requestLog: 'all' | 'errors';
}

/** A variable that cannot be used. */
export interface SettingsError {
  readonly code: 'SETTING_INVALID';
  readonly variable: string;
  readonly message: string;
}

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number up to 65535'),
);

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be an http or https origin without a path, such as http://127.0.0.1:4000'),
  v.transform((text) => new URL(text).origin),
);

const cookieDomain = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a domain name, such as jianzhu.localhost'),
  v.transform((text) => text.replace(/^\./, '')),
);

/** Of both kinds, because browsers take either for `localhost`. */
const loopback = ['127.0.0.1', '::1'] as const;

const host = v.pipe(
  v.string(),
  v.check((text) => text === 'localhost' || net.isIP(text) !== 0, 'must be an address, such as 0.0.0.0, or localhost'),
);

const httpAddress = v.pipe(
  v.string(),
  v.check(isHttpAddress, 'must be an http or https address, such as https://viewer.example/view?src={url}'),
);

const listOf = <T extends v.GenericSchema<string, string>>(item: T) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((part) => part.trim())),
    v.array(item),
  );

const network = v.pipe(
  v.string(),
  v.check((text) => isNetwork(text, net), 'must be addresses or networks such as 10.0.0.0/8, none wider (IPv6: /7)'),
);

const contact = v.pipe(
  v.string(),
  v.transform((text) => (/^[^\s@:/]+@[^\s@/]+$/.test(text) ? `mailto:${text}` : text)),
  v.regex(
    /^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+|tel:\+?[\d-]+)$/,
    'must be mail addresses, https: addresses or tel: numbers, separated by commas',
  ),
);

const environment = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(host, 'localhost'),
  DEMO: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  PLATFORM_ORIGIN: v.optional(origin, 'http://127.0.0.1:4000'),
  LOGIN_ORIGIN: v.optional(origin),
  STORAGE_ORIGIN: v.optional(origin),
  SIBLING_ORIGIN: v.optional(origin),
  COOKIE_DOMAIN: v.optional(cookieDomain),
  OFFICE_VIEWER_URL: v.optional(httpAddress),
  PUBLIC_PROTOCOL: v.optional(v.picklist(['http', 'https'], 'must be http or https'), 'http'),
  TRUSTED_PROXIES: v.optional(listOf(network)),
  PORTAL_ORIGINS: v.optional(listOf(origin)),
  SECURITY_CONTACT: v.optional(listOf(contact)),
  PAGE_CACHE: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  REQUEST_LOG: v.optional(v.picklist(['all', 'errors'], 'must be all or errors'), 'errors'),
});

/** Every variable that the portal reads. */
export const portalVariables: readonly string[] = Object.keys(environment.entries);

/**
 * Reads the settings of the portal. An empty variable counts as not set.
 *
 * @returns the settings, or the first variable that is wrong.
 */
export function readPortalSettings(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): PortalSettings | SettingsError {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(environment, given, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    // Of a list the path goes on to the item; what is wrong is said of the variable.
    const variable = String(issue.path?.[0]?.key ?? '');
    return { code: 'SETTING_INVALID', variable, message: `${variable}=${String(given[variable])}: ${issue.message}` };
  }
  const values = parsed.output;
  return {
    port: values.PORT,
    addresses: values.HOST === 'localhost' ? loopback : [values.HOST],
    isDemonstration: values.DEMO === '1',
    platformOrigin: values.PLATFORM_ORIGIN,
    ...(values.LOGIN_ORIGIN && { loginOrigin: values.LOGIN_ORIGIN }),
    ...(values.STORAGE_ORIGIN && { storageOrigin: values.STORAGE_ORIGIN }),
    ...(values.SIBLING_ORIGIN && { siblingOrigin: values.SIBLING_ORIGIN }),
    ...(values.COOKIE_DOMAIN && { cookieDomain: values.COOKIE_DOMAIN }),
    ...(values.OFFICE_VIEWER_URL && { officeViewer: values.OFFICE_VIEWER_URL }),
    publicProtocol: values.PUBLIC_PROTOCOL,
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    ...(values.PORTAL_ORIGINS && { portalOrigins: values.PORTAL_ORIGINS }),
    ...(values.SECURITY_CONTACT && { securityContacts: values.SECURITY_CONTACT }),
    pageCache: values.PAGE_CACHE === 'on',
    requestLog: values.REQUEST_LOG,
  };
}

function isHttpAddress(text: string): boolean {
  const protocol = URL.parse(text)?.protocol;
  return protocol === 'http:' || protocol === 'https:';
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    url.username === ''
  );
}
