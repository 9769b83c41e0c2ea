import { describe, expect, it } from 'vitest';
import { allowOrigins } from './cross-origin.ts';
import { createLog } from './log.ts';
import { createHttpServer } from './server.ts';

const ours = 'http://localhost:4004';
const app = createHttpServer({ log: createLog('fatal', { write: () => undefined }), trustedProxies: [] });
allowOrigins(app, [ours]);
app.get('/api/thing', async () => ({ code: 200 }));

const ask = (method: 'GET' | 'OPTIONS', origin: string, url = '/api/thing') =>
  app.inject({ method, url, headers: { origin, 'access-control-request-method': 'POST' } });

describe('calls of pages of other origins (R-PKG-005, R-PKG-006)', () => {
  it('lets pages of our origins read answers, refusals among them, and send no cookies', async () => {
    for (const url of ['/api/thing', '/api/nothing']) {
      const { headers } = await ask('GET', ours, url);
      expect(headers).toMatchObject({ 'access-control-allow-origin': ours, vary: 'Origin' });
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  it('answers the preflight of a call with every header of the contract', async () => {
    const { statusCode, headers } = await ask('OPTIONS', ours);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({ 'access-control-allow-origin': ours, 'access-control-max-age': '600' });
    const allowed = String(headers['access-control-allow-headers']).toLowerCase().split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(['content-type', 'authorization', 'blade-auth', 'business-token', 'company-id', 'token']),
    );
  });

  it.each(['http://localhost:4004.example', 'http://localhost:40040', 'https://localhost:4004', 'null'])(
    'tells %s nothing',
    async (origin) => {
      expect((await ask('GET', origin)).headers).not.toHaveProperty('access-control-allow-origin');
      const preflight = await ask('OPTIONS', origin);
      expect(preflight.statusCode).toBe(404);
      expect(preflight.headers).not.toHaveProperty('access-control-allow-headers');
    },
  );
});
