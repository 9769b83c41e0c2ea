import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../tokens/global.css.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { mount, one } from '../testing/mount.tsx';
import { FloatingRail } from './floating-rail.tsx';

test('stays 96 px above the bottom of the window, and above the footer at the end of the page', async () => {
  await page.viewport(1366, 700);
  const { container } = mount(
    <PageFrame
      ground="page"
      rail={<FloatingRail serviceHref="/service" mobileHref="/mobile" />}
      footer={<footer style={{ height: 300 }}>页脚</footer>}
    >
      <div style={{ height: 2000 }} />
    </PageFrame>,
  );
  const rail = one(container, 'aside');
  expect(rail.textContent).toBe('客服手机版顶部');
  window.scrollTo(0, 0);
  expect(rail.getBoundingClientRect().bottom).toBe(700 - 96);
  window.scrollTo(0, document.documentElement.scrollHeight);
  expect(rail.getBoundingClientRect().bottom).toBeLessThanOrEqual(one(container, 'footer').getBoundingClientRect().top);
});
