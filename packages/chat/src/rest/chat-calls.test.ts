import { describe, expect, it } from 'vitest';
import { chatRecord } from '../core/conversation.ts';
import { messageAt } from '../core/core-driver.ts';
import { ChatSessionError } from '../ports/api.ts';
import { ChatCallError, chatCalls } from './chat-calls.ts';

const signal = new AbortController().signal;
const chat = chatRecord('c1', { name: '陈钢', avatar: '/c.png', unreadCount: 3 });

function calls(answer: (request: Request) => Response) {
  const requests: Request[] = [];
  const api = chatCalls({
    baseUrl: 'https://im.example.cn',
    token: () => 'chat-token',
    fetch: (url, init) => {
      const request = new Request(url, init);
      requests.push(request.clone());
      return Promise.resolve(answer(request));
    },
  });
  return { api, requests };
}
const ok = (data: unknown) => Response.json({ code: 200, success: true, msg: '', data });

describe('the calls of the chat service', () => {
  it.each([
    ['lookupUser', ['a/b'], 'GET', '/api/sys/users/a%2Fb', undefined],
    ['findUser', ['王建国'], 'GET', '/api/sys/users/getUser/%E7%8E%8B%E5%BB%BA%E5%9B%BD', undefined],
    [
      'updateUser',
      [{ id: 'u1', name: '王', avatar: '' }],
      'PUT',
      '/api/sys/users/update',
      { id: 'u1', name: '王', avatar: '' },
    ],
    ['listChats', [], 'GET', '/api/sys/chat/list', undefined],
    ['removeChat', ['c1&x=1'], 'GET', '/api/sys/chat/move?chatId=c1%26x%3D1', undefined],
    [
      'createChat',
      [chat],
      'POST',
      '/api/sys/chat',
      { id: 'c1', name: '陈钢', avatar: '/c.png', type: 'single', unreadCount: 3 },
    ],
    [
      'markRead',
      [chat],
      'PUT',
      '/api/sys/chat',
      { id: 'c1', name: '陈钢', avatar: '/c.png', type: 'single', unreadCount: 0 },
    ],
    [
      'createChat',
      [{ id: 'c1', type: 'single', unreadCount: 0 }],
      'POST',
      '/api/sys/chat',
      { id: 'c1', type: 'single', unreadCount: 0 },
    ],
    [
      'history',
      ['c1', 1_700_000_000_000, 50],
      'GET',
      '/api/sys/chat/messages?chatId=c1&before=1700000000000&limit=50',
      undefined,
    ],
    ['search', ['C30 报价'], 'GET', '/api/sys/chat/search?words=C30+%E6%8A%A5%E4%BB%B7', undefined],
    ['logout', [], 'POST', '/logout', undefined],
  ] as const)(
    '%s goes where the specification says, with the chat token only (RS1)',
    async (name, args, method, path, body) => {
      const { api, requests } = calls(() => ok(null));
      const run = api[name] as (...args: readonly unknown[]) => Promise<unknown>;
      await run(...args, { signal });
      const [request] = requests;
      expect(`${request?.method} ${request?.url}`).toBe(`${method} https://im.example.cn${path}`);
      const { accept: _accept, 'content-type': _type, ...tokens } = Object.fromEntries(request?.headers ?? []);
      expect(tokens).toEqual({ authorization: 'bearer chat-token' });
      expect(body === undefined ? '' : await request?.json()).toEqual(body ?? '');
    },
  );

  it('reads chats and users in every spelling, and leaves out what it cannot read (RS2)', async () => {
    const { api } = calls(({ url }) =>
      ok(url.endsWith('list') ? [{ id: 7, lastTime: '2026-11-21 08:00:00' }, null, {}] : { id: 9 }),
    );
    expect(await api.listChats({ signal })).toEqual([chatRecord('7', { type: '', lastTime: Date.UTC(2026, 10, 21) })]);
    expect(await api.lookupUser('9', { signal })).toEqual({ id: '9', name: '', avatar: '' });
  });

  it('keeps every field of a chat (RS2, R-ENT-012)', async () => {
    const shown = { id: 'c1', name: '陈钢', avatar: '/c.png', type: 'single', lastMessage: '在的' };
    const counted = { unreadCount: 3, lastTime: 5, timestamp: 4, lastReadTime: 6, isLoading: true, loaded: true };
    const { api } = calls(() => ok([{ ...shown, ...counted, muted: true }]));
    expect(await api.listChats({ signal })).toEqual([{ ...shown, ...counted }]);
  });

  it('has older messages and the search of the platform, and not of a service without them (RS5, SR1)', async () => {
    const message = messageAt('m1', 1, { seq: 4 });
    const { api } = calls(({ url }) =>
      ok(url.includes('/search') ? [message, {}] : { messages: [message], more: false }),
    );
    expect(await api.history?.('c1', 5, 50, { signal })).toEqual([message]);
    expect(await api.search?.('文字', { signal })).toEqual([message]);
    expect(chatCalls({ token: () => '', extended: false })).not.toHaveProperty('search');
    expect(chatCalls({ token: () => '', extended: false })).not.toHaveProperty('history');
  });

  it('tells a refusal by its code and message, and the end of the login apart (RS3)', async () => {
    const refusing = calls(() => Response.json({ code: 404, msg: '数据不存在', data: null })).api;
    await expect(refusing.listChats({ signal })).rejects.toMatchObject({
      name: 'ChatCallError',
      code: 404,
      message: '数据不存在',
    });
    const broken = calls(() => new Response('<html>', { status: 502 })).api;
    await expect(broken.listChats({ signal })).rejects.toMatchObject({ code: 502 });
    const ended = calls(() => new Response('', { status: 401 })).api;
    await expect(ended.listChats({ signal })).rejects.toBeInstanceOf(ChatSessionError);
    await expect(ended.logout({ signal })).resolves.toBeUndefined();
  });

  it('ends with its signal, or after its time (RS4)', async () => {
    // The signal that fetch is given, not a Request's own: that one falls silent when its Request is collected.
    const unanswered: typeof globalThis.fetch = (_url, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    const api = chatCalls({ token: () => null, fetch: unanswered });
    const stop = new AbortController();
    const waiting = api.listChats({ signal: stop.signal });
    stop.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    const impatient = chatCalls({ token: () => null, fetch: unanswered, timeout: 5 });
    await expect(impatient.listChats({ signal })).rejects.toBeInstanceOf(ChatCallError);
  });
});
