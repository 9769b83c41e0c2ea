import { expect, test } from 'vitest';
import { mount, one } from '../../testing/mount.tsx';
import { enterpriseStyle } from '../testing/sample-content.ts';
import { EnterpriseStyleSection } from './enterprise-style-section.tsx';

test('says how many companies are on show', () => {
  const { container } = mount(<EnterpriseStyleSection content={{ status: 'ready', data: enterpriseStyle }} />);
  expect(one(container, 'header p').textContent).toBe('4,812家建筑业企业在此展示资质与业绩');
});

test('each row of ways is a navigation of its own; one without links is none', () => {
  const ways = [
    { name: '按地区查看', links: [{ href: '/company/more?cityCode=220100', name: '长春', countText: '1,286' }] },
    { name: '企业标签', links: [] },
    { name: '会员专区', links: [{ href: '/user/vip/buy', name: '会员权益' }] },
  ];
  const { container } = mount(
    <EnterpriseStyleSection content={{ status: 'ready', data: { ...enterpriseStyle, ways } }} />,
  );
  const rows = [...container.querySelectorAll('nav')];
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual(['按地区查看', '会员专区']);
  expect(rows.map((row) => one(row, 'a').getAttribute('href'))).toEqual([
    '/company/more?cityCode=220100',
    '/user/vip/buy',
  ]);
});

test('without ways there is no empty navigation', () => {
  const { container } = mount(<EnterpriseStyleSection content={{ status: 'ready', data: enterpriseStyle }} />);
  expect(container.querySelector('nav')).toBeNull();
});
