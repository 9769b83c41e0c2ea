import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { PageAlert } from './page-alert.tsx';

const meta = {
  title: '组件/PageAlert 页面提示条',
  component: PageAlert,
  parameters: { layout: 'fullscreen' },
  args: { message: '网络连接失败，请检查网络设置', note: '网络恢复后自动继续' },
} satisfies Meta<typeof PageAlert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NetworkLost: Story = { name: '网络断开，恢复后自动继续' };
export const WithAction: Story = {
  name: '页面未能加载，可重新加载',
  args: {
    message: '页面加载失败，请检查网络后刷新重试',
    note: undefined,
    action: (
      <Button variant="line" size="regular">
        重新加载
      </Button>
    ),
  },
};
