import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorPage } from './error-page.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { OpeningSoon } from './opening-soon.tsx';

const meta = { title: '组件/States 空与错误', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '没有内容' };
export const EmptyWithAction: Story = {
  name: '没有内容，可新建',
  args: { title: '没有符合条件的询价单', text: '换一个条件再试', action: <Button size="regular">发布询价</Button> },
};
export const EmptyWithFacts: Story = {
  name: '没有权限，附事实',
  args: {
    title: '暂无操作权限，请联系企业管理员',
    text: '查看本页需要“比价”权限，企业管理员可在角色管理中授予',
    drawing: <Icon name="lock" size={40} />,
    facts: [
      { term: '您的角色', value: '采购员（吉林省砚北建设集团有限公司）' },
      { term: '需要的权限', value: '询价 · 比价' },
    ],
    action: (
      <>
        <Button size="regular">申请权限</Button>
        <Button size="regular" variant="line">
          返回个人中心
        </Button>
      </>
    ),
  },
};

const onRetry = fn();

export const Failed: Story = {
  name: '加载失败',
  render: () => <ErrorPanel onRetry={onRetry} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
export const Retrying: Story = { name: '正在重试', render: () => <ErrorPanel onRetry={onRetry} retrying /> };
export const WholePage: Story = {
  name: '整页错误',
  render: () => <ErrorPage message="请求出错，状态码：500" onReload={fn()} />,
};
export const NotFound: Story = {
  name: '页面不存在（404）',
  render: () => (
    <NotFoundPage
      message="This page could not be found"
      homeHref="#home"
      searchAction="#search"
      onSearch={fn()}
      ways={[
        { name: '供需对接', text: '采购需求与供应信息', href: '#matching', icon: 'user' },
        { name: '综合服务', text: '法律、咨询等专业服务', href: '#services', icon: 'grid' },
        { name: '帮助中心', text: '注册、认证与报价指引', href: '#help', icon: 'help' },
      ]}
    />
  ),
};
export const NotOpenYet: Story = {
  name: '功能即将开放',
  render: () => <OpeningSoon name="开放接口" backHref="#home" />,
};
