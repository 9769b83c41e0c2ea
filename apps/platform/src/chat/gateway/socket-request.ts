import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { RECORD_NEWS_PARAMETER } from '@jianzhu/api-client/contract';
import type { Dialect } from './shared-frame.ts';

/** The path of the socket. */
export const SOCKET_PATH = '/api/sys/chat/socket';
/** The protocol that a client names beside its token, so that no secret stands in an address. */
export const SUBPROTOCOL = 'jianzhu.chat';
const TOKEN_PROTOCOL = /^token\.([\w-]{20,200})$/;
const TOKEN = /^[\w-]{20,200}$/;
const NAME = /^[\w-]{1,64}$/;

/** How a client shows who it is. */
export type Credential = { readonly token: string } | { readonly ticket: string };

/** What the address of a socket says (specification section 4). */
export interface SocketRequest {
  /** Undefined when there is none of the right form. */
  readonly credential: Credential | undefined;
  readonly client: string;
  readonly uuid: string;
  readonly sid: string;
  readonly dialect: Dialect;
  /** Whether it wants to hear that records outside the chat have changed. */
  readonly wantsRecordNews: boolean;
}

/** Why an upgrade is refused before it becomes a socket, as an HTTP status. */
export type UpgradeRefusal = 403 | 404;

/** Reads the request to open a socket. Pages of other origins are refused; what is no browser sends none. */
export function readSocketRequest(
  request: IncomingMessage,
  origins: ReadonlySet<string>,
): SocketRequest | UpgradeRefusal {
  const url = URL.parse(request.url ?? '', 'http://platform');
  if (url?.pathname !== SOCKET_PATH) return 404;
  const { origin } = request.headers;
  if (origin !== undefined && !origins.has(origin)) return 403;
  const query = url.searchParams;
  const nameOf = (name: string) => {
    const value = query.get(name) ?? '';
    return NAME.test(value) ? value : undefined;
  };
  return {
    credential: credentialOf(query, request.headers['sec-websocket-protocol']),
    client: nameOf('client') ?? 'pc',
    // A client that does not name its device, or its tabs, is one by itself.
    uuid: nameOf('uuid') ?? randomUUID(),
    sid: nameOf('sid') ?? randomUUID(),
    dialect: query.get('v') === '2' ? 'v2' : 'v1',
    wantsRecordNews: query.get(RECORD_NEWS_PARAMETER) === '1',
  };
}

function credentialOf(query: URLSearchParams, protocols = ''): Credential | undefined {
  const [ticket, token] = [query.get('ticket') ?? '', query.get('token') ?? ''];
  if (TOKEN.test(ticket)) return { ticket };
  if (TOKEN.test(token)) return { token };
  for (const protocol of protocols.split(',')) {
    const [, offered] = TOKEN_PROTOCOL.exec(protocol.trim()) ?? [];
    if (offered !== undefined) return { token: offered };
  }
  return undefined;
}
