import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { sanitizeRichText } from '../rich-text/sanitize-rich-text.ts';
import { DocumentContents } from './document-contents.tsx';
import { DocumentPage } from './document-page.tsx';
import { LinkTree } from './link-tree.tsx';
import { SideLinks } from './side-links.tsx';
import { TextComparison } from './text-comparison.tsx';

const parts = [
  { key: 'part-1', heading: '', html: sanitizeRichText('<p>本政策说明平台收集、使用与保存信息的规则。</p>') },
  { key: 'part-2', heading: '一、我们收集的信息', html: sanitizeRichText('<p>手机号、短信验证码与登录时间。</p>') },
  { key: 'part-3', heading: '二、信息怎样使用', html: sanitizeRichText('<p>用于核验身份、完成撮合与结算。</p>') },
];

const meta = {
  title: '页面模式/DocumentPage 查阅文本页',
  component: DocumentPage,
  args: {
    path: [{ name: '首页', href: '#home' }, { name: '隐私政策' }],
    title: '隐私政策',
    facts: [
      { term: '版本', value: 3 },
      { term: '生效日期', value: '2026-10-01' },
    ],
    parts,
    left: <DocumentContents title="本文目录" parts={parts} />,
    right: (
      <SideLinks
        framed
        title="历史版本"
        current="3"
        hint="查看旧版本时，页面上方会提示它已失效。"
        links={[
          { key: '3', text: '第3版', href: '#3', note: '当前有效' },
          {
            key: '2',
            text: '第2版',
            href: '#2',
            note: '2026-03-15生效',
            second: { text: '对比', href: '#compare', label: '对比第2版' },
          },
        ]}
      />
    ),
  },
} satisfies Meta<typeof DocumentPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Legal: Story = {
  name: '法律文本',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '一、我们收集的信息' })).toHaveAttribute('href', '#part-2');
  },
};

export const Older: Story = {
  name: '旧版本与对比',
  args: {
    notice: <InlineAlert tone="warning">这是2026-03-15起生效的旧版本，已失效。</InlineAlert>,
    children: (
      <TextComparison
        title="第2版与第3版的不同之处"
        pieces={[
          { kind: 'same', text: '客服在' },
          { kind: 'removed', text: '30日' },
          { kind: 'added', text: '15个工作日' },
          { kind: 'same', text: '内答复。' },
        ]}
      />
    ),
  },
};

export const Help: Story = {
  name: '帮助与目录树',
  args: {
    title: '发布询价',
    left: (
      <LinkTree
        label="帮助目录"
        searchHint="搜索帮助"
        noMatch="没有找到相关的帮助"
        current="2203"
        groups={[
          {
            key: '2200',
            title: '新手指南',
            links: [
              { key: '2201', text: '注册登录', href: '#2201' },
              { key: '2203', text: '发布询价', href: '#2203' },
            ],
          },
        ]}
      />
    ),
    right: <DocumentContents title="本文目录" parts={parts} />,
  },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: '搜索帮助' });
    await userEvent.type(search, '登录');
    await expect(canvas.queryByRole('link', { name: '发布询价' })).toBeNull();
    await userEvent.type(search, '不上');
    await expect(canvas.getByText('没有找到相关的帮助')).toBeVisible();
    await userEvent.clear(search);
  },
};
