import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { guardMemberPages } from '../session/member-guard.server.ts';
import { resolveMiddleware } from './middleware-registry.server.ts';

describe('middleware by name', () => {
  it('is the one that was registered', () => {
    expect(resolveMiddleware('member')).toBe(guardMemberPages);
  });

  it('answers with status 500 and "Unknown middleware" for an unknown name (R-ERR-020)', async () => {
    const unknown = resolveMiddleware('nobody');
    const url = new URL('http://localhost/user');
    const args = { request: new Request(url), url, params: {}, pattern: '/user', context: new RouterContextProvider() };
    const run = async () => unknown(args, async () => new Response());
    await expect(run()).rejects.toMatchObject({ data: 'Unknown middleware', init: { status: 500 } });
  });
});
