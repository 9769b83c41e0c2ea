import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { BankCardList } from './bank-card-list.tsx';

const act = (text: string) => (
  <Button variant="link" size="compact">
    {text}
  </Button>
);

const meta = {
  title: '组件/BankCardList 银行卡',
  component: BankCardList,
  args: {
    label: '银行卡',
    cards: [
      {
        look: 'main',
        ...{ key: '1', bank: '吉林银行', kind: '对公账户', state: '默认', number: '**** **** **** 6027' },
        ...{ holder: '长春云岫工程检测有限公司 · 宽城支行', acts: act('解绑') },
      },
      {
        look: 'bound',
        ...{
          key: '2',
          bank: '中国建设银行',
          kind: '对公账户',
          state: '已绑定',
          number: '**** **** **** 2273',
        },
        holder: '长春云岫工程检测有限公司 · 净月支行',
        acts: (
          <>
            {act('设为默认')}
            <span>存在处理中的交易，暂不能解绑</span>
          </>
        ),
      },
      {
        look: 'waiting',
        ...{
          key: '3',
          bank: '招商银行',
          kind: '储蓄卡',
          state: '待验证',
          number: '**** **** **** 4410',
        },
        holder: '许衡之',
        acts: (
          <>
            {act('填写打款金额')}
            <span>还可尝试2次</span>
          </>
        ),
      },
    ],
  },
} satisfies Meta<typeof BankCardList>;
export default meta;

/** The default, another one that is bound, and one that waits for its verification. */
export const Cards: StoryObj<typeof meta> = { name: '默认、已绑定与待验证' };
