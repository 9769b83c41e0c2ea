import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Tag } from '../tag/tag.tsx';
import { RailAmount, RailButtons, RailCard, RailCards, RailFacts, RailHint, RailTodos } from './rail-card.tsx';

const meta = {
  title: '页面模式/RailCards 详情右侧的卡片',
  component: RailCards,
  args: {
    children: (
      <>
        <RailCard title="我的参与">
          <RailTodos
            label="我的参与"
            todos={[
              { key: 'in', text: '报名成功', note: '11-09', isDone: true },
              { key: 'deposit', text: '保证金 80,000.00 元', note: '待缴纳', isDone: false },
              { key: 'bid', text: '递交投标文件', note: '待完成', isDone: false },
            ]}
          />
          <Button wide>缴纳保证金</Button>
        </RailCard>
        <RailCard title="投标保证金" tag={<Tag tone="success">已缴纳</Tag>}>
          <RailAmount amount="80,000.00" unit="元" words="捌万元整" />
          <RailFacts
            facts={[
              { term: '缴纳方式', value: '线上支付' },
              { term: '支付单号', value: 'ZF2026112000031' },
            ]}
          />
          <RailHint>未中标的，定标后退还</RailHint>
          <RailButtons>
            <Button variant="line" size="compact">
              下载缴纳凭证
            </Button>
            <Button variant="line" size="compact">
              缴纳须知
            </Button>
          </RailButtons>
        </RailCard>
      </>
    ),
  },
  render: (args) => (
    <div style={{ width: 330, maxWidth: '100%' }}>
      <RailCards {...args} />
    </div>
  ),
} satisfies Meta<typeof RailCards>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: '默认',
  play: async ({ canvas }) => {
    const todos = canvas.getByRole('list', { name: '我的参与' });
    await expect(todos.querySelectorAll('[data-state="next"]')).toHaveLength(1);
  },
};
