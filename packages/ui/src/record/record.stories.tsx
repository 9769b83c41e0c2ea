import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Tag } from '../tag/tag.tsx';
import { StoryGrid } from '../testing/story-grid.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { DescriptionList } from './description-list.tsx';
import { RecordSummary, TwoLines } from './record-lines.tsx';
import { SettingList } from './setting-list.tsx';
import { StatusTag } from './status-tag.tsx';
import { StepStrip } from './step-strip.tsx';
import { Steps } from './steps.tsx';
import { Timeline } from './timeline.tsx';

const facts = [
  { term: '询价单号', value: 'XJ202600001' },
  { term: '采购单位', value: '吉林北辰建设集团有限公司' },
  { term: '报价截止', value: '2026-11-26 17:00' },
  { term: '联系人', value: null },
  { term: '数量', value: '1,280吨' },
  { term: '备注', value: '送货前一日联系现场，雨雪天顺延。', wide: true },
];

const meta = {
  title: '组件/Record 记录详情',
  component: DescriptionList,
  args: { items: facts },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  name: '记录详情',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[3]).toHaveTextContent('—');
  },
};
export const LongNames: Story = {
  name: '长名称',
  args: {
    items: [
      { term: '采购单位（盖章单位与发票抬头）', value: '吉林省第一建筑工程集团股份有限公司长春净月高新区分公司' },
      { term: '询价单号', value: 'XJ2026000010000200003000040000500006' },
      { term: '备注', value: '送货前一日联系现场，雨雪天顺延。'.repeat(12), wide: true },
    ],
  },
};
export const FactsInTwoColumns: Story = { name: '两栏', args: { columns: 2 } };
export const FactsInFourColumns: Story = { name: '四栏', args: { columns: 4 } };

const act = (text: string) => (
  <Button key={text} variant="line" size="compact">
    {text}
  </Button>
);

export const Settings: Story = {
  name: '设置项',
  render: () => (
    <SettingList
      lead={<p>不认识的设备，请立即退出并修改登录密码。</p>}
      foot={act('退出其他设备')}
      settings={[
        { key: 'login', name: '登录密码', icon: 'lock', state: <Tag tone="success">已设置</Tag>, actions: act('修改') },
        {
          key: 'pay',
          name: '支付密码',
          icon: 'shield',
          state: <Tag>未设置</Tag>,
          note: '6位数字，连续错误5次锁定',
          actions: ['修改', '找回'].map(act),
        },
        { key: 'phone', name: '手机号', note: '138****0001' },
      ]}
    />
  ),
};

export const Progress: Story = {
  name: '办理进度',
  render: () => (
    <Steps
      steps={[
        { label: '发布公告', state: 'done', note: '2026-11-01' },
        { label: '报名', state: 'done', note: '2026-11-08' },
        { label: '投标', state: 'current', note: '截止2026-11-26' },
        { label: '开标', state: 'waiting', note: '2026-11-27' },
        { label: '定标', state: 'waiting', note: '开标后5日内' },
      ]}
    />
  ),
};
export const ProgressFailed: Story = {
  name: '进度加载失败',
  render: () => (
    <Steps
      steps={[
        { label: '提交材料', state: 'done' },
        { label: '平台审核', state: 'failed', note: '营业执照已过期' },
      ]}
    />
  ),
};

export const History: Story = {
  name: '办理记录',
  render: () => (
    <Timeline
      label="操作记录"
      events={[
        {
          id: '2',
          what: '确认定标',
          when: { text: '11-21 10:24', dateTime: '2026-11-21T10:24:00+08:00' },
          who: '王建国',
        },
        { id: '1', what: '发布询价', when: { text: '11-19 08:30', dateTime: '2026-11-19T08:30:00+08:00' } },
      ]}
    />
  ),
};

const looks = [
  { label: '草稿', tone: 'neutral' },
  { label: '报价中', tone: 'brand' },
  { label: '待定标', tone: 'warning' },
  { label: '已定标', tone: 'success' },
  { label: '已流标', tone: 'danger' },
] as const;

export const StatusMatrix: Story = {
  name: '每种业务状态',
  render: () => (
    <StoryGrid columns={5}>
      {looks.map((look) => (
        <StatusTag key={look.label} look={look} />
      ))}
    </StoryGrid>
  ),
};

export const Path: Story = {
  name: '面包屑',
  render: () => (
    <Breadcrumb
      places={[{ name: '个人中心', href: '#centre' }, { name: '询价采购', href: '#list' }, { name: '询价详情' }]}
    />
  ),
};

export const Summary: Story = {
  name: '所答的记录与两行单元格',
  render: () => (
    <>
      <RecordSummary
        title="净月安置房二标段钢筋采购（第二批）"
        tags={<Tag tone="outline">邀请报价</Tag>}
        facts={['XJ2026112100004', '吉林省砚北建设集团有限公司', '']}
        aside="2026-11-24 17:00"
      />
      <TwoLines second="吉林省砚北建设集团有限公司">净月安置房二标段钢筋采购（第二批）</TwoLines>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('XJ2026112100004 · 吉林省砚北建设集团有限公司')).toBeVisible();
  },
};

export const Strip: Story = {
  name: '长表单的步骤条',
  render: () => (
    <StepStrip
      label="填写步骤"
      current="lines"
      onGo={() => {}}
      steps={[
        { id: 'basics', label: '填写基本信息', isDone: true, errors: 0 },
        { id: 'lines', label: '填写询价清单', isDone: false, errors: 3 },
        { id: 'suppliers', label: '选择供应商', isDone: false, errors: 0 },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /填写询价清单.*3/ })).toHaveAttribute('aria-current', 'step');
  },
};
