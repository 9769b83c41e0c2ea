import { once } from 'node:events';
import http, { type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { createTrustedProxies } from '@jianzhu/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { limitUpgrades } from './limit-upgrades.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';

const TAKEN = 418;
let server: Server | undefined;
afterEach(() => server?.close());

/** A server that takes two sockets of an address. @returns asks for one, and says by which status it was answered */
async function startServer(trusted: readonly string[]) {
  const upgrade = limitUpgrades((_request, raw) => refuseUpgrade(raw, TAKEN), createTrustedProxies(trusted, net), {
    burst: 2,
    perSecond: 0.001,
  });
  const started = http.createServer();
  server = started;
  started.on('upgrade', upgrade);
  await once(started.listen(0, '127.0.0.1'), 'listening');
  // A server on a port has an address of this kind.
  const { port } = started.address() as AddressInfo;
  return async (forwardedFor?: string) => {
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      ...(forwardedFor !== undefined && { 'X-Forwarded-For': forwardedFor }),
    };
    const request = http.get({ port, host: '127.0.0.1', headers, agent: false });
    // What `response` is emitted with.
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return answer.resume().statusCode;
  };
}

describe('sockets of one address', () => {
  it('are so many at once and no more, while those of others are taken', async () => {
    const ask = await startServer(['127.0.0.1']);
    expect([await ask('203.0.113.1'), await ask('203.0.113.1'), await ask('203.0.113.1')]).toEqual([TAKEN, TAKEN, 429]);
    expect(await ask('198.51.100.1, 203.0.113.1')).toBe(429);
    expect(await ask('203.0.113.2')).toBe(TAKEN);
  });

  it('count a whole /64 as one', async () => {
    const ask = await startServer(['127.0.0.1']);
    const answers = [await ask('2001:db8:1:2::1'), await ask('2001:db8:1:2::2'), await ask('2001:db8:1:2:3::4')];
    expect(answers).toEqual([TAKEN, TAKEN, 429]);
  });

  it('are those of the peer, whatever it claims, where it is no proxy of ours', async () => {
    const ask = await startServer([]);
    expect([await ask('203.0.113.1'), await ask('203.0.113.2'), await ask()]).toEqual([TAKEN, TAKEN, 429]);
  });

  it('are not counted for a proxy that asks for itself', async () => {
    const ask = await startServer(['127.0.0.1']);
    expect([await ask(), await ask(), await ask()]).toEqual([TAKEN, TAKEN, TAKEN]);
  });
});
