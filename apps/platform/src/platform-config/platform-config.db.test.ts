import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const FRONT = '/api/rs-cms-service/ecomm/front';

describe('the start-up calls (specification 7)', () => {
  it('know the generic platform and CHANGCHUN by host', async () => {
    const { data } = await platform.get(`${FRONT}/platformConfig/list`);
    expect(data).toMatchObject([
      { ngCode: 'localhost', platformCode: 'JIANZHU', baseTitle: '吉林省建筑业数字平台' },
      { ngCode: 'changchun.localhost', platformCode: 'CHANGCHUN', baseTitle: '长春市建筑业数字平台' },
    ]);
  });

  it('give the footer as columns with their links (domain 24)', async () => {
    const { data } = await platform.get(`${FRONT}/navigate/tree?menuCode=INDUSTRY_NAVIGATE_FOOT`);
    const titles = data.map(({ articleTitle }: { articleTitle: string }) => articleTitle);
    expect(titles).toEqual(['关于我们', '新手指南', '服务支持', '规则协议', '友情链接']);
    expect(data[0].children).toMatchObject([{ articleTitle: '平台介绍', url: '', id: '2101', children: [] }, {}, {}]);
  });

  it('give top text and flag as dictionaries, empty while there are none', async () => {
    const ask = (code: string) => platform.get(`${FRONT}/dict/list?code=${code}`);
    expect((await ask('industry_front_css_flag')).data).toEqual([]);
    const tree = [{ dictKey: 'a', dictValue: 'b', children: [{ dictKey: '1', dictValue: '置灰', children: [] }] }];
    await platform.db.admin('insert into dictionary (code, tree) values ($1, $2)', [
      'industry_front_css_flag',
      JSON.stringify(tree),
    ]);
    expect((await ask('industry_front_css_flag')).data).toEqual(tree);
  });
});
