import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { ArticlePage } from './article-page.tsx';
import { FormPage } from './form-page.tsx';
import { MemberFrame, type MemberMenuEntry, type MemberSide } from './member-frame.tsx';
import { CertificationPage } from './testing/certification.tsx';
import { InquiryListPage } from './testing/inquiry-list.tsx';
import { SelectingDetailPage } from './testing/selecting-detail.tsx';

const entries: readonly MemberMenuEntry[] = [
  { name: '个人中心', href: '#centre', icon: 'home' },
  {
    name: '建材采购',
    icon: 'caliper',
    pages: [
      { name: '我的询价', href: '#inquiries', count: '7' },
      { name: '我的招标', href: '#tenders', count: '2' },
      { name: '收到的投标', href: '#bids' },
      { name: '收货地址', href: '#addresses' },
    ],
  },
  { name: '客户消息', href: '#messages', icon: 'chat' },
  { name: '企业认证', href: '#certification', icon: 'shield' },
  { name: '账户安全', href: '#security', icon: 'lock' },
];

const path = [
  { name: '个人中心', href: '#centre' },
  { name: '我的询价', href: '#inquiries' },
];

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
  args: { children: <h1>我的询价</h1> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /我的询价/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: '供应方' }));
    await expect(canvas.getByRole('button', { name: '供应方' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '建材采购' }));
    await expect(canvas.queryByRole('link', { name: /我的招标/ })).toBeNull();
  },
};

export const List: Story = {
  name: '询价单列表页（定标、延长截止）',
  args: { children: <InquiryListPage /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getByRole('tab', { name: '待定标 12' }).offsetHeight).toBe(48);
  },
};

export const Detail: Story = {
  name: '询价单详情页（比价定标）',
  args: { children: <SelectingDetailPage /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^合计/ })).toBeVisible();
    await expect(canvas.getAllByText('最低')).toHaveLength(8);
  },
};

const onSubmit = fn();

export const Form: Story = {
  name: '发布询价表单页',
  args: {
    children: (
      <FormPage
        title="发布询价"
        path={path}
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

export const Wizard: Story = {
  name: '企业认证向导页',
  args: { currentHref: '#certification', children: <CertificationPage /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '统一社会信用代码格式不正确' }));
    await expect(canvas.getByRole('textbox', { name: '统一社会信用代码' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(canvas.getByRole('button', { name: '提交认证' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '上一步' }));
    await userEvent.click(canvas.getByRole('button', { name: '上一步' }));
    await expect(canvas.getByText('填写企业信息').closest('li')).toHaveAttribute('aria-current', 'step');
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
