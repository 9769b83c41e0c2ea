import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from '../record/description-list.tsx';
import { PanelPart, SectionTabs } from './section-tabs.tsx';

const facts = ['招标编号', '招标方式', '招标类别', '招标人'].map((term) => ({ term, value: `${term}的内容` }));

const meta = {
  title: '页面模式/SectionTabs 详情的页签',
  component: SectionTabs,
  args: {
    ...{ id: 'parts', label: '招标内容', selected: 'info', onSelect: () => undefined },
    tabs: [
      {
        ...{ value: 'info', label: '招标信息', flush: true },
        content: (
          <>
            <DescriptionList items={facts} />
            <PanelPart title="时间安排">
              <DescriptionList items={facts.slice(2)} />
            </PanelPart>
          </>
        ),
      },
      { value: 'lines', label: '采购清单', total: '18', content: <p>十八行</p> },
      { value: 'thread', label: '答疑', total: '5', content: <p>五个问题</p> },
    ],
  },
} satisfies Meta<typeof SectionTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: '招标信息' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('十八行')).not.toBeVisible();
  },
};
export const Second: Story = {
  name: '另一页签',
  args: { selected: 'lines' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: '采购清单 18' })).toBeVisible();
  },
};
