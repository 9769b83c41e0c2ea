import {
  COOKIE_MAX_AGE_S,
  GENERIC_PLATFORM_CODE,
  PRODUCT_NAME,
  REQUEST_RETRY_COUNT,
  REQUEST_RETRY_DELAY_MS,
  REQUEST_TIMEOUT_MS,
} from '@jianzhu/domain';
import { expect, it } from 'vitest';
import { createApiClient, defaultRetryPolicy, defaultTimeoutMs, genericPlatformCode } from './index.ts';

it('the limits of the specification are those of the client (AK7)', () => {
  expect(defaultTimeoutMs).toBe(30_000);
  expect(REQUEST_TIMEOUT_MS).toBe(defaultTimeoutMs);
  expect(defaultRetryPolicy).toEqual({ retries: REQUEST_RETRY_COUNT, delayMs: REQUEST_RETRY_DELAY_MS });
  expect(defaultRetryPolicy).toEqual({ retries: 3, delayMs: 1000 });
  expect(COOKIE_MAX_AGE_S).toBe(604_800);
  expect(genericPlatformCode).toBe(GENERIC_PLATFORM_CODE);
});

it('a request has the default time limit and product (AK7)', async () => {
  const seen: unknown[] = [];
  const client = createApiClient({
    http: {
      async request(request) {
        seen.push(request);
        return { status: 200, data: { code: 200 }, headers: {} };
      },
    },
  });
  await client.request({ url: `/api/${PRODUCT_NAME}` });
  expect(seen).toMatchObject([{ timeout: 30_000, url: '/api/jianzhu' }]);
});
