import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { BrowsePage } from '../pages/browse-page.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { SalonPage } from './salon-page.tsx';
import { type SalonEntry, SalonRows } from './salon-rows.tsx';
import { Agenda, SalonSheet, Speakers } from './salon-sheet.tsx';
import { SeatCard } from './seat-card.tsx';

const entry = (title: string, change: Partial<SalonEntry> = {}): SalonEntry => ({
  key: title,
  href: '#salon',
  title,
  date: { day: '04', month: '12月 周五', machine: '2026-12-04T09:00:00+08:00' },
  time: '09:00-11:30',
  place: '长春，晟岳构件生产基地',
  organizer: '主办：长春市晟岳建筑工程有限公司',
  seats: { capacity: 120, taken: 86, text: '120人', note: '已报86人' },
  state: { text: '报名中', tone: 'success' },
  action: { text: '立即报名', main: true },
  isOver: false,
  ...change,
});

const rows = [
  entry('装配式混凝土结构灌浆质量沙龙'),
  entry('工程保函替代保证金政策宣讲会', {
    seats: { capacity: 80, taken: 80, text: '80人', note: '已报80人，名额已满' },
    state: { text: '即将开始', tone: 'warning' },
    action: { text: '查看', main: false },
  }),
  entry('招投标异议处理与合规边界', {
    date: { day: '05', month: '11月 周四', machine: '2026-11-05T14:00:00+08:00' },
    place: '线上直播间',
    seats: { capacity: null, taken: 538, text: '不限名额', note: '538人参加' },
    state: { text: '已结束', tone: 'neutral' },
    action: { text: '观看回放', main: false },
    isOver: true,
  }),
];

const events = new Map([
  ['2026-11-05', 1],
  ['2026-11-12', 2],
  ['2026-12-04', 1],
]);

function Calendar() {
  const [month, setMonth] = useState('2026-11');
  return (
    <MonthCalendar
      month={month}
      onMonth={setMonth}
      today="2026-11-22"
      events={events}
      hrefOf={(day) => `#${day}`}
      current="2026-11-12"
    />
  );
}

const meta = {
  title: '页面模式/SalonPage 活动页',
  component: SalonPage,
  args: {
    path: [{ name: '首页', href: '#home' }, { name: '建造沙龙', href: '#list' }, { name: '活动详情' }],
    rail: (
      <SeatCard
        label="剩余名额"
        figure="34"
        note="共120人，已报86人"
        capacity={120}
        taken={86}
        facts={[{ term: '报名截止', value: '2026-12-02 18:00' }]}
        action={<Button wide>立即报名</Button>}
        hint="同一手机号限报一次，开始前可取消"
      />
    ),
    children: (
      <SalonSheet
        title="装配式混凝土结构灌浆质量沙龙"
        cover=""
        tags={[
          { text: '报名中', tone: 'success' },
          { text: '线下', tone: 'neutral' },
        ]}
        facts={[
          { term: '时间', value: '2026-12-04（周五）09:00-11:30' },
          { term: '地点', value: '长春，晟岳构件生产基地' },
        ]}
        actions={<Button variant="line">加入日历</Button>}
        parts={[
          { key: 'intro', title: '活动介绍', content: <p>先看首件灌浆，再谈检测与验收。</p> },
          {
            key: 'agenda',
            title: '日程',
            content: (
              <Agenda
                items={[
                  { time: '09:00', topic: '签到与安全交底', speaker: '' },
                  { time: '09:20', topic: '首件验收演示', speaker: '周砚声' },
                ]}
              />
            ),
          },
          {
            key: 'speakers',
            title: '主讲人',
            content: <Speakers people={[{ name: '周砚声', title: '长春市晟岳建筑工程有限公司总工程师' }]} />,
          },
        ]}
      />
    ),
  },
} satisfies Meta<typeof SalonPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Salon: Story = { name: '一场活动' };

export const List: Story = {
  name: '活动列表与日历',
  render: () => (
    <BrowsePage path={[{ name: '首页', href: '#home' }, { name: '建造沙龙' }]} title="建造沙龙" rail={<Calendar />}>
      <SalonRows rows={rows} />
    </BrowsePage>
  ),
};
