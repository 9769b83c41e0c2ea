import { TabList, type TabListProps, TabPanel } from '@jianzhu/ui';
import { useState } from 'react';

type ShownTabsProps = Pick<TabListProps<string>, 'id' | 'label' | 'tabs'>;

/** Tabs that can be tried. */
export function ShownTabs({ id, label, tabs }: ShownTabsProps) {
  const [selected, setSelected] = useState(tabs[0]?.value ?? '');
  return (
    <>
      <TabList id={id} label={label} tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel id={id} selected={selected}>
        {tabs.find(({ value }) => value === selected)?.label}
      </TabPanel>
    </>
  );
}
