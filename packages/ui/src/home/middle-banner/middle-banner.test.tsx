import { expect, test } from 'vitest';
import { mount, one } from '../../testing/mount.tsx';
import { MiddleBanner } from './middle-banner.tsx';

test('a picture says the title as its alternative text', () => {
  const { container } = mount(<MiddleBanner href="/apply" title="产业基地申报" imageUrl="/banner-101.png" />);
  const image = one<HTMLImageElement>(container, 'img');
  expect([image.getAttribute('src'), image.alt]).toEqual(['/banner-101.png', '产业基地申报']);
  expect(one(container, 'a').textContent).toBe('');
});

test('without a picture the title stands on the drawing', () => {
  const { container } = mount(<MiddleBanner href="/apply" title="产业基地申报" summary="本月30日截止" />);
  expect(one<HTMLImageElement>(container, 'img').alt).toBe('');
  expect(one(container, 'a').textContent).toBe('产业基地申报本月30日截止');
});
