import type { SiteSettings } from '../site/site-settings.ts';
import { type Fields, readFields, readText } from './fields.ts';
import type { SiteSession } from './session.ts';

/** A call that the platform refused (its code), or that got no answer (0). */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly code: number;

  constructor(code: number, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Where files are sent. */
export interface StorageAddress {
  readonly dialect: 'oss' | 's3';
  readonly endpoint: string;
  readonly region: string;
  readonly bucketStyle: 'virtualHost' | 'path';
}

/** Who is logged in. */
export interface Member {
  readonly id: string;
  readonly name: string;
}

/** The user and the token of the chat service. */
interface ChatLogin {
  readonly user: { readonly id: string; readonly name: string; readonly avatar: string };
  readonly token: string;
  readonly socketPath: string;
}

/** The calls of the platform that neither package makes. Every one rejects with a {@link PlatformError}. */
export interface Platform {
  /** Exchanges what arrived at /login-back: a ticket of the login site, or a token that the portal brought along. */
  exchange(token: string, businessId: string | null): Promise<SiteSession>;
  member(): Promise<Member>;
  storage(): Promise<StorageAddress>;
  /** An address under which a file is read for ten minutes. */
  readAddress(resourceId: string, options?: { readonly signal: AbortSignal }): Promise<string>;
  chatLogin(): Promise<ChatLogin>;
  /** An address under which the file of a message is read for ten minutes. */
  messageFileAddress(chatToken: string, messageId: string, options: { readonly signal: AbortSignal }): Promise<string>;
  /** Opens the chat with the platform's own service. @returns its id and its name */
  contactPlatform(chatToken: string): Promise<{ readonly id: string; readonly name: string }>;
}

const success = 200;

/** @param session read at each call; null for a visitor */
export function createPlatform(settings: SiteSettings, session: () => SiteSession | null): Platform {
  const { apiOrigin, product, source } = settings;
  const support = `/api/${product}-support/resource`;
  const member = '/api/rs-member-service/ecomm/memberInfo';

  function headersOf(current: SiteSession | null): Record<string, string> {
    const site = { 'Content-Type': 'application/json', 'Request-Source': source };
    if (current === null) return site;
    return {
      ...site,
      'Blade-Auth': `bearer ${current.jianzhuToken}`,
      'Business-Token': `bearer ${current.token}`,
      'Company-Id': current.businessId,
    };
  }

  async function call(path: string, init: RequestInit = {}): Promise<Fields> {
    const { status, body } = await answerOf(path, { headers: headersOf(session()), ...init });
    const { code, msg, data } = readFields(body);
    if (status !== success || code !== success)
      throw new PlatformError(status === success ? Number(code) : status, readText(msg));
    return readFields(data);
  }

  async function answerOf(
    path: string,
    init: RequestInit,
  ): Promise<{ readonly status: number; readonly body: unknown }> {
    try {
      const response = await fetch(apiOrigin + path, init);
      return { status: response.status, body: await response.json() };
    } catch (cause) {
      throw new PlatformError(0, `${path} got no answer`, cause);
    }
  }

  return {
    async exchange(token, businessId) {
      const body = {
        grantType: 'login_back',
        token,
        returnUrl: `${location.origin}/login-back`,
        ...(businessId && { businessId }),
      };
      const path = '/api/rs-member-service/ucenter/login/tenant/oauth/token';
      const grant = await call(path, { method: 'POST', body: JSON.stringify(body) });
      return {
        token: readText(grant.token),
        jianzhuToken: readText(grant.jianzhuToken),
        businessId: readText(grant.businessId),
      };
    },
    async member() {
      const { id, realName, phoneMasked } = await call(`${member}/detail`);
      return { id: readText(id), name: readText(realName) || readText(phoneMasked) };
    },
    async storage() {
      const { dialect, endpoint, region, bucketStyle } = await call(`${support}/storage`);
      return {
        dialect: dialect === 's3' ? 's3' : 'oss',
        endpoint: readText(endpoint),
        region: readText(region),
        bucketStyle: bucketStyle === 'path' ? 'path' : 'virtualHost',
      };
    },
    async readAddress(resourceId, options) {
      const query = new URLSearchParams({ resourceId });
      return readText((await call(`${support}/url?${query}`, { headers: headersOf(session()), ...options })).url);
    },
    async chatLogin() {
      const { imUser, token, socketPath } = await call(`${member}/im`);
      const { id, name, avatar } = readFields(imUser);
      const user = { id: readText(id), name: readText(name), avatar: readText(avatar) };
      return { user, token: readText(token), socketPath: readText(socketPath) };
    },
    async messageFileAddress(chatToken, messageId, { signal }) {
      const query = new URLSearchParams({ messageId });
      const headers = { Authorization: `bearer ${chatToken}` };
      return readText((await call(`/api/sys/chat/file?${query}`, { headers, signal })).url);
    },
    async contactPlatform(chatToken) {
      const headers = { 'Content-Type': 'application/json', Authorization: `bearer ${chatToken}` };
      const { id, name } = await call('/api/sys/chat/contact', { method: 'POST', headers, body: '{}' });
      return { id: readText(id), name: readText(name) };
    },
  };
}
