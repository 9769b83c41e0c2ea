import { PRODUCT_NAME } from '@jianzhu/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from './testing/test-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

it('serves the OpenAPI document of every call that it answers', async () => {
  const document = (await platform.app.inject({ method: 'GET', url: '/openapi.json' })).json();
  expect(document.openapi).toMatch(/^3\.1/);
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    // A path of the document is an object by method.
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = platform.calls.map(
    ({ endpoint }) => `${endpoint.method} ${endpoint.path.replace('{product}', PRODUCT_NAME)}`,
  );
  expect(new Set(described)).toEqual(new Set(served));
});
