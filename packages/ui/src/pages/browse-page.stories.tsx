import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import snow from '../art/scene-snow.svg';
import { ArticleRows } from '../articles/article-rows.tsx';
import { ButtonLink } from '../button/button.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { BrowsePage } from './browse-page.tsx';
import { BrowseSearch } from './browse-search.tsx';
import { SideLinks } from './side-links.tsx';

const onSearch = fn();

const meta = {
  title: '页面模式/BrowsePage 公开列表页',
  component: BrowsePage,
  args: {
    path: [{ name: '首页', href: '#home' }, { name: '新闻资讯' }],
    title: '新闻资讯',
    tabs: {
      key: 'column',
      label: '栏目',
      current: 'policy',
      choices: [
        { key: 'news', label: '新闻', href: '#news' },
        { key: 'policy', label: '政策', href: '#policy' },
      ],
    },
    filters: [
      {
        key: 'level',
        label: '级别',
        current: '',
        choices: [
          { key: '', label: '不限', href: '#all' },
          { key: '省', label: '省', href: '#province' },
          { key: '市', label: '市', href: '#city' },
        ],
      },
    ],
    search: (
      <BrowseSearch action="#list" kept={{ columnCode: 'policy' }} hint="标题中的文字" keyword="" onSearch={onSearch} />
    ),
    count: '共60条',
    sorts: {
      key: 'sort',
      label: '排序',
      current: '',
      choices: [
        { key: '', label: '最新', href: '#newest' },
        { key: '-viewCount', label: '最多阅读', href: '#most-read' },
      ],
    },
    rail: (
      <SideLinks
        title="建造沙龙"
        more={{ text: '更多', href: '#salons' }}
        links={[{ key: '1', text: '第19期建造沙龙：寒地混凝土耐久性', href: '#salon', note: '11-30' }]}
      />
    ),
    children: (
      <ArticleRows
        rows={[
          {
            key: '1',
            href: '#1',
            title: '关于加强冬期施工质量安全管理的通知',
            summary: '明确室外日平均气温连续五天低于5℃时转入冬期施工管理。',
            cover: snow,
            facts: ['省住房和城乡建设厅', '2026-11-23'],
          },
        ]}
      />
    ),
  },
} satisfies Meta<typeof BrowsePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: '有筛选与右栏',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '政策' })).toHaveAttribute('aria-current', 'true');
    await userEvent.type(canvas.getByRole('searchbox', { name: '标题中的文字' }), ' 冬期 {Enter}');
    await expect(onSearch).toHaveBeenCalledWith('冬期');
  },
};

export const NoMatch: Story = {
  name: '没有符合的',
  args: { count: '共0条', children: <EmptyState title="没有符合条件的记录" text="试试缩短关键词，或清除筛选条件" /> },
};

export const Opening: Story = {
  name: '列表在页面底上',
  args: {
    path: [{ name: '首页', href: '#home' }, { name: '企业风采' }],
    title: '企业风采',
    opening: {
      lead: '省内建筑业企业的资质、业绩与产品，均经平台认证',
      action: (
        <ButtonLink href="#own" variant="line">
          展示我的企业
        </ButtonLink>
      ),
    },
    rail: null,
  },
};

const step = (key: string, label: string, names: readonly (readonly [name: string, count: number])[]) => ({
  key,
  label,
  current: names[0]?.[0] ?? '',
  choices: [
    ...names.map(([name, count]) => ({ key: name, label: name, href: `#${name}`, total: String(count) })),
    { key: '', label: '不限', href: '#all' },
  ],
});

/** Each column narrows the next. */
export const Cascade: Story = {
  name: '逐级筛选',
  args: {
    cascade: true,
    filters: [
      step('series', '资质序列', [
        ['施工总承包', 74],
        ['专业承包', 52],
      ]),
      step('category', '资质类别', [
        ['建筑工程', 28],
        ['市政公用工程', 16],
      ]),
      step('grade', '资质等级', [['一级', 7]]),
      step('region', '所在地区', [['长春', 12]]),
    ],
  },
};
