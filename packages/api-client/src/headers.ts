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
  /** Of the chat service, held apart from the login (specification section 3); no other service sees it. */
  readonly chatToken?: string | undefined;
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

/** Names of the header set of the chat service, which replaces the general one. */
export const chatHeaderNames = { session: 'Authorization' } as const;

export const idempotencyKeyHeader = 'Idempotency-Key';

/** Carries a key of the open interface, in place of every token. */
export const apiKeyHeader = 'X-Api-Key';

export interface HeaderNames {
  readonly general: Readonly<Record<keyof typeof generalHeaderNames, string>>;
  readonly upload: Readonly<Record<keyof typeof uploadHeaderNames, string>>;
  readonly chat: Readonly<Record<keyof typeof chatHeaderNames, string>>;
}

export const defaultHeaderNames: HeaderNames = {
  general: generalHeaderNames,
  upload: uploadHeaderNames,
  chat: chatHeaderNames,
};

export interface HeaderValues {
  readonly names: HeaderNames;
  readonly tokens: SessionTokens;
  /** The platform code, or the product's generic one while it is unknown. */
  readonly source: string;
  /** `base64(clientId:secret)` for upload calls. */
  readonly uploadClient?: string | undefined;
}

const bearer = (token: string | undefined) => (token ? `bearer ${token}` : undefined);

/**
 * The header sets: what every request carries; what upload calls carry instead (client, session, token and the
 * switched company); what calls of the chat service carry instead. Direct storage requests carry none of them.
 */
const headerSets = {
  general: ({ names: { general }, tokens, source }: HeaderValues) => [
    [general.platformToken, bearer(tokens.jianzhuToken)],
    [general.authorization, tokens.authorization],
    [general.company, tokens.businessId],
    [general.businessToken, bearer(tokens.token)],
    [general.source, source],
  ],
  upload: ({ names: { upload }, tokens, uploadClient }: HeaderValues) => [
    [upload.client, uploadClient && `Basic ${uploadClient}`],
    [upload.session, bearer(tokens.token)],
    [upload.token, tokens.jianzhuToken],
    [upload.company, tokens.businessId],
  ],
  chat: ({ names: { chat }, tokens }: HeaderValues) => [[chat.session, bearer(tokens.chatToken)]],
} as const satisfies Record<string, (values: HeaderValues) => readonly (readonly [string, string | undefined])[]>;

/** The headers of one set; what is empty is left out. */
export function sessionHeaders(set: keyof typeof headerSets, values: HeaderValues): Record<string, string> {
  return Object.fromEntries(headerSets[set](values).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
