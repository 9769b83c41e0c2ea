import net from 'node:net';
import path from 'node:path';
import type { ReviewMode } from '@jianzhu/domain/records';
import { addressesOf, givenVariables, listOf, type SettingsError, settingForms } from '@jianzhu/domain/settings';
import * as v from 'valibot';
import { type ChatSettings, chatVariables, readChatSettings } from './chat/chat-settings.ts';
import type { DatabaseSettings } from './db/database.ts';
import { findMisfits, findPublicAddress } from './deployment.ts';
import { MAP_URL, type MapSettings } from './map/baidu-places.ts';
import { type ObjectStoreSettings, readStoreSettings, storeVariables } from './objects/store-settings.ts';
import { OCR_URL, type OcrSettings } from './ports/baidu-documents.ts';
import type { CardServiceSettings } from './ports/http-card-verifier.ts';
import { type PaySettings, payVariables, readPaySettings } from './ports/pay-settings.ts';
import type { SealingSettings } from './sealing/sealing-secret.ts';

/** Everything the platform can be told by its environment; this module alone reads it. */
export interface PlatformSettings {
  /** Port of the API and the chat socket; login site, objects and sibling sites take the three after it. */
  readonly port: number;
  /** Where all of them listen: the loopback addresses, or the one that HOST says. */
  readonly addresses: readonly string[];
  readonly publicProtocol: 'http' | 'https';
  readonly loginOrigin?: string;
  readonly storageOrigin?: string;
  readonly siblingOrigin?: string;
  /** Origins of the portals, the first of which stands for hosts without one. */
  readonly portalOrigins: readonly string[];
  /**
   * Origins of the portals and the sibling sites, compared exactly: a login may return there, and their pages may call
   * the API and open the chat's socket.
   */
  readonly returnOrigins: readonly string[];
  readonly cookieDomain?: string;
  /** Where text messages go; without it a demonstration shows them on the page of sent texts. */
  readonly sms?: { readonly url: string; readonly authorization?: string };
  /** The maps service; without it the bundled gazetteer finds places. */
  readonly map?: MapSettings;
  /** The recognition of cards and licences; without it they are typed. */
  readonly ocr?: OcrSettings;
  /** The service that verifies bank cards; without it a demonstration takes them all, and a service binds none. */
  readonly cards?: CardServiceSettings;
  /** The channels that money is paid through; without any a demonstration has its sandbox. */
  readonly pay: PaySettings;
  /** Demonstration: demo data, the page of sent texts, stand-ins of the sibling sites. */
  readonly demo: boolean;
  /** Opens the page of sent texts of a demonstration that others can reach; absent on this machine alone. */
  readonly sentPassword?: string;
  /** Who reviews submissions: an operator, or the platform itself, which only a demonstration may (decision 58). */
  readonly reviewMode: ReviewMode;
  /** Absolute folder of objects and, without DATABASE_URL, of the embedded database. */
  readonly dataDir: string;
  readonly database: DatabaseSettings;
  readonly objectStore: ObjectStoreSettings;
  readonly chat: ChatSettings;
  /** The secret that seals quotations, or where the one that is made here lies. */
  readonly sealing: SealingSettings;
  /** How long an unused login lasts, in seconds; 7 days at most (decision 25). */
  readonly sessionIdleSeconds: number;
  /** Addresses and networks of the proxies whose X-Forwarded-* headers count. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const LONGEST_IDLE_SECONDS = 604_800;
/** Login site, objects and sibling sites. */
const PORTS_BESIDE = 3;
/** Of the port of the sibling site that teams start from, a server of its own, from ours. */
const CLIENT_SITE_OFFSET = 4;
const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
/** The host names that have a platform configuration in the default set-up. */
const DEFAULT_HOSTS = ['localhost', 'changchun.localhost'] as const;

const { port, origin, httpAddress, cookieDomain, host, network } = settingForms(net);

const databaseUrl = v.pipe(
  v.string(),
  v.check(
    (text) => /^postgres(ql)?:\/\/[^/]+\/.+/.test(text) && URL.canParse(text),
    'must be postgresql://user:password@host:port/database',
  ),
);

const environment = v.object({
  PLATFORM_PORT: v.optional(
    v.pipe(port, v.maxValue(65_535 - CLIENT_SITE_OFFSET, `must leave ${CLIENT_SITE_OFFSET} ports after it`)),
    '4000',
  ),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(host, 'localhost'),
  PUBLIC_PROTOCOL: v.optional(v.picklist(['http', 'https'], 'must be http or https'), 'http'),
  LOGIN_ORIGIN: v.optional(origin),
  STORAGE_ORIGIN: v.optional(origin),
  SIBLING_ORIGIN: v.optional(origin),
  PORTAL_ORIGINS: v.optional(listOf(origin)),
  CLIENT_ORIGINS: v.optional(listOf(origin)),
  COOKIE_DOMAIN: v.optional(cookieDomain),
  DEMO: v.optional(v.picklist(['0', '1'], 'must be 0 or 1')),
  SENT_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(12, 'must have 12 characters at least'))),
  REVIEW_MODE: v.optional(v.picklist(['manual', 'auto'], 'must be manual or auto')),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(databaseUrl),
  DATABASE_APP_URL: v.optional(databaseUrl),
  DATABASE_AUTH_URL: v.optional(databaseUrl),
  DATABASE_WORKER_URL: v.optional(databaseUrl),
  SESSION_IDLE_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, 'must be a number of seconds'),
      v.transform(Number),
      v.minValue(60, 'must be 60 at least'),
      v.maxValue(LONGEST_IDLE_SECONDS, `must be ${LONGEST_IDLE_SECONDS} at most`),
    ),
    String(LONGEST_IDLE_SECONDS),
  ),
  SEALING_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43,}={0,2}$/, 'must be 32 bytes or more in base64')),
  ),
  SMS_URL: v.optional(httpAddress),
  SMS_AUTHORIZATION: v.optional(v.string()),
  MAP_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, 'must be 8 to 100 letters and digits'))),
  MAP_URL: v.optional(origin, MAP_URL),
  OCR_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, 'must be 8 to 100 letters and digits'))),
  OCR_SECRET: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, 'must be 8 to 100 letters and digits'))),
  OCR_URL: v.optional(origin, OCR_URL),
  CARD_SERVICE_URL: v.optional(origin),
  CARD_SERVICE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, 'must be 8 to 100 letters and digits'))),
  CARD_SERVICE_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters at least'))),
  TRUSTED_PROXIES: v.optional(listOf(network)),
  ...payVariables(origin),
  ...storeVariables,
  ...chatVariables,
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
});

/** Every variable that the platform reads. */
export const PLATFORM_VARIABLES: readonly string[] = Object.keys(environment.entries);

type Values = v.InferOutput<typeof environment>;

/** What the variables come to. */
export interface PlatformSetup {
  /** Absent when a variable says nothing that can be understood. */
  readonly settings?: PlatformSettings;
  /** Everything that a start would be refused for. */
  readonly problems: readonly SettingsError[];
}

/**
 * Reads the settings of the platform. An empty variable counts as not set.
 *
 * @param unsetDemo what DEMO is while it is not set and others cannot reach the set-up
 * @returns the settings, or the first variable that is wrong.
 */
export function readPlatformSettings(
  variables: Readonly<Record<string, string | undefined>> = process.env,
  unsetDemo: '0' | '1' = '0',
): PlatformSettings | SettingsError {
  const { settings, problems } = readPlatformSetup(variables, unsetDemo);
  const [problem] = problems;
  if (problem !== undefined) return problem;
  if (settings === undefined) throw new Error('settings without a problem can be read');
  return settings;
}

/** The same for those who want to know all that is wrong. */
export function readPlatformSetup(
  variables: Readonly<Record<string, string | undefined>>,
  unsetDemo: '0' | '1' = '0',
): PlatformSetup {
  const given = givenVariables(variables);
  const parsed = v.safeParse(environment, given, { abortPipeEarly: true });
  if (!parsed.success) {
    const problems = parsed.issues.map((issue) => {
      const variable = String(issue.path?.[0]?.key ?? '');
      return refuse(variable, SECRET.test(variable) ? '…' : String(given[variable]), issue.message);
    });
    return { problems };
  }
  const values = parsed.output;
  const problems = findMisfits(values, unsetDemo).map(({ variable, value, reason }) => refuse(variable, value, reason));
  const objectStore = readStoreSettings(values);
  if (typeof objectStore === 'string') {
    return { problems: [...problems, refuse(objectStore, '', `must be set with OBJECT_STORE=${values.OBJECT_STORE}`)] };
  }
  return { problems, settings: toSettings({ ...values, DEMO: values.DEMO ?? unsetDemo }, objectStore) };
}

/** Addresses of a database carry a password, those of a provider a key; the storage's keys are one. */
const SECRET =
  /^((DATABASE|SMS|OBJECT_STORE_ACCESS|SENT)_|(MAP|SEALING)_KEY$|OCR_(KEY|SECRET)$|CARD_SERVICE_(KEY|SECRET)$|(WECHAT_PAY|ALIPAY|QUICK_PAY)_(API_)?KEY$)/;

function refuse(variable: string, value: string, reason: string): SettingsError {
  return { code: 'SETTING_INVALID', variable, message: `${variable}=${value}: ${reason}` };
}

function toSettings(values: Values, objectStore: ObjectStoreSettings): PlatformSettings {
  const dataDir = path.resolve(REPOSITORY, values.DATA_DIR);
  const localOrigins = (at: number) => DEFAULT_HOSTS.map((host) => `${values.PUBLIC_PROTOCOL}://${host}:${at}`);
  const portals = values.PORTAL_ORIGINS ?? localOrigins(values.PORT);
  const isDemo = values.DEMO === '1';
  /** Those of a demonstration stand beside it; a service has none but what it names. */
  const sites = (origins: readonly string[] | undefined, at: number) => origins ?? (isDemo ? localOrigins(at) : []);
  const siblings = sites(
    values.SIBLING_ORIGIN === undefined ? undefined : [values.SIBLING_ORIGIN],
    values.PLATFORM_PORT + PORTS_BESIDE,
  );
  const clients = sites(values.CLIENT_ORIGINS, values.PLATFORM_PORT + CLIENT_SITE_OFFSET);
  return {
    port: values.PLATFORM_PORT,
    addresses: addressesOf(values.HOST),
    publicProtocol: values.PUBLIC_PROTOCOL,
    ...(values.LOGIN_ORIGIN && { loginOrigin: values.LOGIN_ORIGIN }),
    ...(values.STORAGE_ORIGIN && { storageOrigin: values.STORAGE_ORIGIN }),
    ...(values.SIBLING_ORIGIN && { siblingOrigin: values.SIBLING_ORIGIN }),
    portalOrigins: portals,
    returnOrigins: [...portals, ...siblings, ...clients],
    ...(values.COOKIE_DOMAIN && { cookieDomain: values.COOKIE_DOMAIN }),
    ...(values.SMS_URL && {
      sms: { url: values.SMS_URL, ...(values.SMS_AUTHORIZATION && { authorization: values.SMS_AUTHORIZATION }) },
    }),
    ...(values.OCR_KEY &&
      values.OCR_SECRET && { ocr: { url: values.OCR_URL, key: values.OCR_KEY, secret: values.OCR_SECRET } }),
    ...(values.CARD_SERVICE_URL &&
      values.CARD_SERVICE_KEY &&
      values.CARD_SERVICE_SECRET && {
        cards: {
          url: values.CARD_SERVICE_URL,
          key: values.CARD_SERVICE_KEY,
          secret: values.CARD_SERVICE_SECRET,
        },
      }),
    ...(values.MAP_KEY && { map: { url: values.MAP_URL, key: values.MAP_KEY } }),
    pay: readPaySettings(values),
    demo: isDemo,
    ...(values.SENT_PASSWORD && isDemo && findPublicAddress(values) && { sentPassword: values.SENT_PASSWORD }),
    reviewMode: values.REVIEW_MODE ?? (isDemo ? 'auto' : 'manual'),
    dataDir,
    database: databaseSettings(values, dataDir),
    objectStore,
    chat: readChatSettings(values),
    sealing: { dataDir, ...(values.SEALING_KEY && { secret: values.SEALING_KEY }) },
    sessionIdleSeconds: values.SESSION_IDLE_SECONDS,
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    logLevel: values.LOG_LEVEL,
  };
}

function databaseSettings(values: Values, dataDir: string): DatabaseSettings {
  if (values.DATABASE_URL === undefined) {
    return { kind: 'embedded', dataDir };
  }
  return {
    kind: 'server',
    admin: values.DATABASE_URL,
    roles: {
      ...(values.DATABASE_APP_URL && { app_user: values.DATABASE_APP_URL }),
      ...(values.DATABASE_AUTH_URL && { app_auth: values.DATABASE_AUTH_URL }),
      ...(values.DATABASE_WORKER_URL && { app_worker: values.DATABASE_WORKER_URL }),
    },
  };
}

/** The other sites of the product. */
export interface SiteOrigins {
  readonly login: string;
  readonly storage: string;
  readonly sibling: string;
}

/**
 * Where the other sites are for a browser that asked by `hostName`: as configured, else on the ports after ours under
 * the same host name, because browsers share cookies over ports but not over names.
 */
export function siteOrigins(settings: PlatformSettings, hostName: string): SiteOrigins {
  const beside = (offset: number) => `${settings.publicProtocol}://${hostName}:${settings.port + offset}`;
  return {
    login: settings.loginOrigin ?? beside(1),
    storage: settings.storageOrigin ?? beside(2),
    sibling: settings.siblingOrigin ?? beside(3),
  };
}
