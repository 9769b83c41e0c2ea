import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StoryColumn } from '../testing/story-grid.tsx';
import { Checkbox, RadioGroup, Switch } from './choices.tsx';
import { MoneyField, QuantityField } from './number-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { PinField } from './pin-field.tsx';
import { PinPad } from './pin-pad.tsx';
import { SendCodeField, type SendCodeHandle } from './send-code-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: '组件/Fields 输入',
  component: TextField,
  args: { label: '工程名称', value: '', onChange: () => undefined },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

const ignore = () => undefined;

export const Matrix: Story = {
  name: '各种输入与状态',
  render: () => (
    <StoryColumn>
      <TextField label="工程名称" value="" onChange={ignore} placeholder="请输入工程名称" help="与施工许可证一致" />
      <TextField label="工程名称" value="净月广场二期" onChange={ignore} required />
      <TextField
        label="工程名称"
        value="净月广场二期"
        onChange={ignore}
        error="工程名称已存在"
        help="与施工许可证一致"
      />
      <TextField label="工程名称" value="净月广场二期" onChange={ignore} disabled />
      <TextField label="工程名称" value="净月广场二期" onChange={ignore} readOnly />
      <TextField label="运距" value="38" onChange={ignore} align="figure" suffix="公里" />
      <TextArea label="备注" value="送货前一日联系现场" onChange={ignore} maxLength={200} />
      <TextArea label="备注" value="" onChange={ignore} error="请填写流标原因" required />
      <PasswordField label="新密码" value="abc" onChange={ignore} autoComplete="new-password" strength="weak" />
      <PasswordField label="新密码" value="abc12345" onChange={ignore} autoComplete="new-password" strength="medium" />
      <PasswordField label="新密码" value="aB1!defg" onChange={ignore} autoComplete="new-password" strength="strong" />
      <PinField label="支付密码" value="123" onChange={ignore} />
      <PinField label="支付密码" value="" onChange={ignore} error="请输入6位数字！" />
    </StoryColumn>
  ),
};

export const TypedAndDescribed: Story = {
  name: '键入与说明',
  render: function Typed() {
    const [value, setValue] = useState('');
    return <TextField label="工程名称" value={value} onChange={setValue} help="与施工许可证一致" error="必须填写" />;
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '工程名称' });
    await userEvent.type(input, '净月');
    await expect(input).toHaveValue('净月');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('错误： 必须填写 与施工许可证一致');
  },
};

const yuan = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

function parseYuan(text: string): number | null {
  const [, whole, decimals = ''] = yuan.exec(text.replaceAll(',', '')) ?? [];
  return whole === undefined ? null : Number(whole + decimals.padEnd(2, '0'));
}

function formatYuan(fen: number): string {
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}`;
}

const onMoney = fn();

export const Money: Story = {
  name: '金额',
  render: function Priced() {
    const [fen, setFen] = useState<number | null>(null);
    return (
      <MoneyField
        label="含税单价"
        value={fen}
        onChange={(next) => {
          onMoney(next);
          setFen(next);
        }}
        parse={parseYuan}
        format={formatYuan}
      />
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '含税单价' });
    await userEvent.type(input, '1234567.8');
    await expect(onMoney).toHaveBeenLastCalledWith(123456780);
    await userEvent.tab();
    await expect(input).toHaveValue('1,234,567.80');
    await userEvent.clear(input);
    await userEvent.type(input, '12.345');
    await expect(onMoney).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('错误： 请输入正确的金额，最多保留两位小数');
    await expect(input).toHaveValue('12.345');
  },
};

export const Quantity: Story = {
  name: '数量与单位',
  render: function Measured() {
    const [tons, setTons] = useState<string | null>('1280');
    const parse = (text: string) => (/^\d+(\.\d{1,3})?$/.test(text) ? text : null);
    return (
      <QuantityField label="数量" unit="吨" value={tons} onChange={setTons} parse={parse} format={(text) => text} />
    );
  },
};

export const Phone: Story = {
  name: '手机号',
  render: function Called() {
    const [phone, setPhone] = useState('');
    return <PhoneField label="手机号" value={phone} onChange={setPhone} />;
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '手机号' });
    await userEvent.type(input, '138a0000 000199');
    await expect(input).toHaveValue('13800000001');
    await userEvent.tab();
    await expect(input).toHaveValue('138 0000 0001');
  },
};

const onSend = fn(() => Promise.resolve(60_000));

export const SendCode: Story = {
  name: '获取验证码',
  render: function Coded() {
    const [code, setCode] = useState('');
    return <SendCodeField label="验证码" value={code} onChange={setCode} onSend={onSend} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent(/^\d\d秒后重新获取$/));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('60秒后重新获取');
    await userEvent.type(canvas.getByRole('textbox', { name: '验证码' }), '12x34567');
    await expect(canvas.getByRole('textbox')).toHaveValue('123456');
  },
};

export const SendCodeAsked: Story = {
  name: '由页面发送验证码',
  render: function Asked() {
    const field = useRef<SendCodeHandle>(null);
    return (
      <>
        <SendCodeField ref={field} label="验证码" value="" onChange={ignore} onSend={onSend} />
        <button type="button" onClick={() => field.current?.send()}>
          已完成滑块验证
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '已完成滑块验证' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^\d\d秒后重新获取$/ })).toBeVisible());
  },
};

const onSendFailed = fn(() => Promise.resolve(0));

export const SendCodeFailed: Story = {
  name: '验证码发送失败',
  render: () => <SendCodeField label="验证码" value="" onChange={ignore} onSend={onSendFailed} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    const button = canvas.getByRole('button', { name: '获取验证码' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  },
};

const onComplete = fn();

export const Pin: Story = {
  name: '支付密码',
  render: function Paid() {
    const [pin, setPin] = useState('');
    return <PinField label="支付密码" value={pin} onChange={setPin} onComplete={onComplete} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByLabelText('支付密码'), '12a3456');
    await expect(onComplete).toHaveBeenLastCalledWith('123456');
    await expect(canvasElement).not.toHaveTextContent('1');
  },
};

export const PinByKeys: Story = {
  name: '支付密码键盘',
  render: function Paid() {
    const [pin, setPin] = useState('');
    return (
      <>
        <PinField label="支付密码" value={pin} onChange={setPin} onComplete={onComplete} />
        <PinPad value={pin} onChange={setPin} onComplete={onComplete} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '随机键位' }));
    for (const digit of '2580') await userEvent.click(canvas.getByRole('button', { name: digit }));
    await userEvent.click(canvas.getByRole('button', { name: '退格' }));
    await expect(canvas.getByLabelText('支付密码')).toHaveValue('258');
    for (const digit of '036') await userEvent.click(canvas.getByRole('button', { name: digit }));
    await expect(onComplete).toHaveBeenLastCalledWith('258036');
    // In their own order again, which every picture shows the same.
    await userEvent.click(canvas.getByRole('checkbox', { name: '随机键位' }));
    const keys = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(keys.slice(0, 3)).toEqual(['1', '2', '3']);
  },
};

export const Password: Story = {
  name: '登录密码',
  render: () => <PasswordField label="密码" value="secret" onChange={ignore} autoComplete="current-password" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'text');
  },
};

const sides = [
  { value: 'public', label: '公开招标' },
  { value: 'invited', label: '邀请招标' },
  { value: 'single', label: '单一来源', disabled: true },
];

const hours = [
  { value: '09:00', label: '09:00', note: '已约满', disabled: true },
  { value: '10:00', label: '10:00' },
  { value: '14:00', label: '14:00' },
  { value: '15:00', label: '15:00', note: '已约满', disabled: true },
];

export const Choices: Story = {
  name: '单选、多选与开关',
  render: function Chosen() {
    const [side, setSide] = useState<string | null>(null);
    const [agreed, setAgreed] = useState(false);
    const [isOn, setIsOn] = useState(true);
    return (
      <StoryColumn>
        <RadioGroup label="招标方式" options={sides} value={side} onChange={setSide} required />
        <RadioGroup label="招标方式" options={sides} value="public" onChange={ignore} error="请选择招标方式" />
        <RadioGroup label="预约时间" look="cards" options={hours} value="10:00" onChange={ignore} required />
        <Checkbox label="我已阅读并同意用户协议" checked={agreed} onChange={setAgreed} />
        <Checkbox label="全选" checked={false} mixed onChange={ignore} />
        <Checkbox label="含运费" checked disabled onChange={ignore} />
        <Switch label="接收短信提醒" checked={isOn} onChange={setIsOn} />
        <Switch label="开标后公开报价" checked={false} disabled onChange={ignore} />
      </StoryColumn>
    );
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('radio', { name: '公开招标' });
    if (!first) throw new Error('no choice is drawn');
    first.focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getAllByRole('radio', { name: '邀请招标' })[0]).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: '我已阅读并同意用户协议' }));
    await expect(canvas.getByRole('checkbox', { name: '我已阅读并同意用户协议' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '全选' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('switch', { name: '接收短信提醒' }));
    await expect(canvas.getByRole('switch', { name: '接收短信提醒' })).not.toBeChecked();
  },
};
