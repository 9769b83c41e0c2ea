import type { Meta, StoryObj } from '@storybook/react-vite';
import partyArt from '../art/party-banner.svg?no-inline';
import meeting from '../art/scene-meet.svg';
import { LeadArticle } from '../articles/lead-article.tsx';
import { type Row, RowList } from '../articles/row-list.tsx';
import { themeClass } from '../tokens/values.ts';
import { PartyPage } from './party-page.tsx';
import { PartyShelf } from './party-shelf.tsx';
import { PartyTiles } from './party-tiles.tsx';

const rows: readonly Row[] = [
  { href: '#2', title: '把支部建在项目上：松江路桥党员先锋岗纪实', dateText: '2026-11-20', dateTime: '2026-11-20' },
  { href: '#3', title: '工地红色驿站服务冬期留守建设者', dateText: '2026-11-18', dateTime: '2026-11-18' },
];
const links = ['党建要闻', '学习园地', '党史百科', '基层动态', '先锋模范', '廉政建设', '视频党课', '通知公告'].map(
  (name, index) => ({ key: String(index), name, href: `#${index}` }),
);

const meta = {
  title: '页面模式/PartyPage 党建页',
  component: PartyPage,
  args: {
    title: '党建引领',
    slogan: '建到哪里，支部就在哪里',
    artSrc: partyArt,
    path: [{ name: '首页', href: '#home' }, { name: '党建引领', href: '#party' }, { name: '党建要闻' }],
    modules: { label: '党建栏目', links, current: '0' },
    children: (
      <>
        <LeadArticle
          href="#1"
          title="平台党支部组织专题党课：以高质量党建引领建筑业数字化转型"
          summary="党课围绕“支部建在项目上、先锋立在工序中”展开，来自14家企业的60余名党员参加。"
          cover={meeting}
          date="2026-11-21"
          more="阅读全文"
        />
        <RowList rows={rows} density="party" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className={themeClass.party}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PartyPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Module: Story = { name: '一个栏目' };

/** The way in: tiles, and the newest of all modules. */
export const Welcome: Story = {
  name: '入口',
  args: {
    title: '党建园地',
    modules: undefined,
    children: (
      <>
        <PartyTiles label="党建栏目" links={links} />
        <PartyShelf title="最新动态" rows={rows} more={{ text: '查看更多', href: '#more' }} />
      </>
    ),
  },
};
