import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { StoryColumn } from '../testing/story-grid.tsx';
import { MultiCombobox, type MultiComboboxProps } from './multi-combobox.tsx';
import type { ComboboxOption } from './option-row.tsx';

const steel: ComboboxOption = { id: '1', label: '衡砺钢材有限公司', detail: '长春市 南关区' };
const concrete: ComboboxOption = { id: '2', label: '拓垚混凝土有限公司', detail: '长春市 净月区' };
const others: ComboboxOption = { id: '3', label: '松屿建材有限公司', detail: '吉林市 船营区' };
const companies = [steel, concrete, others];

function Searching(props: MultiComboboxProps) {
  const [text, setText] = useState('');
  const [value, setValue] = useState(props.value);
  return (
    <MultiCombobox
      {...props}
      value={value}
      onChange={setValue}
      options={{ status: 'ready', items: companies.filter((company) => company.label.includes(text)) }}
      onSearch={(next) => {
        props.onSearch(next);
        setText(next);
      }}
    />
  );
}

const meta = {
  title: '组件/MultiCombobox 搜索多选',
  component: MultiCombobox,
  args: {
    label: '邀请供应商',
    value: [],
    options: { status: 'ready', items: companies },
    onChange: () => undefined,
    onSearch: fn(),
  },
  render: (args) => <Searching {...args} />,
} satisfies Meta<typeof MultiCombobox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  name: '各种状态',
  render: (args) => (
    <StoryColumn>
      <MultiCombobox {...args} />
      <MultiCombobox {...args} value={[steel]} required help="至少三家" />
      <MultiCombobox {...args} value={companies} max={3} />
      <MultiCombobox
        {...args}
        value={[steel, { id: '9', label: '长白山旅游基础设施投资建设发展有限责任公司吉林市分公司' }]}
      />
      <MultiCombobox {...args} error="请选择供应商" />
      <MultiCombobox {...args} value={[steel, concrete]} disabled />
    </StoryColumn>
  ),
};

export const Keyboard: Story = {
  name: '键盘操作',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: '邀请供应商' });
    await userEvent.type(input, '混凝土');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('');
    await userEvent.type(input, '建材');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByText('已选2项')).toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByRole('button', { name: '移除松屿建材有限公司' })).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: '移除拓垚混凝土有限公司' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByText('已选0项')).toBeInTheDocument();
  },
};

export const Full: Story = {
  name: '已选满',
  args: { value: [steel, concrete], max: 2 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('status')).toHaveTextContent('最多选择2项');
    await expect(await canvas.findByRole('option', { name: /松屿/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('option', { name: /衡砺/ }));
    await expect(canvas.queryByRole('button', { name: '移除衡砺钢材有限公司' })).toBeNull();
  },
};

export const NoSearchWhileComposing: Story = {
  name: '输入法选字时不搜索',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: '邀请供应商' });
    input.focus();
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: 'gang' } });
    await expect(args.onSearch).not.toHaveBeenCalled();
    await fireEvent.input(input, { target: { value: '钢' } });
    await fireEvent.compositionEnd(input);
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenCalledWith('钢');
  },
};
