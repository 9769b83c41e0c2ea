import { isPublicHost } from '@jianzhu/domain';

/** What decides whether a set-up is a demonstration or a service, and whether it may run as that. */
export interface Deployment {
  readonly DEMO?: '0' | '1' | undefined;
  readonly HOST: string;
  readonly PUBLIC_PROTOCOL: 'http' | 'https';
  readonly TRUSTED_PROXIES?: readonly string[] | undefined;
  readonly PORTAL_ORIGINS?: readonly string[] | undefined;
  readonly LOGIN_ORIGIN?: string | undefined;
  readonly STORAGE_ORIGIN?: string | undefined;
  readonly ARCHIVE_ORIGIN?: string | undefined;
  readonly SIBLING_ORIGIN?: string | undefined;
  readonly CLIENT_ORIGINS?: readonly string[] | undefined;
  readonly COOKIE_DOMAIN?: string | undefined;
  readonly SENT_PASSWORD?: string | undefined;
  readonly REVIEW_MODE?: 'manual' | 'auto' | undefined;
  readonly SMS_URL?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_APP_URL?: string | undefined;
  readonly DATABASE_AUTH_URL?: string | undefined;
  readonly DATABASE_WORKER_URL?: string | undefined;
  readonly OBJECT_STORE_ACCESS_SECRET?: string | undefined;
}

/** A variable that does not fit the others. */
export interface Misfit {
  readonly variable: keyof Deployment;
  /** What it says; empty for what is not set and for secrets. */
  readonly value: string;
  readonly reason: string;
}

const ORIGIN_VARIABLES = [
  'PORTAL_ORIGINS',
  'LOGIN_ORIGIN',
  'STORAGE_ORIGIN',
  'ARCHIVE_ORIGIN',
  'SIBLING_ORIGIN',
  'CLIENT_ORIGINS',
] as const satisfies readonly (keyof Deployment)[];
type OriginVariable = (typeof ORIGIN_VARIABLES)[number];

/** The passwords of the set-up that an operator chooses. */
const DATABASE_VARIABLES = ['DATABASE_URL', 'DATABASE_APP_URL', 'DATABASE_AUTH_URL', 'DATABASE_WORKER_URL'] as const;

const SHORTEST_SECRET = 12;
/** What products come with and guides print; with digits after them too. */
const KNOWN_SECRET =
  /^(?:postgres(?:ql)?|password|passw0rd|secret|admin|root|jianzhu|minioadmin|changeme|test|demo)[\d@!._-]*$/i;

/** The origins that a variable names. */
const originsOf = (values: Deployment, variable: OriginVariable): readonly string[] => {
  const value = values[variable];
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
};

const isPublicOrigin = (origin: string): boolean => isPublicHost(new URL(origin).hostname);

/** The first variable that opens the set-up to other machines, with what it says. */
export function findPublicAddress(
  values: Deployment,
): { readonly variable: keyof Deployment; readonly value: string } | undefined {
  for (const variable of ORIGIN_VARIABLES) {
    const value = originsOf(values, variable).find(isPublicOrigin);
    if (value !== undefined) return { variable, value };
  }
  for (const variable of ['COOKIE_DOMAIN', 'HOST'] as const) {
    const value = values[variable];
    if (value !== undefined && isPublicHost(value)) return { variable, value };
  }
  return undefined;
}

/**
 * The rules of demonstrations and services (decisions 58 and 63): open to others, a set-up says which of both it is; a
 * demonstration shares no cookies over a public domain; a service sends its texts, speaks https and has secrets of its
 * own.
 *
 * @param unsetDemo what DEMO is while it is not set
 * @returns every variable that does not fit
 */
export function findMisfits(values: Deployment, unsetDemo: '0' | '1'): readonly Misfit[] {
  const open = findPublicAddress(values);
  if (values.DEMO === undefined && open !== undefined) {
    const place = `${open.variable}=${open.value}`;
    return [misfit('DEMO', '', `must be said with the public ${place}: 0 for a service, 1 for a demonstration`)];
  }
  if (values.DEMO === undefined && (values.TRUSTED_PROXIES ?? []).length > 0) {
    return [misfit('DEMO', '', 'must be said behind TRUSTED_PROXIES: 0 for a service, 1 for a demonstration')];
  }
  const find = (values.DEMO ?? unsetDemo) === '0' ? findServiceMisfits : findDemonstrationMisfits;
  return [...find(values, open !== undefined)];
}

function* findDemonstrationMisfits(values: Deployment, isOpen: boolean): Generator<Misfit> {
  const { COOKIE_DOMAIN: domain, SENT_PASSWORD: password } = values;
  if (domain !== undefined && isPublicHost(domain)) {
    yield misfit('DEMO', '1', `must be 0 with the public COOKIE_DOMAIN ${domain}`);
  }
  if (isOpen && password === undefined) {
    yield misfit('SENT_PASSWORD', '', 'must be set for a demonstration with public addresses');
  }
  const reason = isOpen && password !== undefined ? weaknessOf(password) : undefined;
  if (reason !== undefined) yield misfit('SENT_PASSWORD', '', `${reason}; everybody's codes lie behind it`);
}

function* findServiceMisfits(values: Deployment, isOpen: boolean): Generator<Misfit> {
  if (values.REVIEW_MODE === 'auto') {
    yield misfit('REVIEW_MODE', 'auto', 'only a demonstration (DEMO=1) reviews automatically');
  }
  if (values.SMS_URL === undefined) {
    yield misfit('SMS_URL', '', 'must be set with DEMO=0: the address of the gateway that takes text messages');
  } else if (!values.SMS_URL.startsWith('https:') && isPublicOrigin(values.SMS_URL)) {
    yield misfit('SMS_URL', '', 'must be https: codes and phone numbers go there');
  }
  if (isOpen && values.PUBLIC_PROTOCOL !== 'https') {
    yield misfit('PUBLIC_PROTOCOL', 'http', 'must be https for a service with public addresses');
  }
  for (const variable of ORIGIN_VARIABLES) {
    const plain = originsOf(values, variable).find((origin) => !origin.startsWith('https:') && isPublicOrigin(origin));
    if (plain !== undefined) yield misfit(variable, plain, 'must be https for a service');
  }
  yield* findWeakSecrets(values);
}

function* findWeakSecrets(values: Deployment): Generator<Misfit> {
  for (const variable of DATABASE_VARIABLES) {
    const text = values[variable];
    if (text === undefined) continue;
    const { username, password, searchParams } = new URL(text);
    const given = searchParams.get('password') ?? decodeURIComponent(password);
    const reason = given === '' ? undefined : weaknessOf(given, username);
    if (reason !== undefined) yield misfit(variable, '', `its password ${reason}; a service has its own`);
  }
  const secret = values.OBJECT_STORE_ACCESS_SECRET;
  const reason = secret === undefined ? undefined : weaknessOf(secret);
  if (reason !== undefined) yield misfit('OBJECT_STORE_ACCESS_SECRET', '', `${reason}; a service has its own`);
}

function weaknessOf(secret: string, name?: string): string | undefined {
  if (KNOWN_SECRET.test(secret) || secret === name) return 'is one that everybody knows';
  return secret.length < SHORTEST_SECRET ? `is shorter than ${SHORTEST_SECRET} characters` : undefined;
}

function misfit(variable: keyof Deployment, value: string, reason: string): Misfit {
  return { variable, value, reason };
}
