import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/http-client.ts';
import { startPlatform, startPortal } from './testing/test-portal.ts';
import { createClientAddress } from './trusted-proxies.ts';

function requestFrom(peer: string, ...forwardedFor: string[]): IncomingMessage {
  // All that is read of a request.
  const parts = { socket: { remoteAddress: peer }, headersDistinct: { 'x-forwarded-for': forwardedFor } };
  return parts as unknown as IncomingMessage;
}

describe('the address of the visitor', () => {
  it.each<[string, string[], string, string[], string]>([
    ['nobody is trusted', [], '203.0.113.9', ['6.6.6.6'], '203.0.113.9'],
    ['not even loopback', [], '::ffff:127.0.0.1', ['6.6.6.6'], '127.0.0.1'],
    ['one proxy', ['10.0.0.0/8'], '::ffff:10.1.2.3', ['203.0.113.9'], '203.0.113.9'],
    ['what the visitor wrote before it', ['10.0.0.0/8'], '10.1.2.3', ['6.6.6.6, 203.0.113.9'], '203.0.113.9'],
    ['two proxies', ['10.0.0.0/8'], '10.1.2.3', ['6.6.6.6, 203.0.113.9, 10.9.9.9'], '203.0.113.9'],
    ['the header twice', ['10.0.0.0/8'], '10.1.2.3', ['6.6.6.6', '203.0.113.9'], '203.0.113.9'],
    ['a proxy that is none of ours', ['10.0.0.0/8'], '192.0.2.1', ['203.0.113.9'], '192.0.2.1'],
    ['IPv6', ['2001:db8::/32'], '2001:db8::1', ['2001:4860::7'], '2001:4860::7'],
    ['no address', ['10.0.0.0/8'], '10.1.2.3', ['unknown'], '10.1.2.3'],
    ['an address with its port', ['10.0.0.0/8'], '10.1.2.3', ['203.0.113.9:51234'], '203.0.113.9'],
    ['an IPv6 address with its port', ['10.0.0.0/8'], '10.1.2.3', ['[2001:db8::1]:51234'], '2001:db8::1'],
    ['an IPv6 address', ['10.0.0.0/8'], '10.1.2.3', ['2001:db8::1'], '2001:db8::1'],
    ['an empty header', ['10.0.0.0/8'], '10.1.2.3', [''], '10.1.2.3'],
  ])('is found: %s', (_name, trusted, peer, forwardedFor, expected) => {
    expect(createClientAddress(trusted)(requestFrom(peer, ...forwardedFor))).toBe(expected);
  });

  it('is never what stands left of it', () => {
    const clientAddress = createClientAddress(['10.0.0.0/8']);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string())), (claims) => {
        const forwardedFor = [...claims, '203.0.113.9', '10.0.0.1'].join(',');
        expect(clientAddress(requestFrom('10.1.2.3', forwardedFor))).toBe('203.0.113.9');
      }),
    );
  });

  it('behind a trusted proxy reaches platform, pages and log', async () => {
    const { origin } = await startPlatform((request, response) => {
      response.end(JSON.stringify(request.headers['x-forwarded-for']));
    });
    const seen: (string | undefined)[] = [];
    const portal = await startPortal({
      settings: { platformOrigin: origin, trustedProxies: ['127.0.0.0/8', '::1'] },
      handleDocument: async (_request, context) => {
        seen.push(context.clientAddress);
        return new Response('page');
      },
    });
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' };
    expect((await ask(portal.port, { path: '/api/x', headers })).body.toString()).toBe('"203.0.113.9"');
    await ask(portal.port, { path: '/user/notice', headers });
    expect(seen).toEqual(['203.0.113.9']);
    await expect
      .poll(() => portal.logged.map((line) => JSON.parse(line).address))
      .toEqual(['203.0.113.9', '203.0.113.9']);
  });
});
