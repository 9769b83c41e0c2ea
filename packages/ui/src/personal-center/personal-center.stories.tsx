import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ButtonLink } from '../button/button.tsx';
import { MessageRows } from '../message-rows/message-rows.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { CompanyHead } from './company-head.tsx';
import { DayTrend, type TrendSeries } from './day-trend.tsx';
import { type CenterPart, PersonalCenter } from './personal-center.tsx';
import { QuickEntries } from './quick-entries.tsx';
import { StatisticCards } from './statistic-cards.tsx';

const days = [1, 2, 2, 3, 1, 0, 0, 2, 3, 3, 4, 2, 0, 0, 2, 3, 4, 3, 3, 1, 0, 3, 4, 5, 4, 3, 1, 0, 3, 5];

const series: readonly TrendSeries[] = [
  { key: 'notices', label: '收到消息', unit: '条', total: 67, previous: 64, days },
  { key: 'logins', label: '成员登录', unit: '次', total: 214, previous: 230, days: days.map((count) => 7 - count) },
  {
    key: 'deals',
    label: '成交金额',
    unit: '万元',
    total: 1286.42,
    previous: 1200,
    days: days.map((count) => count * 18.5),
  },
  { key: 'acts', label: '业务操作', unit: '次', total: 0, previous: 0, days: days.map(() => 0) },
];

function Trend() {
  const [shown, setShown] = useState('notices');
  return <DayTrend from="2026-10-23" series={series} shown={shown} onShow={setShown} />;
}

const head = (
  <CompanyHead
    name="吉林省砚北建设集团有限公司"
    shortName="砚北"
    facts={['统一社会信用代码 91220102MADEM0A15Y', '施工总承包', '长春市净月区']}
    badges={[
      { term: '企业认证', state: '已通过', tone: 'success', note: '2025-04-18' },
      { term: '个人认证', state: '未认证', tone: 'neutral' },
      { term: '资质证书', state: '6本', note: '1本即将到期' },
      { term: '会员等级', state: '银牌会员', note: '至 2027-03-31' },
    ]}
    actions={
      <ButtonLink variant="line" size="regular" href="#edit">
        编辑资料
      </ButtonLink>
    }
  />
);

const todos: CenterPart = {
  key: 'todos',
  title: '待办事项',
  content: (
    <StatisticCards
      items={[
        {
          key: 'materials',
          label: '待补充认证材料',
          count: 1,
          note: '已驳回：营业执照不清晰，请重新拍照上传',
          href: '#1',
        },
        { key: 'qualifications', label: '资质待更新', count: 1, note: '最早 2026-12-18 到期', href: '#2' },
        { key: 'chats', label: '未回复咨询', count: 7, href: '#3' },
        { key: 'notices', label: '未读消息', count: 37, href: '#4' },
        { key: 'payPassword', label: '待设置支付密码', count: 1, note: '设置后才能支付', href: '#5' },
      ]}
    />
  ),
};

const trend: CenterPart = { key: 'trend', title: '近30天', note: '2026-10-23 至 2026-11-21', content: <Trend /> };

const rail: readonly CenterPart[] = [
  {
    key: 'quick',
    title: '常用操作',
    content: (
      <QuickEntries
        entries={[
          { name: '上传证件', icon: 'document-seal', href: '#a' },
          { name: '客户消息', icon: 'chat', href: '#b' },
          { name: '操作日志', icon: 'file', href: '#c' },
          { name: '账户安全', icon: 'lock', href: '#d' },
        ]}
      />
    ),
  },
  {
    key: 'notices',
    title: '最新消息',
    count: '37',
    more: { text: '查看更多', href: '#more' },
    content: (
      <MessageRows
        onOpen={() => undefined}
        items={[
          { id: '1', title: '报价已截止', content: '共收到6份报价，请及时定标', time: '今天12:00', unread: true },
          {
            id: '2',
            title: '服务已交付',
            content: '订单已提交成果，请在7天内验收',
            time: '11-19 16:42',
            unread: false,
          },
        ]}
      />
    ),
  },
];

const meta = {
  title: '页面模式/PersonalCenter 个人中心',
  component: PersonalCenter,
  args: { title: '个人中心', head, parts: [todos, trend], rail },
} satisfies Meta<typeof PersonalCenter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '个人中心',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAccessibleName('每日收到消息，最高5条，今日5条');
    await userEvent.click(canvas.getByRole('button', { name: /成员登录/ }));
    await expect(canvas.getByRole('table')).toHaveAccessibleName('每日成员登录，最高7次，今日2次');
  },
};
export const NothingToDo: Story = {
  name: '没有待办',
  args: { parts: [{ ...todos, content: <EmptyState title="没有待办事项" drawing={null} /> }, trend] },
};
