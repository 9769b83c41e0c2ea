import { describe, expect, it, vi } from 'vitest';
import { type WalkedClient, walkedClient } from './walked-client.ts';

const up = ['login', 'token', 'accept', 'greet as v1', 'list comes'] as const;
const upAsV2 = ['login', 'token', 'accept', 'greet as v2', 'pages come'] as const;

async function after(...steps: readonly (string | number)[]): Promise<WalkedClient> {
  const client = walkedClient({ shared: false });
  await client.take(...steps);
  return client;
}
const status = ({ chat }: WalkedClient) => chat.state.connection;
const kindsOf = ({ sockets }: WalkedClient, index = -1) =>
  sockets
    .at(index)
    ?.frames()
    .map(({ kind }) => kind);
const beats = (client: WalkedClient) => kindsOf(client)?.filter((kind) => kind === 'heartbeat').length;

describe('a connection', () => {
  it('gives a socket up that does not open within 10 s, without waiting for its close (CN3)', async () => {
    const client = await after('login', 'token', 9999);
    expect(status(client).phase).toBe('connecting');
    await client.take(1);
    expect(client.sockets[0]?.readyState).toBe(3);
    expect(status(client)).toMatchObject({ phase: 'waiting', attempt: 1 });
  });

  it('sends the handshake first, on every socket, and nothing before it opens (CN4, R-CHAT-010, R-CHAT-014, R-CHAT-025)', async () => {
    const client = await after('login', 'token');
    client.chat.send('c1', '还没连上');
    await client.take('accept', 'greet as v1', 'end 1006', 5000, 'token', 'accept');
    expect([kindsOf(client, 0)?.[0], kindsOf(client, 1)?.[0]]).toEqual(['handshake', 'handshake']);
  });

  it('speaks v1 with a server that does not answer the handshake, and v2 as soon as one does (CN5)', async () => {
    const client = await after('login', 'token', 'accept', 1999);
    expect(status(client).phase).toBe('handshaking');
    await client.take(1, 'list comes');
    expect(status(client)).toMatchObject({ phase: 'ready', protocol: 'v1' });
    await client.take('greet as v2');
    expect(status(client)).toMatchObject({ phase: 'syncing', protocol: 'v2' });
    expect(kindsOf(client)).toContain('sync');
  });

  it('goes on without what was missed when the sync takes longer than 15 s (CN6)', async () => {
    const client = await after('login', 'token', 'accept', 'greet as v2', 7500, 'beat', 7500);
    expect(status(client)).toMatchObject({ phase: 'ready', resumed: false });
  });

  it('sends a heartbeat after 3000 ms without a frame, again and again, answered or not (HB1, R-CHAT-009, R-CHAT-015, R-CHAT-016, R-CHAT-017, R-CONST-041)', async () => {
    const client = await after(...up, 2999);
    expect(beats(client)).toBe(0);
    await client.take(1);
    expect(beats(client)).toBe(1);
    await client.take(2000);
    client.chat.send('c1', '有动静');
    await client.take(2999);
    expect(beats(client)).toBe(1);
    await client.take(1, 6000);
    expect(beats(client)).toBe(4);
    expect(status(client).phase).toBe('ready');
  });

  it('gives up a server that used to answer and falls silent: after 10 s, or 75 s while hidden (HB2)', async () => {
    const seen = await after(...up, 3000, 'beat', 9999);
    expect(status(seen).phase).toBe('ready');
    await seen.take(1);
    expect(status(seen).phase).toBe('waiting');
    expect(seen.sockets[0]?.closedWith).toBe(4000);
    const hidden = await after(...up, 'hidden', 3000, 'beat', 74_999);
    expect(status(hidden).phase).toBe('ready');
    await hidden.take(1);
    expect(status(hidden).phase).toBe('waiting');
  });

  it('does not give up a server that never answered a heartbeat (HB2)', async () => {
    expect(status(await after(...up, 600_000)).phase).toBe('ready');
  });

  it('gives up a v2 server that falls silent, even before it answered a heartbeat (HB2)', async () => {
    const client = await after(...upAsV2, 9000);
    expect(status(client).phase).toBe('ready');
    await client.take(1000);
    expect(status(client).phase).toBe('waiting');
  });

  it('does not take a server that spoke v2 for a v1 server because one handshake was swallowed (CN5)', async () => {
    const client = await after(...upAsV2, 'end 1006', 5000, 'token', 'accept', 1999);
    expect(status(client).phase).toBe('handshaking');
    await client.take(1);
    expect(status(client)).toMatchObject({ phase: 'waiting' });
    for (let again = 0; again < 2; again += 1) await client.take(60_000, 'token', 'accept', 2000);
    expect(status(client)).toMatchObject({ phase: 'waiting' });
    await client.take(60_000, 'token', 'accept', 2000, 'list comes');
    expect(status(client)).toMatchObject({ phase: 'ready', protocol: 'v1' });
  });

  it('asks for a sign of life when the page wakes up, before it trusts the socket (HB3)', async () => {
    const alive = await after(...up, 3000, 'beat', 'hidden', 2500, 'visible');
    expect(kindsOf(alive)?.at(-1)).toBe('heartbeat');
    await alive.take('beat', 4000);
    expect(status(alive).phase).toBe('ready');
    const dead = await after(...up, 3000, 'beat', 'hidden', 2500, 'visible', 3000);
    expect(status(dead).phase).toBe('waiting');
  });

  it('is offline within 2 s of the page saying so, unless the server still answers (HB4)', async () => {
    const wasAnswered = ['login', 'token', 'accept', 'greet as v1', 'list comes', 3000, 'beat'] as const;
    for (const steps of [upAsV2, wasAnswered]) {
      const gone = await after(...steps, 100, 'offline', 1499);
      expect(status(gone).phase).toBe('ready');
      await gone.take(1);
      expect(status(gone).phase).toBe('offline');
      await gone.take(500, 'online');
      expect(status(gone).phase).toBe('authenticating');
      const alive = await after(...steps, 100, 'offline', 100, 'beat', 4000);
      expect(status(alive).phase).toBe('ready');
      const back = await after(...steps, 100, 'offline', 1000, 'online', 1500);
      expect(status(back).phase).toBe('ready');
      await back.take('beat', 2000);
      expect(status(back).phase).toBe('ready');
    }
    // A server that answers nothing cannot be asked.
    expect(status(await after(...up, 'offline', 4000)).phase).toBe('ready');
  });

  it('comes back 5000 ms after a loss, sooner only when network or page come back (RX2, R-CHAT-020, R-CHAT-021, R-ERR-035, R-ERR-036, R-CONST-042)', async () => {
    const client = await after(...up, 3000, 'error', 'end 1006', 4999);
    expect(client.tokenReasons).toEqual(['first']);
    await client.take(1);
    expect(client.tokenReasons).toEqual(['first', 'reconnect']);
    for (const hint of ['online', 'visible', 'connect']) {
      const hurried = await after(...up, 3000, 'end 1006', 100, hint);
      expect(status(hurried).phase).toBe('authenticating');
      await hurried.take('token', 'end 1006', 100, hint);
      expect(status(hurried).phase, 'no second hurry within 2 s').toBe('waiting');
    }
  });

  it('keeps to 5000 ms with v1 and comes ever later with v2, up to a minute (RX3, R-CHAT-022)', async () => {
    const waits = async (client: WalkedClient): Promise<readonly number[]> => {
      const found: number[] = [];
      for (let loss = 0; loss < 9; loss += 1) {
        await client.take('end 1006', 'list comes');
        found.push((status(client).retryAt ?? 0) - client.clock.now());
        await client.take((found.at(-1) ?? 0) + 1, 'token', 'accept');
      }
      return found;
    };
    expect(new Set(await waits(await after(...up)))).toEqual(new Set([5000]));
    const grown = await waits(await after(...upAsV2));
    expect(grown[0]).toBe(5000);
    expect(grown[1]).toBe(Math.round(5000 * 1.6 * 1.15));
    expect(grown.at(-1)).toBe(Math.round((60_000 / 1.3) * 1.15));
  });

  it('counts attempts anew only after it held for 5 s (RX4)', async () => {
    const client = await after(
      ...upAsV2,
      'end 1006',
      5000,
      'token',
      'accept',
      'greet as v2',
      'pages come',
      4999,
      'end 1006',
    );
    expect(status(client).attempt).toBe(2);
    await client.take(10_000, 'token', 'accept', 'greet as v2', 'pages come', 5000, 'end 1006');
    expect(status(client).attempt).toBe(1);
  });

  it('does not come back after the user closed it, nor while waiting to (RX5, R-CHAT-023, R-CHAT-024)', async () => {
    for (const steps of [['disconnect'], ['end 1006', 2000, 'disconnect']]) {
      const client = await after(...up, ...steps, 60_000, 'visible', 'online', 60_000);
      expect(client.sockets).toHaveLength(1);
      expect(status(client)).toMatchObject({ phase: 'closed', reason: 'user' });
      expect(client.clock.waiting).toBe(0);
    }
  });

  it('fetches one fresh token when its own is refused, then gives up (TK1)', async () => {
    const client = await after('login', 'token', 'accept', 'end 4001');
    expect(client.tokenReasons).toEqual(['first', 'expired']);
    await client.take('token', 'accept', 'end 4001', 60_000);
    expect(status(client)).toMatchObject({ phase: 'closed', reason: 'unauthorized' });
    const same = await after('login', 'token', 'accept', 'end 4001', 'same token');
    expect(status(same).reason).toBe('unauthorized');
  });

  it('is idle without a token, and gives up when there will be none (TK2)', async () => {
    expect(status(await after('login', 'no token', 60_000)).phase).toBe('idle');
    expect(status(await after('login', 'token refused'))).toMatchObject({ phase: 'closed', reason: 'unauthorized' });
    expect(status(await after('login', 'token call fails'))).toMatchObject({ phase: 'waiting' });
  });

  it('asks a call whether the token still counts after three sockets that never opened (TK3)', async () => {
    const failing = ['token', 'end 1006'] as const;
    const client = await after('login', ...failing, 5000, ...failing, 5000, ...failing, 'list refused');
    expect(client.tokenReasons.at(-1)).toBe('expired');
    const valid = await after('login', ...failing, 5000, ...failing, 5000, ...failing, 'list comes', 5000);
    expect(valid.tokenReasons.at(-1)).toBe('reconnect');
  });

  it('takes a refused call for the end of its token (TK4)', async () => {
    const client = await after(...up, 'call refused');
    expect(client.tokenReasons).toEqual(['first', 'expired']);
  });

  it('connects anew with another token of the same user, and keeps what it shows (TK5)', async () => {
    const client = await after(...up, 100, 'token changes');
    expect(client.tokenReasons).toEqual(['first', 'reconnect']);
    expect(client.sockets[0]?.readyState).toBe(3);
    expect(client.chat.state.chats.map(({ id }) => id)).toEqual(['c1']);
  });

  it('is closed for good by 4003 and 4005, and quietly by 4004 (CL5)', async () => {
    const reasons = { 'end 4003': 'unauthorized', 'end 4004': 'replaced', 'end 4005': 'kicked' };
    for (const [end, reason] of Object.entries(reasons)) {
      const client = walkedClient({ shared: false });
      const kicked = vi.fn();
      client.chat.kicked$.subscribe(kicked);
      await client.take(...up, end, 120_000, 'visible', 'online');
      expect(status(client)).toMatchObject({ phase: 'closed', reason });
      expect(client.sockets).toHaveLength(1);
      expect(kicked).toHaveBeenCalledTimes(reason === 'kicked' ? 1 : 0);
    }
  });

  it('waits four times as long when the server asks for less, and as usual after 4009 and 1012 (CL6)', async () => {
    const slowed = await after(...up, 'end 4008', 19_999);
    expect(status(slowed).phase).toBe('waiting');
    await slowed.take(1);
    expect(status(slowed).phase).toBe('authenticating');
    for (const code of [1012, 4009]) {
      const client = await after(...upAsV2);
      client.sockets[0]?.end(code);
      await client.take(5000);
      expect(status(client).phase).toBe('authenticating');
    }
  });

  it('moves to another socket at a moment of its own when the server drains (CL7)', async () => {
    const client = await after(...upAsV2, 'drain', 1999);
    expect(status(client).phase).toBe('ready');
    await client.take(1, 'token', 'accept', 'greet as v2', 'pages come');
    expect(client.sockets).toHaveLength(2);
    expect(status(client)).toMatchObject({ phase: 'ready', attempt: 0 });
  });

  it('is told by an own device that nothing is elsewhere (KI2, R-ERR-034)', async () => {
    expect(status(await after(...up, 'own device')).phase).toBe('ready');
  });

  it('does not fight with another site that replaces it: it waits until it is seen (KI3)', async () => {
    const round = ['end 1006', 5000, 'token', 'accept', 'greet as v1', 'list comes'] as const;
    const client = await after(...up, ...round, ...round, 'hidden', 'end 1006', 600_000);
    expect(client.sockets).toHaveLength(3);
    await client.take('visible');
    expect(status(client).phase).toBe('authenticating');
  });

  it('lets go of the socket when the page is put away, and is back at once with it (SL1)', async () => {
    const client = await after(...up, 'freeze');
    expect(client.sockets[0]?.readyState).toBe(3);
    await client.take(120_000);
    expect(client.sockets).toHaveLength(1);
    await client.take('resume', 'token');
    expect(client.sockets).toHaveLength(2);
  });
});
