import { expect, it } from 'vitest';
import { createRequestServices } from '../request-services.server.ts';
import { testContext } from '../testing/request-services.ts';
import { startStubPlatform, success } from '../testing/stub-platform.ts';

it('tells the platform the host of the browser, on which it signs addresses of files and videos', async () => {
  const platform = await startStubPlatform(() => success([]));
  const request = new Request('http://changchun.localhost:3000/default/home');
  const context = testContext(platform.origin, { requestHost: 'changchun.localhost:3000' });
  await createRequestServices(request, context).api.salon.calendar({ query: { month: '2026-11' } });
  expect(platform.requests[0]?.headers).toMatchObject({ 'x-forwarded-host': 'changchun.localhost:3000' });
});
