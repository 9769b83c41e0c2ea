import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid } from '../testing/story-grid.tsx';
import { TextLink } from './text-link.tsx';

const meta = {
  title: '组件/TextLink 文字链接',
  component: TextLink,
  args: { href: '#notice', children: '查看公告全文' },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  name: '文中链接',
  render: (args) => (
    <p>
      中标结果已公示，
      <TextLink {...args} />。
    </p>
  ),
};
export const Matrix: Story = {
  name: '各种链接',
  render: ({ href }) => (
    <StoryGrid columns={2}>
      {(['inline', 'plain', 'more'] as const).flatMap((tone) => [
        <TextLink key={tone} tone={tone} href={href}>
          公告全文
        </TextLink>,
        <TextLink key={`${tone}-new`} tone={tone} href={href} newWindow>
          主管部门公告
        </TextLink>,
      ])}
    </StoryGrid>
  ),
};

export const Plain: Story = { name: '普通色', args: { tone: 'plain' } };
export const More: Story = { name: '更多', args: { tone: 'more', children: '更多' } };
export const NewWindow: Story = { name: '在新窗口打开', args: { newWindow: true } };
