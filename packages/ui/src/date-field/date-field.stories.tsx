import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { StoryColumn } from '../testing/story-grid.tsx';
import type { PlainDateRange } from './calendar.tsx';
import { DateField, DateRangeField, DateTimeField, type PlainDateTime, TimeField } from './date-field.tsx';

const meta = {
  title: '组件/DateField 日期',
  component: DateField,
  args: { label: '要求到货日期', value: null, onChange: () => undefined },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

const ignore = () => undefined;

export const Matrix: Story = {
  name: '各种状态',
  render: (args) => (
    <StoryColumn>
      <DateField {...args} />
      <DateField {...args} value="2026-11-21" required help="不早于今天" />
      <DateField {...args} value="2026-11-21" error="不能早于今天" />
      <DateField {...args} value="2026-11-21" disabled />
      <DateRangeField label="发布时间" value={{ from: '2026-11-01', to: '2026-11-21' }} onChange={ignore} />
      <DateRangeField label="发布时间" value={{ from: '2026-11-21', to: '2026-11-01' }} onChange={ignore} />
      <DateTimeField label="报价截止" value={{ date: '2026-11-26', time: '17:00' }} onChange={ignore} required />
    </StoryColumn>
  ),
};

export const Typed: Story = {
  name: '键入日期',
  render: function Dated(args) {
    const [date, setDate] = useState<string | null>(null);
    return <DateField {...args} value={date} onChange={setDate} />;
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '要求到货日期' });
    await userEvent.type(input, '2026年2月29日');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/请输入正确的日期/);
    await userEvent.clear(input);
    await userEvent.type(input, '2026/2/28');
    await userEvent.tab();
    await expect(input).toHaveValue('2026-02-28');
    await expect(input).toBeValid();
  },
};

export const CalendarByKeyboard: Story = {
  name: '键盘操作日历',
  render: function Dated(args) {
    const [date, setDate] = useState<string | null>('2026-11-21');
    return <DateField {...args} value={date} onChange={setDate} min="2026-11-02" />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '打开日历' }).focus();
    await userEvent.keyboard('{Enter}');
    const chosen = await screen.findByRole('button', { name: /11月21日/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('2026-11-29'));
  },
};

export const Range: Story = {
  name: '日期范围',
  render: function Ranged() {
    const [range, setRange] = useState<PlainDateRange>({ from: '2026-11-03', to: null });
    return <DateRangeField label="发布时间" value={range} onChange={setRange} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }));
    await userEvent.click(await screen.findByRole('button', { name: /11月9日/ }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('textbox', { name: '结束日期' })).toHaveValue('2026-11-09');
    await expect(canvas.getByRole('textbox', { name: '开始日期' })).toHaveValue('2026-11-03');
  },
};

export const DateTime: Story = {
  name: '日期与时间（报价截止）',
  render: function Timed() {
    const [value, setValue] = useState<PlainDateTime>({ date: '2026-11-26', time: null });
    return <DateTimeField label="报价截止" value={value} onChange={setValue} />;
  },
};

export const Time: Story = {
  name: '时间',
  render: function Timed() {
    const [time, setTime] = useState<string | null>(null);
    return (
      <StoryColumn>
        <TimeField label="上门时间" value={time} onChange={setTime} min="08:00" max="18:00" step={30} help="24小时制" />
        <TimeField label="上门时间" value="17:00" onChange={ignore} error="当天已无工人可派" required />
        <TimeField label="上门时间" value="17:00" onChange={ignore} disabled />
      </StoryColumn>
    );
  },
  play: async ({ canvas }) => {
    const [input] = canvas.getAllByRole('spinbutton', { name: '上门时间' });
    if (!input) throw new Error('no field is shown');
    await userEvent.type(input, '1730');
    await userEvent.tab();
    await expect(input).toHaveValue('17:30');
    await userEvent.type(input, '{ArrowUp}');
    await expect(input).toHaveValue('18:00');
  },
};
