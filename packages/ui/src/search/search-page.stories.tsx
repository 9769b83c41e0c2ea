import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ButtonLink } from '../button/button.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { SearchField } from './search-field.tsx';
import { type SearchHit, SearchHits } from './search-hits.tsx';
import { SearchPage } from './search-page.tsx';
import { SearchStart } from './search-start.tsx';
import { WordLinks } from './word-links.tsx';

const found = (text: string) => {
  const start = text.indexOf('保温');
  return { text, ranges: start === -1 ? [] : [{ start, len: 2 }] };
};

const hits: readonly SearchHit[] = [
  {
    key: '1',
    href: '#function',
    title: found('保温材料询价'),
    summary: found('采购管理'),
    kind: '功能直达',
    facts: [],
    isFunction: true,
    locked: '登录后使用',
  },
  {
    key: '2',
    href: '#news',
    title: found('全省冬期施工质量安全专项检查启动，重点核查保温养护记录'),
    summary: found('检查自11月20日起至翌年3月15日，覆盖全省在建房屋市政工程1,286项。'),
    kind: '资讯',
    facts: ['2026-11-21'],
  },
  {
    key: '3',
    href: '#service',
    title: found('外墙保温现场拉拔与节能检测'),
    summary: found('执行JGJ 144，提供CMA报告，全省48小时上门。'),
    kind: '服务',
    facts: ['260元', '2026-10-24'],
  },
];

const words = ['信息价', '螺纹钢', '招标资格预审', '商品混凝土'].map((word) => ({ word, href: `#${word}` }));
const onSearch = fn();
const suggest = async () => [
  { text: '保温岩棉板', ranges: [{ start: 0, len: 2 }], url: '' },
  { text: '外墙保温检测', ranges: [{ start: 2, len: 2 }], url: '' },
  { text: '保温材料询价', ranges: [{ start: 0, len: 2 }], url: '#function' },
];

const meta = {
  title: '页面模式/SearchPage 全站搜索页',
  component: SearchPage,
  args: {
    title: '全站搜索',
    field: <SearchField action="#search" defaultKeyword="保温" onSearch={onSearch} suggest={suggest} />,
    facets: {
      label: '类型',
      current: 'all',
      choices: [
        { key: 'all', label: '全部', href: '#all', count: '1,000+' },
        { key: 'news', label: '资讯', href: '#news', count: '86' },
        { key: 'service', label: '服务', href: '#service', count: '36' },
        { key: 'goods', label: '商品', href: '#goods', count: '0' },
        { key: 'function', label: '功能', href: '#function', count: '6' },
      ],
    },
    count: '找到1,000+条与“保温”有关的结果',
    orders: {
      label: '排序',
      current: 'default',
      choices: [
        { key: 'default', label: '综合', href: '#default' },
        { key: 'latest', label: '最新', href: '#latest' },
      ],
    },
    children: (
      <SearchHits
        hits={hits}
        pager={<Pagination current={1} pageSize={10} total={128} hrefOf={(page) => `#page-${page}`} />}
      />
    ),
  },
} satisfies Meta<typeof SearchPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hits: Story = { name: '结果' };

/** The field goes on to what begins like the text. */
export const Suggestions: Story = {
  name: '搜索建议',
  play: async ({ canvas }) => {
    onSearch.mockClear();
    await userEvent.type(canvas.getByRole('combobox', { name: '搜索' }), '岩');
    await expect(await canvas.findByRole('option', { name: '保温岩棉板' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: '保温岩棉板' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Nothing was asked for yet. */
export const Start: Story = {
  name: '还没有搜索',
  args: {
    field: <SearchField action="#search" onSearch={onSearch} blankHint="请输入您想要搜索的内容" />,
    facets: undefined,
    orders: undefined,
    count: undefined,
    children: (
      <SearchStart
        recent={{ title: '最近搜索', words, onRemove: fn(), onClear: fn() }}
        hot={{ title: '热门搜索', words }}
      />
    ),
  },
};

export const Nothing: Story = {
  name: '没有结果',
  args: {
    field: <SearchField action="#search" defaultKeyword="气凝胶防火毡" onSearch={onSearch} />,
    facets: undefined,
    orders: undefined,
    count: undefined,
    children: (
      <EmptyState
        title="没有找到与“气凝胶防火毡”相关的内容，换个关键词试试"
        text={<WordLinks label="热门搜索" words={words} />}
        action={
          <ButtonLink variant="line" href="#service">
            联系客服
          </ButtonLink>
        }
      />
    ),
  },
};
