import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { StoryColumn } from '../testing/story-grid.tsx';
import { RegionCascade } from './region-cascade.tsx';

const regions = [
  {
    code: '220000',
    name: '吉林省',
    children: [
      {
        code: '220100',
        name: '长春市',
        children: [
          { code: '220102', name: '南关区' },
          { code: '220103', name: '宽城区' },
        ],
      },
      { code: '220200', name: '吉林市', children: [{ code: '220204', name: '船营区' }] },
    ],
  },
  { code: '820000', name: '澳门特别行政区' },
];

const meta = {
  title: '组件/RegionCascade 地区',
  component: RegionCascade,
  args: { label: '工程所在地', regions, value: [], onChange: () => undefined },
} satisfies Meta<typeof RegionCascade>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  name: '各种状态',
  render: (args) => (
    <StoryColumn>
      <RegionCascade {...args} />
      <RegionCascade {...args} value={['220000', '220100', '220102']} required />
      <RegionCascade {...args} error="请选择工程所在地" />
      <RegionCascade {...args} value={['820000']} disabled />
    </StoryColumn>
  ),
};

export const Keyboard: Story = {
  name: '键盘选择省市县',
  render: function Placed(args) {
    const [value, setValue] = useState<readonly string[]>([]);
    return <RegionCascade {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('combobox', { name: '工程所在地' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: '吉林省' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('option', { name: '长春市' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('option', { name: '长春市' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('option', { name: '南关区' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('combobox')).toHaveTextContent('吉林省 / 长春市 / 南关区');
  },
};
