import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount, one } from '../testing/mount.tsx';
import { themeClass } from '../tokens/values.ts';
import { Header } from './header.tsx';
import { MemberActions, VisitorActions } from './header-actions.tsx';
import { LargeTextToggle } from './large-text-toggle.tsx';

const brand = { href: '#home', title: '吉林省建筑业数字平台', subtitle: '建材、设备、劳务、项目与金融综合服务' };

function inLargeText() {
  document.documentElement.classList.add(themeClass.largeText);
  onTestFinished(() => document.documentElement.classList.remove(themeClass.largeText));
}

/** Right edge of the words, whatever box they stand in. */
function rightEdgeOf(words: Element): number {
  const range = document.createRange();
  range.selectNodeContents(words);
  return range.getBoundingClientRect().right;
}

test.each([1199, 1024, 768, 390])(
  'the name of the platform ends before the actions of a member in large text: %i px (6.9)',
  async (width) => {
    inLargeText();
    await page.viewport(width, 800);
    const { container } = mount(
      <div style={{ minWidth: width >= 1024 ? 1200 : undefined }}>
        <Header brand={brand}>
          <LargeTextToggle place="header" on onToggle={() => undefined} />
          <MemberActions
            companySelector={<span style={{ width: 253, flex: 'none' }}>一家企业</span>}
            centreHref="#centre"
            portalHref="#portal"
            person="王建国"
            unread="37"
            messagesOpen={false}
            onOpenMessages={() => undefined}
            onLogout={() => undefined}
          />
        </Header>
      </div>,
    );
    const shown = [...container.querySelectorAll('header button, header a + * a, header summary')].filter((each) =>
      each.checkVisibility(),
    );
    const firstAction = Math.min(...shown.map((each) => each.getBoundingClientRect().left));
    expect(rightEdgeOf(one(container, 'header a b'))).toBeLessThanOrEqual(firstAction);
  },
);

test('what a phone folds out for a visitor has no edge at its sides (6.3)', async () => {
  await page.viewport(390, 844);
  mount(
    <Header brand={brand}>
      <VisitorActions loginHref="#login" registerHref="#register" />
    </Header>,
  );
  await page.getByLabelText('更多操作').click();
  const { borderLeftWidth, borderRightWidth } = getComputedStyle(page.getByRole('link', { name: '注册' }).element());
  expect([borderLeftWidth, borderRightWidth]).toEqual(['0px', '0px']);
});
