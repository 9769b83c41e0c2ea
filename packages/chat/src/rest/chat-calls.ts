import type { CallOptions, ChatApi, KnownChat } from '../ports/api.ts';
import { ChatSessionError } from '../ports/api.ts';
import type { ChatUser } from '../protocol/entities.ts';
import { readChat, readChatUser, readMessage } from '../protocol/read-entities.ts';
import { type Fields, readObject, readText } from '../protocol/read-fields.ts';
import { limitedSignal } from './limited-signal.ts';

/** A call of the chat service that failed, with the answer's own message where it has one. */
export class ChatCallError extends Error {
  override readonly name = 'ChatCallError';
  /** Code of the answer's body, or its HTTP status; 0 when no answer came. */
  readonly code: number;

  constructor(code: number, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

export interface ChatCallsOptions {
  /** Origin of the chat service, without a slash at the end; empty for the page's own. */
  readonly baseUrl?: string;
  /** The chat user's own token, held apart from all others; asked for at every call. */
  readonly token: () => string | null;
  /** Limit of a call, in ms. */
  readonly timeout?: number;
  readonly fetch?: typeof globalThis.fetch;
  /** Whether the service has calls for older messages and search, which the specification does not name; true. */
  readonly extended?: boolean;
}

/** The calls of the chat service that a client does not need by itself. */
export interface ChatCalls extends ChatApi {
  /** GET /api/sys/users/getUser/{name}. */
  findUser(name: string, options: CallOptions): Promise<ChatUser | null>;
  /** PUT /api/sys/users/update; the record is replaced as a whole. */
  updateUser(user: ChatUser, options: CallOptions): Promise<void>;
  logout(options: CallOptions): Promise<void>;
}

interface Request {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
  /** Goes on when the page closes. */
  readonly keepalive?: boolean;
}

interface Answer {
  readonly status: number;
  readonly fields: Fields | null;
}

const users = '/api/sys/users';
const chats = '/api/sys/chat';

/**
 * The REST calls of the chat service over fetch (specification section 7, chat), for sites without a client of their
 * own. Every call carries the chat token and no other; it rejects with a {@link ChatCallError}, or with a
 * {@link ChatSessionError} when the login has ended.
 */
export function chatCalls(options: ChatCallsOptions): ChatCalls {
  const { baseUrl = '', token, timeout = 30_000, fetch = globalThis.fetch, extended = true } = options;

  /** The body of the answer, as JSON where it is some. */
  async function answerOf({ method, path, body, keepalive = false }: Request, signal: AbortSignal): Promise<Answer> {
    const bearer = token();
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (bearer !== null) headers.Authorization = `bearer ${bearer}`;
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const limited = limitedSignal(signal, timeout);
    try {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await fetch(baseUrl + path, { method, headers, keepalive, signal: limited.signal, ...sent });
      return { status: response.status, fields: readObject(parse(await response.text())) };
    } catch (cause) {
      if (signal.aborted) throw signal.reason;
      throw new ChatCallError(0, `${method} ${path} got no answer`, cause);
    } finally {
      limited.release();
    }
  }

  async function call(request: Request, { signal }: CallOptions): Promise<unknown> {
    const { status, fields } = await answerOf(request, signal);
    if (status === 401) throw new ChatSessionError(`${request.path}: the login has ended`);
    const code = typeof fields?.code === 'number' ? fields.code : status;
    if (status >= 400 || code !== 200) throw new ChatCallError(code, readText(fields?.msg) || `${request.path} failed`);
    return fields?.data;
  }

  const get = (path: string, query: Readonly<Record<string, string>>, to: CallOptions): Promise<unknown> =>
    call({ method: 'GET', path: `${path}?${new URLSearchParams(query)}` }, to);

  const beyond: Pick<ChatApi, 'history' | 'search'> = {
    async history(chatId, before, limit, to) {
      const data = await get(`${chats}/messages`, { chatId, before: String(before), limit: String(limit) }, to);
      return listOf(readObject(data)?.messages, readMessage);
    },
    search: async (words, to) => listOf(await get(`${chats}/search`, { words }, to), readMessage),
  };

  return {
    ...(extended && beyond),
    findUser: async (name, to) =>
      readChatUser(await call({ method: 'GET', path: `${users}/getUser/${encodeURIComponent(name)}` }, to)),
    lookupUser: async (id, to) =>
      readChatUser(await call({ method: 'GET', path: `${users}/${encodeURIComponent(id)}` }, to)),
    updateUser: async (user, to) => void (await call({ method: 'PUT', path: `${users}/update`, body: user }, to)),
    listChats: async (to) => listOf(await call({ method: 'GET', path: `${chats}/list` }, to), readChat),
    createChat: async (chat, to) => void (await call({ method: 'POST', path: chats, body: sendable(chat) }, to)),
    markRead: async (chat, to) =>
      void (await call({ method: 'PUT', path: chats, body: { ...sendable(chat), unreadCount: 0 } }, to)),
    removeChat: async (chatId, to) => void (await get(`${chats}/move`, { chatId }, to)),
    // Its answer is not read: the token is dropped here whatever the server says.
    logout: async ({ signal }) => void (await answerOf({ method: 'POST', path: '/logout', keepalive: true }, signal)),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A list in which some element cannot be read gives the others. */
function listOf<Item>(data: unknown, read: (element: unknown) => Item | null): readonly Item[] {
  return Array.isArray(data) ? data.flatMap((element) => read(element) ?? []) : [];
}

/** What of a chat the service keeps, in its own fields only; an empty name or picture would erase the one it has. */
function sendable({ id, name, avatar, type, unreadCount }: KnownChat): object {
  return { id, name: name || undefined, avatar: avatar || undefined, type, unreadCount };
}
