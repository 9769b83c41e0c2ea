import { expect, test } from 'vitest';
import { mount, one } from '../../testing/mount.tsx';
import { enterpriseStyle } from '../testing/sample-content.ts';
import { EnterpriseStyleSection } from './enterprise-style-section.tsx';

test('says how many companies are on show', () => {
  const { container } = mount(<EnterpriseStyleSection content={{ status: 'ready', data: enterpriseStyle }} />);
  expect(one(container, 'header p').textContent).toBe('4,812家建筑业企业在此展示资质与业绩');
});

test('districts are ways to their companies, in a navigation of their own', () => {
  const districts = [{ href: '/company/more?cityCode=220100', name: '长春', countText: '1,286' }];
  const { container } = mount(
    <EnterpriseStyleSection content={{ status: 'ready', data: { ...enterpriseStyle, districts } }} />,
  );
  const navigation = one(container, 'nav');
  expect(navigation.getAttribute('aria-label')).toBe('按地区查看');
  expect(one(navigation, 'a').getAttribute('href')).toBe('/company/more?cityCode=220100');
});

test('without districts there is no empty navigation', () => {
  const { container } = mount(<EnterpriseStyleSection content={{ status: 'ready', data: enterpriseStyle }} />);
  expect(container.querySelector('nav')).toBeNull();
});
