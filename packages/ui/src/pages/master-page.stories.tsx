import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CheckBoard } from '../tree-select/index.ts';
import { MasterPage } from './master-page.tsx';

const nodes = [
  {
    value: 'inquiry',
    label: '询价',
    note: '2 / 4',
    children: [
      { value: 'inquiry_view', label: '查看询价', held: true, note: '自动' },
      { value: 'inquiry_add', label: '新建询价' },
      { value: 'inquiry_publish', label: '发布询价' },
      { value: 'inquiry_award', label: '确认定标', locked: true, note: '无权授予' },
    ],
  },
  { value: 'tender', label: '招标', note: '0 / 1', children: [{ value: 'tender_view', label: '查看招标' }] },
];

function Board() {
  const [value, setValue] = useState<ReadonlySet<string>>(new Set(['inquiry_view', 'inquiry_add']));
  return <CheckBoard label="权限" required nodes={nodes} value={value} onChange={setValue} />;
}

const meta = {
  title: '页面模式/MasterPage 主从页',
  component: MasterPage,
  args: {
    title: '角色管理',
    listTitle: '角色',
    groups: [
      { name: '系统角色', links: [{ key: '2', text: '采购员', href: '?id=2', icon: 'lock', note: '2人' }] },
      { name: '自定义角色', links: [{ key: '7', text: '区域采购主管', href: '?id=7', icon: 'user', note: '1人' }] },
    ],
    current: '7',
    listAction: (
      <Button variant="line" size="compact">
        新建角色
      </Button>
    ),
    isNamed: true,
    back: { text: '全部角色', href: '?' },
    children: <Board />,
  },
} satisfies Meta<typeof MasterPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  name: '角色与权限',
  play: async ({ canvas }) => {
    const add = canvas.getByRole('treeitem', { name: '新建询价' });
    await userEvent.click(canvas.getByRole('treeitem', { name: /查看询价/ }));
    await expect(canvas.getByRole('treeitem', { name: /查看询价/ })).toBeChecked();
    await userEvent.click(add);
    await expect(add).not.toBeChecked();
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索权限' }), '发布');
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(2);
    await userEvent.clear(canvas.getByRole('searchbox', { name: '搜索权限' }));
    await expect(canvas.getByText('已选1/5项')).toBeVisible();
  },
};
export const Unnamed: Story = { name: '地址未指定', args: { isNamed: false } };
