import { expect, onTestFinished, test } from 'vitest';
import '../tokens/global.css.ts';
import { mount, one } from '../testing/mount.tsx';
import { themeClass } from '../tokens/values.ts';
import { TabList } from './tabs.tsx';

const tabs = ['优惠福利', '订单服务', '服务通知', '系统通知'].map((label) => ({ value: label, label, count: '10' }));

test.each(['spread', 'states'] as const)(
  'tabs that are too wide for a phone in large text keep their width and scroll: %s (6.9)',
  (variant) => {
    document.documentElement.classList.add(themeClass.largeText);
    onTestFinished(() => document.documentElement.classList.remove(themeClass.largeText));
    const { container } = mount(
      <div style={{ width: 320 }}>
        <TabList id="t" label="消息" tabs={tabs} selected="优惠福利" onSelect={() => undefined} variant={variant} />
      </div>,
    );
    const list = one(container, '[role=tablist]');
    for (const tab of list.children) expect(tab.scrollWidth, `${tab.textContent}`).toBeLessThanOrEqual(tab.clientWidth);
    expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  },
);
