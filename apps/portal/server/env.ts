import net from 'node:net';
import { addressesOf, givenVariables, listOf, type SettingsError, settingForms } from '@jianzhu/domain/settings';
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

const { port, origin, httpAddress, cookieDomain, host, network } = settingForms(net);

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
  const given = givenVariables(variables);
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
    addresses: addressesOf(values.HOST),
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
