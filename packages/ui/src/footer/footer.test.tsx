import { expect, test } from 'vitest';
import { mount, one } from '../testing/mount.tsx';
import { Footer, type FooterProps } from './footer.tsx';

const footer: FooterProps = {
  columns: [{ title: '帮助中心', links: [{ text: '常见问题', href: '/default/home/help?id=4' }] }],
  hotline: '0431-0000 0000',
  codes: ['官方公众号', '移动客户端', '平台客服'].map((caption) => ({ caption, src: `/${caption}.svg` })),
  legalLinks: [{ text: '隐私政策', href: '/default/global-search/privacy-policy' }],
  operator: '某某有限公司',
  filings: [{ text: '吉ICP备00000000号', href: 'https://beian.miit.gov.cn/' }, { text: '许可证 吉B2-00000000' }],
};

test('renders one column per item with its links (R-FOOT-001)', () => {
  const { container } = mount(<Footer {...footer} />);
  expect(one(container, 'nav h2').textContent).toBe('帮助中心');
  expect(one(container, 'nav a').getAttribute('href')).toBe('/default/home/help?id=4');
});

test('shows hotline and hours (R-FOOT-005, R-FOOT-006)', () => {
  const { container } = mount(<Footer {...footer} />);
  expect(container.textContent).toContain('0431-0000 0000');
  expect(container.textContent).toContain('9:30-18:30');
});

test('shows three named QR codes of 130 px (R-FOOT-007 to R-FOOT-010)', () => {
  const { container } = mount(<Footer {...footer} />);
  const codes = [...container.querySelectorAll('img')];
  expect(codes.map((code) => code.alt)).toEqual(['官方公众号二维码', '移动客户端二维码', '平台客服二维码']);
  expect(codes.every((code) => code.width === 130 && code.height === 130)).toBe(true);
});

test('filing numbers come last and link to their register (R-FOOT-011, R-FOOT-015)', () => {
  const { container } = mount(<Footer {...footer} />);
  expect(container.textContent).toContain('运营单位：某某有限公司');
  const register = one(container, 'a[href="https://beian.miit.gov.cn/"]');
  expect(register.getAttribute('rel')).toBe('noopener');
  expect(container.textContent?.endsWith('许可证 吉B2-00000000')).toBe(true);
});

test('without columns there is no empty navigation', () => {
  const { container } = mount(<Footer {...footer} columns={[]} />);
  expect(container.querySelector('nav')).toBeNull();
});
