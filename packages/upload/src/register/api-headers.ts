/** The tokens of the visitor, read at each call so that a switch of company takes effect at once. */
export interface UploadSession {
  /** Access token: bound to user and company (cookie `Admin-Token`). */
  readonly token?: string | undefined;
  /** Platform token: bound to the login (cookie `Member-Token`). */
  readonly jianzhuToken?: string | undefined;
  readonly authorization?: string | undefined;
  /** The company that the visitor has switched to. */
  readonly businessId?: string | undefined;
}

/** What the site is, beside who visits it. */
export interface SiteIdentity {
  /** `base64(clientId:secret)` of the site. */
  readonly client?: string | undefined;
  /** Platform code; the product's generic one by default. */
  readonly source?: string | undefined;
}

const GENERIC_SOURCE = 'JIANZHU';

const bearer = (token: string | undefined) => token && `bearer ${token}`;

type HeaderSet = (session: UploadSession, site: SiteIdentity) => Readonly<Record<string, string | undefined>>;

/** Names and values of the two sets; in the upload set the same name means another token. */
export const API_HEADER_SETS = {
  upload: (session, { client }) => ({
    Authorization: client && `Basic ${client}`,
    'Blade-Auth': bearer(session.token),
    Token: session.jianzhuToken,
    'Company-Id': session.businessId,
  }),
  general: (session, { source }) => ({
    'Blade-Auth': bearer(session.jianzhuToken),
    Authorization: session.authorization,
    'Company-Id': session.businessId,
    'Business-Token': bearer(session.token),
    'Request-Source': source ?? GENERIC_SOURCE,
  }),
} as const satisfies Readonly<Record<string, HeaderSet>>;

/** The headers of one set; what is empty is left out. */
export function apiHeaders(
  set: keyof typeof API_HEADER_SETS,
  session: UploadSession,
  site: SiteIdentity,
): Record<string, string> {
  const headers: Readonly<Record<string, string | undefined>> = API_HEADER_SETS[set](session, site);
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
