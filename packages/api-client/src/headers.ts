/**
 * The tokens of a session, read at each request so that a switch of company takes effect at once.
 * Empty values are left out of the request (decision 31).
 */
export interface SessionTokens {
  /** State `token`, cookie `Admin-Token`: bound to user and company. */
  readonly token?: string | undefined;
  /** State `jianzhuToken`, cookie `Member-Token`: bound to the login. */
  readonly jianzhuToken?: string | undefined;
  readonly authorization?: string | undefined;
  readonly businessId?: string | undefined;
}

/** Where the client finds the session; it never stores one. */
export interface SessionPort {
  tokens(): SessionTokens;
}

/** Names of the general header set (specification section 7, decision 31). Sibling sites may override them. */
export const generalHeaderNames = {
  platformToken: 'Blade-Auth',
  authorization: 'Authorization',
  company: 'Company-Id',
  businessToken: 'Business-Token',
  source: 'Request-Source',
} as const;

/** Names of the upload header set, which replaces the general one (ambiguity G-13). */
export const uploadHeaderNames = {
  client: 'Authorization',
  session: 'Blade-Auth',
  token: 'Token',
  company: 'Company-Id',
} as const;

export const idempotencyKeyHeader = 'Idempotency-Key';

export interface HeaderNames {
  readonly general: Readonly<Record<keyof typeof generalHeaderNames, string>>;
  readonly upload: Readonly<Record<keyof typeof uploadHeaderNames, string>>;
}

export const defaultHeaderNames: HeaderNames = { general: generalHeaderNames, upload: uploadHeaderNames };

export interface HeaderValues {
  readonly names: HeaderNames;
  readonly tokens: SessionTokens;
  /** The platform code, or the product's generic one while it is unknown. */
  readonly source: string;
  /** `base64(clientId:secret)` for upload calls. */
  readonly uploadClient?: string | undefined;
}

const bearer = (token: string | undefined) => (token ? `bearer ${token}` : undefined);

/** The headers that every request carries. Direct storage requests carry none of them. */
export function generalHeaders({ names, tokens, source }: HeaderValues): Record<string, string> {
  return withoutEmpty([
    [names.general.platformToken, bearer(tokens.jianzhuToken)],
    [names.general.authorization, tokens.authorization],
    [names.general.company, tokens.businessId],
    [names.general.businessToken, bearer(tokens.token)],
    [names.general.source, source],
  ]);
}

/** The headers of upload calls: client, session, token and the switched company. */
export function uploadHeaders({ names, tokens, uploadClient }: HeaderValues): Record<string, string> {
  return withoutEmpty([
    [names.upload.client, uploadClient ? `Basic ${uploadClient}` : undefined],
    [names.upload.session, bearer(tokens.token)],
    [names.upload.token, tokens.jianzhuToken],
    [names.upload.company, tokens.businessId],
  ]);
}

function withoutEmpty(entries: readonly (readonly [string, string | undefined])[]): Record<string, string> {
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
