import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount, one } from '../testing/mount.tsx';
import { RotatingLines } from './rotating-lines.tsx';

const short = '平台正式上线';
const long = '四季度建设工程材料信息价已发布，欢迎各企业登录平台查阅并在线核对';

/** Middle of an element, in px from the top of the window. */
function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}

test('a short announcement stands beside its label though a longer one takes turns with it', async () => {
  await page.viewport(390, 844);
  const { container } = mount(
    <RotatingLines kind="announcements" lines={[{ text: short, href: '#short' }, { text: long }]} />,
  );
  const label = one(container, 'section > span');
  const announcement = one(container, '[data-place=shown] a');
  expect(Math.abs(middleOf(label) - middleOf(announcement))).toBeLessThan(2);
});
