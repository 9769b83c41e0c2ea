import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { StoryGrid } from '../testing/story-grid.tsx';
import { Button, ButtonLink } from './button.tsx';

const meta = {
  title: '组件/Button 按钮',
  component: Button,
  args: { children: '发布询价' },
  argTypes: { variant: { control: 'radio' }, size: { control: 'radio' } },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const variants = ['solid', 'line', 'quiet', 'danger', 'link'] as const;
const sizes = ['comfortable', 'regular', 'compact'] as const;

export const Playground: Story = { name: '发布询价按钮' };

export const Matrix: Story = {
  name: '种类、尺寸与状态',
  render: () => (
    <StoryGrid columns={variants.length}>
      {sizes.flatMap((size) =>
        variants.flatMap((variant) => [
          <Button key={`${size}-${variant}`} size={size} variant={variant}>
            确认定标
          </Button>,
        ]),
      )}
      {variants.map((variant) => (
        <Button key={`disabled-${variant}`} size="regular" variant={variant} disabled>
          暂不可用
        </Button>
      ))}
      {variants.map((variant) => (
        <Button key={`pending-${variant}`} size="regular" variant={variant} pending>
          正在提交
        </Button>
      ))}
      {variants.map((variant) => (
        <ButtonLink key={`link-${variant}`} size="regular" variant={variant} href="#detail">
          查看详情
          <Icon name="chevron-right" size={16} />
        </ButtonLink>
      ))}
    </StoryGrid>
  ),
};

export const Wide: Story = {
  name: '占满宽度的供应链金融申请',
  args: { wide: true, children: '吉林省建筑业数字平台供应链金融服务申请' },
};

const onClick = fn();

export const PendingIgnoresClicks: Story = {
  name: '提交中不再响应点击',
  args: { pending: true, onClick },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
