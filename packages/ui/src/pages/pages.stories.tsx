import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { type Column, DataTable, FilterBar } from '../data-table/data-table.tsx';
import { TextField } from '../fields/text-field.tsx';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { DescriptionList } from '../record/description-list.tsx';
import { Steps } from '../record/steps.tsx';
import { TabList, TabPanel } from '../tabs/tabs.tsx';
import { Tag } from '../tag/tag.tsx';
import { ArticlePage } from './article-page.tsx';
import { DetailPage } from './detail-page.tsx';
import { FormPage } from './form-page.tsx';
import { ListPage } from './list-page.tsx';
import { MemberFrame, type MemberMenuEntry, type MemberSide } from './member-frame.tsx';
import { padded } from './page-head.css.ts';
import { WizardPage } from './wizard-page.tsx';

const entries: readonly MemberMenuEntry[] = [
  { name: '个人中心', href: '#centre', icon: 'user' },
  {
    name: '采购管理',
    icon: 'caliper',
    pages: [
      { name: '询价采购', href: '#inquiries', count: '12' },
      { name: '招标采购', href: '#tenders' },
    ],
  },
  { name: '企业信息', href: '#company', icon: 'building' },
];

const path = [{ name: '个人中心', href: '#centre' }, { name: '询价采购', href: '#inquiries' }, { name: '详情' }];

const meta = {
  title: '页面模式/Pages 页面',
  component: MemberFrame,
  args: { entries, currentHref: '#inquiries', children: null },
  render: function Framed({ children, ...args }) {
    const [side, setSide] = useState<MemberSide>('require');
    return (
      <PageFrame ground="page">
        <MemberFrame {...args} side={{ current: side, onChange: setSide }}>
          {children}
        </MemberFrame>
      </PageFrame>
    );
  },
} satisfies Meta<typeof MemberFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Frame: Story = {
  name: '列表页的框架',
  args: { children: <h1>询价采购</h1> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /询价采购/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: '供应方' }));
    await expect(canvas.getByRole('button', { name: '供应方' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '采购管理' }));
    await expect(canvas.queryByRole('link', { name: '招标采购' })).toBeNull();
  },
};

const columns: readonly Column<{ readonly id: string }>[] = [
  { key: 'id', title: '询价单号', card: 'detail', cell: ({ id }) => id },
  { key: 'name', title: '材料', card: 'title', cell: () => '热轧带肋钢筋HRB400E' },
];

export const List: Story = {
  name: '询价单列表页',
  args: {
    children: (
      <ListPage
        title="询价采购"
        path={path.slice(0, 2)}
        actions={<Button size="regular">发布询价</Button>}
        tabs={
          <TabList
            id="states"
            label="询价状态"
            variant="bare"
            tabs={[
              { value: 'all', label: '全部' },
              { value: 'quoting', label: '报价中', count: '3' },
            ]}
            selected="all"
            onSelect={fn()}
          />
        }
        filters={
          <FilterBar
            filters={[{ key: 'id', field: <TextField label="单号" value="" onChange={fn()} /> }]}
            onSearch={fn()}
            onReset={fn()}
          />
        }
      >
        <TabPanel id="states" selected="all">
          <DataTable
            label="询价单"
            columns={columns}
            rows={{ status: 'ready', items: [{ id: 'XJ202600001' }, { id: 'XJ202600002' }] }}
            rowKey={({ id }) => id}
            rowName={({ id }) => id}
            onRetry={fn()}
            pagination={{ current: 1, pageSize: 10, total: 2, onSelect: fn() }}
          />
        </TabPanel>
      </ListPage>
    ),
  },
};

const facts = [
  { term: '采购单位', value: '吉林北辰建设集团有限公司' },
  { term: '报价截止', value: '2026-11-26 17:00' },
];

export const Detail: Story = {
  name: '询价单详情页',
  args: {
    children: (
      <DetailPage
        title="净月广场二期钢筋采购"
        path={path}
        status={<Tag tone="brand">报价中</Tag>}
        progress={
          <Steps
            steps={[
              { label: '发布', state: 'done' },
              { label: '报价', state: 'current' },
            ]}
          />
        }
        sections={[
          { key: 'facts', title: '基本信息', content: <DescriptionList items={facts} columns={2} /> },
          { key: 'terms', title: '商务条款', content: <p>货到付款，账期30天。</p> },
        ]}
        rail={
          <div className={padded}>
            <Button wide>我要报价</Button>
          </div>
        }
      />
    ),
  },
};

const onSubmit = fn();

export const Form: Story = {
  name: '发布询价表单页',
  args: {
    children: (
      <FormPage
        title="发布询价"
        path={path.slice(0, 2)}
        sections={[
          {
            key: 'project',
            title: '工程信息',
            content: (
              <TextField id="project-name" label="工程名称" value="" onChange={fn()} error="请填写工程名称" required />
            ),
          },
        ]}
        errors={[{ fieldId: 'project-name', text: '请填写工程名称' }]}
        note="草稿已于10:24保存"
        buttons={
          <>
            <Button variant="line" size="regular">
              保存草稿
            </Button>
            <Button type="submit" size="regular">
              发布询价
            </Button>
          </>
        }
        onSubmit={onSubmit}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('有1处需要修改');
    await userEvent.click(canvas.getByRole('link', { name: '请填写工程名称' }));
    await expect(canvas.getByRole('textbox', { name: '工程名称' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: '工程名称' }), '{Enter}');
    await expect(onSubmit).toHaveBeenCalled();
  },
};

function Certification() {
  const [current, setCurrent] = useState(0);
  return (
    <WizardPage
      title="企业认证"
      steps={['填写信息', '上传证照', '提交审核']}
      current={current}
      onBack={() => setCurrent(current - 1)}
      onNext={() => setCurrent(Math.min(current + 1, 2))}
      finishText="提交认证"
    >
      <TextField label="企业名称" value="" onChange={fn()} required />
    </WizardPage>
  );
}

export const Wizard: Story = {
  name: '企业认证向导页',
  args: { children: <Certification /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(canvas.getByRole('button', { name: '提交认证' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '上一步' }));
    await expect(canvas.getByText('上传证照').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};

export const Article: Story = {
  name: '新闻文章页',
  render: () => (
    <PageFrame ground="page">
      <ArticlePage
        path={[{ name: '首页', href: '#home' }, { name: '新闻资讯', href: '#news' }, { name: '正文' }]}
        title="我省发布2026年四季度建设工程材料信息价"
        facts={[
          { term: '发布时间', value: '2026-11-19' },
          { term: '来源', value: '省住房和城乡建设厅' },
        ]}
        rail={<p>相关新闻</p>}
      >
        <p>为做好工程造价管理工作，现将四季度信息价予以发布。</p>
        <h2>一、适用范围</h2>
        <p>
          适用于本省行政区域内的房屋建筑和市政工程，详见<a href="#table">附表</a>。
        </p>
        <table>
          <tbody>
            <tr>
              <th scope="col">材料</th>
              <th scope="col">信息价（元/吨）</th>
            </tr>
            <tr>
              <td>热轧带肋钢筋</td>
              <td>3,820.00</td>
            </tr>
          </tbody>
        </table>
      </ArticlePage>
    </PageFrame>
  ),
};
