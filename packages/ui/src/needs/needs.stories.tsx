import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Aside, PartedForm, WideField } from './form-parts.tsx';
import { NeedRows } from './need-rows.tsx';
import { OfferRows } from './offer-rows.tsx';

const meta = {
  title: '页面模式/NeedRows 服务需求',
  component: NeedRows,
  args: {
    rows: [
      {
        key: 'pipes',
        href: '#need',
        title: '松原粮食物流园地下管廊BIM咨询与管综深化',
        facts: ['工程咨询', '松原市宁江区'],
        budget: '8万-12万元',
        note: '12-20截止，剩余28天',
        offers: '4份方案',
        state: { text: '展示中', tone: 'brand' },
      },
      {
        key: 'fire',
        href: '#need',
        title: '通化医药园二期消防设计审查与优化',
        facts: ['设计', '通化市东昌区'],
        budget: '面议',
        note: '12-02截止',
        offers: '暂无方案',
        state: { text: '已对接', tone: 'success' },
      },
    ],
  },
} satisfies Meta<typeof NeedRows>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Needs: Story = { name: '需求列表' };

export const Offers: Story = {
  name: '收到的方案',
  render: () => (
    <OfferRows
      offers={[
        {
          key: 'first',
          name: '长春弦木数字科技有限公司',
          state: { text: '待选择', tone: 'brand' },
          price: '96,000元',
          days: '35天完成',
          plan: '先以管廊标准段建立样板，确认构件编码与管综净高后再铺开。',
          time: '11-21 16:40提交',
          actions: (
            <Button variant="line" size="compact">
              选定
            </Button>
          ),
        },
        {
          key: 'second',
          name: '长春砺衡工程造价咨询有限公司',
          state: { text: '未选中', tone: 'neutral' },
          price: '102,000元',
          days: '40天完成',
          plan: '在深化模型基础上同步输出清单工程量。',
          time: '11-18 17:31提交',
        },
      ]}
    />
  ),
};

export const Form: Story = {
  name: '发布的表单',
  render: () => (
    <>
      <PartedForm
        label="发布服务需求"
        errors={[{ fieldId: 'title', text: '请输入需求标题' }]}
        parts={[
          {
            key: 'what',
            title: '要办什么',
            content: (
              <>
                <WideField>
                  <TextField id="title" label="需求标题" required value="" error="请输入需求标题" onChange={() => {}} />
                </WideField>
                <TextField id="low" label="最低预算" value="" onChange={() => {}} />
                <TextField id="high" label="最高预算" value="" onChange={() => {}} />
              </>
            ),
          },
        ]}
        note="填写的内容保存在本设备，刷新不会丢失"
        button={<Button type="submit">提交需求</Button>}
        onSubmit={(event) => event.preventDefault()}
      />
      <Aside title="提交之后">通常1个工作日内审核</Aside>
    </>
  ),
};
