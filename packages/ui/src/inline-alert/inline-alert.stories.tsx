import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { InlineAlert } from './inline-alert.tsx';

const meta = {
  title: '组件/InlineAlert 页内提示',
  component: InlineAlert,
  args: { children: '已发布的询价单保存发布时的地址，修改或删除地址不影响它们。' },
} satisfies Meta<typeof InlineAlert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = { name: '说明' };

export const WithAction: Story = {
  name: '可以处理的问题',
  args: {
    tone: 'warning',
    children: '网络连接失败，暂不知道是否已保存。已填写的内容仍在本页。',
    action: (
      <Button variant="line" size="compact">
        重试
      </Button>
    ),
  },
};

export const LongText: Story = {
  name: '长文字',
  args: { ...WithAction.args, children: '网络连接失败，暂不知道是否已保存。'.repeat(12) },
};
