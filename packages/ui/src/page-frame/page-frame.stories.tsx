import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { CompanySelector } from '../company-selector/company-selector.tsx';
import { Header } from '../header/header.tsx';
import { MemberActions, VisitorActions } from '../header/header-actions.tsx';
import { MenuBar } from '../header/menu-bar.tsx';
import { MemberFrame, type MemberMenuEntry, type MemberSide } from '../pages/member-frame.tsx';
import { SimpleFooter } from '../simple-frame/simple-footer.tsx';
import { PageFrame } from './page-frame.tsx';

const brand = { href: '#home', title: '吉林省建筑业数字平台', subtitle: '建材、设备、劳务、项目与金融综合服务' };
const company = { id: '1', name: '吉林北辰建设集团有限公司' };

const menus: Readonly<Record<MemberSide, readonly MemberMenuEntry[]>> = {
  require: [
    { name: '询价采购', href: '#inquiries', icon: 'caliper' },
    { name: '企业信息', href: '#company', icon: 'building' },
  ],
  supply: [
    { name: '我的报价', href: '#quotations', icon: 'caliper' },
    { name: '企业信息', href: '#company', icon: 'building' },
  ],
};

function ShellHeader({ isMember }: { readonly isMember: boolean }) {
  const companies = { status: 'ready', items: [company] } as const;
  return (
    <>
      <Header brand={brand}>
        {isMember ? (
          <MemberActions
            companySelector={<CompanySelector current={company} companies={companies} onSelect={fn()} />}
            centreHref="#centre"
            unread="3"
            messagesOpen={false}
            onOpenMessages={fn()}
            onLogout={fn()}
          />
        ) : (
          <VisitorActions loginHref="#login" registerHref="#register" />
        )}
      </Header>
      <MenuBar
        entries={[
          { key: 'matching', label: '供需对接', href: '#matching' },
          { key: 'platforms', label: '数字平台', href: '#platforms' },
        ]}
        current="matching"
        largeText={{ on: false, onToggle: fn() }}
        helpHref="#help"
      />
    </>
  );
}

function MemberCentre({ initialSide }: { readonly initialSide: MemberSide }) {
  const [side, setSide] = useState(initialSide);
  return (
    <MemberFrame
      entries={menus[side]}
      currentHref={side === 'require' ? '#inquiries' : '#quotations'}
      side={{ current: side, onChange: setSide }}
    >
      <h1>{side === 'require' ? '询价采购' : '我的报价'}</h1>
    </MemberFrame>
  );
}

const meta = {
  title: '页面模式/PageFrame 页框',
  parameters: { layout: 'fullscreen' },
  component: PageFrame,
  args: {
    ground: 'page',
    children: <h1>供需对接</h1>,
    footer: (
      <SimpleFooter
        legalLinks={[{ text: '隐私政策', href: '#privacy' }]}
        filings={[{ text: '吉ICP备00000000号', href: '#icp' }]}
      />
    ),
  },
  render: (args, { globals }) => (
    <PageFrame {...args} header={<ShellHeader isMember={globals.login !== 'visitor'} />} />
  ),
} satisfies Meta<typeof PageFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The toolbar's 登录状态 chooses what the header offers. */
export const Shell: Story = { name: '完整页框' };

export const OnSheet: Story = { name: '白底页框', args: { ground: 'sheet' } };

export const Visitor: Story = { name: '未登录', globals: { login: 'visitor' } };

/** The toolbar's 企业类型 chooses the side at which the member centre opens. */
export const Centre: Story = {
  name: '个人中心',
  render: (args, { globals }) => {
    const side = globals.companyType === 'supply' ? 'supply' : 'require';
    return (
      <PageFrame {...args} header={<ShellHeader isMember />}>
        <MemberCentre key={side} initialSide={side} />
      </PageFrame>
    );
  },
};

export const SupplierCentre: Story = { ...Centre, name: '供应方个人中心', globals: { companyType: 'supply' } };
