import { BODY_LIMIT } from '@jianzhu/api-client/contract';
import { afterAll, expect, it } from 'vitest';
import { toRequest } from './testing/call-request.ts';
import { createTestPlatform, type TestPlatform } from './testing/test-platform.ts';

// Every call of the contract that takes a body, those to come included.

const TOO_LARGE = 413;
const QUOTES = 2;

const platform: TestPlatform = await createTestPlatform();
afterAll(() => platform.close());

const withBody = platform.calls.filter(({ endpoint }) => endpoint.method !== 'GET');

it.each(withBody.map((call) => [call.endpoint.id, call] as const))(
  '%s takes a body up to its limit, and not a byte more',
  async (_id, call) => {
    const limit = call.endpoint.bodyLimit ?? BODY_LIMIT;
    const send = (bytes: number) => {
      const body = 'x'.repeat(bytes - QUOTES);
      return platform.app.inject(toRequest(call, { params: {}, query: {}, body }, {}));
    };
    expect((await send(limit)).statusCode).not.toBe(TOO_LARGE);
    const refused = await send(limit + 1);
    expect(refused.statusCode).toBe(TOO_LARGE);
    expect(refused.json()).toMatchObject({ code: TOO_LARGE, success: false });
  },
);

it('no limit of a call is above that of all', () => {
  const limits = withBody.flatMap(({ endpoint: { bodyLimit } }) => bodyLimit ?? []);
  expect(limits).not.toEqual([]);
  expect(Math.max(...limits)).toBeLessThan(BODY_LIMIT);
});
