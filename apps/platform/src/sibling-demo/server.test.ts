import { describe, expect, it } from 'vitest';
import { createLog } from '../http/log.ts';
import { createSiblingDemo } from './server.ts';

const site = createSiblingDemo({
  log: createLog('fatal', { write: () => undefined }),
  trustedProxies: [],
  whoseToken: async (token) => (token === 'good' ? { name: '王<建>国', businessId: '7' } : undefined),
});
const body = async (url: string) => (await site.inject(url)).body;

describe('the sibling demo', () => {
  it('shows whose login the portal brought along, and where it wants to go', async () => {
    const page = await body(
      '/materials/login-back?token=good&switchtocompanyid=9&target=%2Fmaterials%2Fa%3Fb%3D1&isCenter=1',
    );
    for (const text of ['建材平台', '王&lt;建&gt;国', '9', '/materials/a?b=1', '会员中心'])
      expect(page).toContain(text);
  });

  it.each(['/finance', '/finance/any/page', '/finance/login-back', '/finance/login-back?token=bad'])(
    '%s is a visitor without a login',
    async (url) => {
      expect(await body(url)).toContain('未登录');
    },
  );
});
