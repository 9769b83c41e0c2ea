import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ChoiceCards, type ChoiceCardsProps } from './choice-cards.tsx';

const card = (value: string, title: string, detail: string) => ({
  value,
  title,
  content: <span>{detail}</span>,
});

function Choosable(props: ChoiceCardsProps) {
  const [value, setValue] = useState(props.value);
  return <ChoiceCards {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: '组件/ChoiceCards 选择卡片',
  component: ChoiceCards,
  render: (args) => <Choosable {...args} />,
  args: {
    label: '收货地址',
    value: '2',
    onChange: () => undefined,
    cards: [
      card('1', '孙工 138****0004', '吉林省 长春市 净月区 净月大街与福祉大路交汇处东300米'),
      card('2', '李采宁 138****0002', '吉林省 长春市 绿园区 西环城路8177号3号库'),
      card('3', '王建国 138****0001', '吉林省 长春市 南关区 人民大街9999号砚北大厦12层'),
    ],
  },
} satisfies Meta<typeof ChoiceCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('radio');
    if (first) await userEvent.click(first);
    await expect(first).toBeChecked();
  },
};
export const NoneChosen: Story = { name: '未选择', args: { value: null } };
export const LongNames: Story = {
  name: '长名称',
  args: { cards: [card('1', '吉林省砚北建设集团有限公司净月项目部'.repeat(3), '净月大街与福祉大路交汇处'.repeat(8))] },
};
