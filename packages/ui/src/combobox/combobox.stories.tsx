import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { StoryColumn } from '../testing/story-grid.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import type { ComboboxOption } from './option-row.tsx';
import { type SearchOptions, useRemoteOptions } from './use-remote-options.ts';

const companies: readonly ComboboxOption[] = [
  { id: '1', label: '衡砺钢材有限公司', detail: '长春市 南关区' },
  { id: '2', label: '拓垚混凝土有限公司', detail: '长春市 净月区' },
  { id: '3', label: '松屿建材有限公司', detail: '吉林市 船营区' },
];

function Searching(props: ComboboxProps) {
  const [text, setText] = useState('');
  const [value, setValue] = useState(props.value);
  const items = companies.filter((company) => company.label.includes(text));
  return (
    <Combobox
      {...props}
      value={value}
      onChange={setValue}
      options={{ status: 'ready', items }}
      onSearch={(next) => {
        props.onSearch(next);
        setText(next);
      }}
    />
  );
}

const meta = {
  title: '组件/Combobox 搜索选择',
  component: Combobox,
  args: {
    label: '供应商',
    value: null,
    options: { status: 'ready', items: companies },
    onChange: () => undefined,
    onSearch: fn(),
  },
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  name: '各种状态',
  render: (args) => (
    <StoryColumn>
      <Combobox {...args} />
      <Combobox {...args} value={companies[0] ?? null} required />
      <Combobox {...args} error="请选择供应商" />
      <Combobox {...args} value={companies[0] ?? null} disabled />
    </StoryColumn>
  ),
};

export const ReadOnly: Story = {
  name: '只读的供应商',
  args: { value: companies[0] ?? null, readOnly: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '供应商' });
    await expect(field).toHaveValue('衡砺钢材有限公司');
    await expect(field).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Keyboard: Story = {
  name: '键盘操作',
  render: (args) => <Searching {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: '供应商' });
    await userEvent.type(input, '建材');
    await expect(await canvas.findByRole('option', { name: /松屿建材/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('松屿建材有限公司');
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(input).toHaveValue('');
  },
};

export const NoSearchWhileComposing: Story = {
  name: '输入法选字时不搜索',
  render: (args) => <Searching {...args} />,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: '供应商' });
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

export const Loading: Story = {
  name: '加载中',
  args: { options: { status: 'loading' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('status')).toHaveTextContent('正在搜索');
  },
};

export const Failed: Story = {
  name: '加载失败',
  args: { options: { status: 'failed' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('status')).toHaveTextContent('搜索失败，请稍后再试');
  },
};

export const NothingFound: Story = {
  name: '没有匹配项',
  args: { options: { status: 'ready', items: [] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('status')).toHaveTextContent('没有符合的结果');
  },
};

const searchServer = fn<SearchOptions>();

export const SearchedByServer: Story = {
  name: '由服务器搜索企业',
  render: function Remote(args) {
    const remote = useRemoteOptions(searchServer);
    const [value, setValue] = useState<ComboboxOption | null>(null);
    return <Combobox {...args} {...remote} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    searchServer.mockReset();
    searchServer.mockResolvedValue(companies.slice(0, 2));
    const input = canvas.getByRole('combobox', { name: '供应商' });
    await userEvent.type(input, '有限');
    await expect(await canvas.findByRole('status')).toHaveTextContent('正在搜索');
    await expect(await canvas.findAllByRole('option')).toHaveLength(2);
    await expect(searchServer).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('衡砺钢材有限公司');
  },
};
