import { expect, it } from 'vitest';
import { enterpriseStyleData } from './enterprise-style.ts';

const entry = (dictKey: string, dictValue: string) => ({ dictKey, dictValue, children: [] });
const district = {
  code: '220100',
  name: '长春',
  parentCode: '220000',
  sort: 0,
  isShow: true,
  siteUrl: '',
  companyCount: 34,
};
const answers = { companies: [], total: 68, districts: [district], labels: [], memberArea: [] };

it('leads to the companies of a district and of a label, and to what members have (domain 26)', () => {
  const { ways, companyCountText } = enterpriseStyleData({
    ...answers,
    labels: [entry('A&B', 'A级纳税人')],
    memberArea: [entry('/user/vip/buy', '会员权益')],
  });
  expect(companyCountText).toBe('68');
  expect(ways).toEqual([
    { name: '按地区查看', links: [{ href: '/default/company/more?cityCode=220100', name: '长春', countText: '34' }] },
    { name: '企业标签', links: [{ href: '/default/company/more?label=A%26B', name: 'A级纳税人' }] },
    { name: '会员专区', links: [{ href: '/user/vip/buy', name: '会员权益' }] },
  ]);
});
