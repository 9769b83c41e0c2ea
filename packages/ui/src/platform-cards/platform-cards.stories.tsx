import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../states/empty-state.tsx';
import type { PlatformCard } from './platform-cards.tsx';
import { PlatformsPage } from './platforms-page.tsx';

const card = (
  kind: PlatformCard['kind'],
  name: string,
  summary: string,
  figure: PlatformCard['figure'],
  links: readonly string[],
): PlatformCard => ({
  kind,
  name,
  summary,
  figure,
  links: links.map((text) => ({ text, href: `#${text}` })),
  entry: { text: `进入${name}`, href: `#${kind}`, newWindow: kind !== 'open-api' },
});

const meta = {
  title: '页面模式/PlatformsPage 数字平台页',
  component: PlatformsPage,
  args: {
    path: [{ name: '首页', href: '#home' }, { name: '数字平台' }],
    title: '数字平台',
    lead: '五个专业平台共用一个账号，当前以“吉林省砚北建设集团有限公司”的身份进入',
    cards: [
      card('materials', '建材平台', '询价、招标与商品交易', { number: '200', label: '在线商品' }, [
        '新建询价单',
        '我的询价',
        '我的招标',
      ]),
      card('equipment', '设备平台', '工程机械出租、出售与求租', { number: '110', label: '设备信息' }, [
        '发布求购求租',
        '发布出售出租',
        '设备管理',
      ]),
      card('labor', '劳务平台', '用工需求、班组与工人', { number: '88', label: '劳务班组' }, ['劳务服务']),
      card('open-api', '开放平台', '接口文档、密钥与接入申请', null, ['开放接口']),
    ],
    steps: {
      title: '一个账号怎样通行',
      items: [
        { title: '一次登录', text: '在门户登录后，进入任一平台都不再输入密码。' },
        { title: '身份一致', text: '切换企业后，各平台随之切换，权限以该企业的角色为准。' },
        { title: '消息汇总', text: '各平台的订单、审核与系统通知都在门户的消息里。' },
        { title: '随时退出', text: '在门户退出后，各平台同时退出。' },
      ],
    },
  },
} satisfies Meta<typeof PlatformsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cards: Story = { name: '六个平台' };

export const None: Story = { name: '没有平台', args: { cards: [], children: <EmptyState title="暂无可进入的平台" /> } };
