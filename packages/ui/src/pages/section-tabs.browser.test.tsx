import { expect, test, vi } from 'vitest';
import '../tokens/global.css.ts';
import { mount, one } from '../testing/mount.tsx';
import { SectionTabs } from './section-tabs.tsx';

const tabs = ['招标信息', '采购清单'].map((label) => ({ value: label, label, content: <p>{`${label}的内容`}</p> }));

test('shows the selected section alone, and keeps the others for paper', () => {
  const onSelect = vi.fn();
  const { container } = mount(
    <SectionTabs id="parts" label="招标内容" tabs={tabs} selected="采购清单" onSelect={onSelect} />,
  );
  const [info, lines] = [...container.querySelectorAll('p:not([aria-hidden])')];
  expect(info?.checkVisibility()).toBe(false);
  expect(lines?.checkVisibility()).toBe(true);
  expect(one(container, '[role=tabpanel]').textContent).toContain('采购清单的内容');
  expect(one(container, '[aria-selected=true]').getAttribute('aria-controls')).toBe(
    one(container, '[role=tabpanel]').id,
  );
  one(container, '[aria-selected=false]').click();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('招标信息');
});
