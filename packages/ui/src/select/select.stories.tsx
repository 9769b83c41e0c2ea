import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { StoryColumn } from '../testing/story-grid.tsx';
import { Select } from './select.tsx';

const options = [
  { value: 'ton', label: '吨' },
  { value: 'cubic', label: '立方米' },
  { value: 'square', label: '平方米' },
  { value: 'set', label: '套', disabled: true },
];

const meta = {
  title: '组件/Select 选择',
  component: Select<string>,
  args: { label: '计量单位', options, value: null, onChange: () => undefined },
} satisfies Meta<typeof Select<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  name: '各种状态',
  render: (args) => (
    <StoryColumn>
      <Select {...args} />
      <Select {...args} value="ton" required />
      <Select {...args} error="请选择计量单位" />
      <Select {...args} value="ton" disabled />
    </StoryColumn>
  ),
};

export const ReadOnly: Story = {
  name: '只读的计量单位',
  args: { value: 'cubic', readOnly: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '计量单位' });
    await expect(field).toHaveValue('立方米');
    await expect(field).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const Keyboard: Story = {
  name: '键盘操作',
  render: function Chosen(args) {
    const [value, setValue] = useState<string | null>(null);
    return <Select {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('combobox', { name: '计量单位' });
    control.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: '吨' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('combobox', { name: '计量单位' })).toHaveTextContent('立方米');
  },
};
