import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { mount, one } from '../testing/mount.tsx';
import { TabList, TabPanel } from './tabs.tsx';

const tabs = [
  { value: '3', label: '优惠福利', count: '4' },
  { value: '0', label: '订单服务', count: null },
  { value: '1', label: '服务通知' },
];

function Example() {
  const [selected, setSelected] = useState('3');
  return (
    <>
      <TabList id="kinds" label="消息类型" tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel id="kinds" selected={selected}>
        内容{selected}
      </TabPanel>
    </>
  );
}

function press(key: string) {
  act(() => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
}

test('keeps the given order and shows counts only where there are any (R-DRAWER-008, R-DRAWER-016)', () => {
  const { container } = mount(<Example />);
  expect([...container.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual([
    '优惠福利4',
    '订单服务',
    '服务通知',
  ]);
});

test('one tab is in the tab order and names its panel', () => {
  const { container } = mount(<Example />);
  const selected = one(container, '[role=tab][tabindex="0"]');
  expect(selected.getAttribute('aria-selected')).toBe('true');
  const panel = one(container, '[role=tabpanel]');
  expect(panel.getAttribute('aria-labelledby')).toBe(selected.id);
  expect(selected.getAttribute('aria-controls')).toBe(panel.id);
});

test.each([
  ['ArrowRight', '0'],
  ['ArrowLeft', '1'],
  ['End', '1'],
  ['Home', '3'],
])('%s moves focus and selection to tab %s', (key, value) => {
  const { container } = mount(<Example />);
  one(container, '[aria-selected=true]').focus();
  press(key);
  expect(one(container, '[aria-selected=true]').id).toBe(`kinds-tab-${value}`);
  expect(document.activeElement?.id).toBe(`kinds-tab-${value}`);
  expect(one(container, '[role=tabpanel]').textContent).toBe(`内容${value}`);
});
