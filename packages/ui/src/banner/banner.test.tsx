import { expect, test } from 'vitest';
import { mount, one } from '../testing/mount.tsx';
import { Banner } from './banner.tsx';

test('an announcement with an address is a link, one without is text (R-HEAD-052)', () => {
  const linked = mount(<Banner variant="home" announcements={[{ text: '平台上线', href: '/notice/1' }]} />).container;
  expect(one(linked, 'a[href="/notice/1"]').textContent).toBe('平台上线');
  const plain = mount(<Banner variant="home" announcements={[{ text: '平台上线', href: '' }]} />).container;
  expect(plain.textContent).toContain('平台上线');
  expect(plain.querySelector('[data-place=shown] a')).toBeNull();
});

test('the sentence of the home page leads where its banner does (domain 26)', () => {
  const { container } = mount(
    <Banner variant="home" sentence="一站对接" sentenceHref="/platform" artSrc="/hero.jpg" />,
  );
  expect(one(container, 'h1 a[href="/platform"]').textContent).toBe('一站对接');
  expect(one(container, 'section > img').getAttribute('src')).toBe('/hero.jpg');
  expect(
    mount(<Banner variant="home" sentence="一站对接" sentenceHref="" />).container.querySelector('h1 a'),
  ).toBeNull();
});

test('the slim banner has the search and no sentence (R-HEAD-033)', () => {
  const { container } = mount(<Banner variant="slim" sentence="一站对接" announcements={[{ text: '平台上线' }]} />);
  expect(container.querySelector('input[type=search]')).not.toBeNull();
  expect(container.textContent).not.toContain('一站对接');
  expect(container.textContent).not.toContain('平台上线');
});
