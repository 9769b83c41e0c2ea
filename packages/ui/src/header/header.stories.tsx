import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CompanySelector } from '../company-selector/company-selector.tsx';
import { SimpleHeader } from '../simple-frame/simple-header.tsx';
import { Header } from './header.tsx';
import { MemberActions, VisitorActions } from './header-actions.tsx';
import { MenuBar } from './menu-bar.tsx';

const brand = { href: '#home', title: '吉林省建筑业数字平台', subtitle: '建材、设备、劳务、项目与金融综合服务' };
const company = { id: '1', name: '吉林北辰建设集团有限公司' };

const meta = { title: '组件/Header 页头', component: Header, args: { brand } } satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  name: '未登录的页头',
  args: { children: <VisitorActions loginHref="#login" registerHref="#register" /> },
};

export const Member: Story = {
  name: '已登录的页头',
  args: {
    children: (
      <MemberActions
        companySelector={
          <CompanySelector current={company} companies={{ status: 'ready', items: [company] }} onSelect={fn()} />
        }
        centreHref="#centre"
        unread="99+"
        messagesOpen={false}
        onOpenMessages={fn()}
        onLogout={fn()}
      />
    ),
  },
};

export const Menu: Story = {
  name: '账号菜单',
  render: () => (
    <MenuBar
      entries={[
        { key: 'matching', label: '供需对接', href: '#matching' },
        { key: 'platforms', label: '数字平台', href: '#platforms' },
        { key: 'party', label: '党建引领', href: '#party', newWindow: true },
      ]}
      current="matching"
      largeText={{ on: false, onToggle: fn() }}
      helpHref="#help"
    />
  ),
};

export const Simple: Story = { name: '简版页头', render: () => <SimpleHeader brand={brand} /> };
