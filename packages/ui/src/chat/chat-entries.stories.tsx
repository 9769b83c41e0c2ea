import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StoryGrid } from '../testing/story-grid.tsx';
import { ContactButton } from './contact-button.tsx';
import { HeaderChatEntry } from './header-chat-entry.tsx';
import { LoginElsewhereToast } from './login-elsewhere-toast.tsx';

const meta = {
  title: '组件/ContactButton 联系按钮与消息入口',
  component: ContactButton,
  args: { whom: 'service', onContact: fn() },
} satisfies Meta<typeof ContactButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  name: '各处的联系按钮',
  render: ({ onContact }) => (
    <StoryGrid columns={4}>
      {(['service', 'buyer', 'supplier', 'owner'] as const).map((whom) => (
        <ContactButton key={whom} whom={whom} onContact={onContact} />
      ))}
      <ContactButton whom="service" variant="solid" size="regular" onContact={onContact} />
      <ContactButton whom="buyer" size="compact" onContact={onContact} />
      <ContactButton whom="supplier" variant="quiet" onContact={onContact} />
      <ContactButton whom="owner" pending onContact={onContact} />
      {[0, 7, 99, 100].map((count) => (
        <HeaderChatEntry key={count} href="/user/customer-message-list" unreadCount={count} />
      ))}
    </StoryGrid>
  ),
};

export const Contact: Story = {
  name: '联系对方企业',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '联系客服' }));
    await expect(args.onContact).toHaveBeenCalledOnce();
  },
};

export const EntryNames: Story = {
  name: '消息入口与未读数',
  render: () => <HeaderChatEntry href="/user/customer-message-list" unreadCount={128} />,
  play: async ({ canvas }) => {
    const entry = canvas.getByRole('link', { name: '客户消息，99 条以上未读' });
    await expect(entry).toHaveTextContent('99+');
  },
};

const close = fn();

export const LoginElsewhere: Story = {
  name: '账号在别处登录',
  render: () => <LoginElsewhereToast onClose={close} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('账号已经在别处登录');
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
    await expect(close).toHaveBeenCalledOnce();
  },
};
