import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { BrowseSearch } from '../pages/browse-search.tsx';
import { Tag } from '../tag/tag.tsx';
import { ApiContents } from './api-contents.tsx';
import { ApiDocPage } from './api-doc-page.tsx';
import { ApiCallHead, ApiCards, ApiSection, ApiTable, ApiTrial } from './api-section.tsx';
import { CodeSample } from './code-sample.tsx';

const onCopy = fn();
const search = <BrowseSearch action="#doc" kept={{}} hint="接口名称或地址" keyword="" onSearch={fn()} />;
const contents = (
  <ApiContents
    label="接口目录"
    search={search}
    none="没有找到相关接口"
    current="search"
    groups={[
      { key: 'about', title: '接入说明', isOpen: false, links: [{ key: 'start', text: '快速开始', href: '#start' }] },
      {
        key: 'search',
        title: '全站搜索',
        isOpen: true,
        links: [
          { key: 'search', text: '全站搜索', href: '#search', mark: 'GET' },
          { key: 'suggest', text: '搜索建议', href: '#suggest', mark: 'GET' },
        ],
      },
    ]}
  />
);

const meta = {
  title: '页面模式/ApiDocPage 接口文档页',
  component: ApiDocPage,
  args: {
    path: [{ name: '首页', href: '#home' }, { name: '开放接口' }],
    title: '开放接口',
    lead: '文档由接口契约生成，共32个接口',
    actions: <Button size="regular">申请接入</Button>,
    left: contents,
    children: (
      <>
        <ApiCallHead
          name="全站搜索"
          method="GET"
          address="/api/rs-cms-service/ecomm/front/search"
          tags={<Tag tone="success">公开接口</Tag>}
          about="按关键字搜索资讯、服务、商品与功能"
          copy="复制"
          onCopy={onCopy}
        />
        <ApiSection title="请求参数" note="查询字符串">
          <ApiTable
            label="请求参数"
            columns={['名称', '类型', '必填', '说明']}
            rows={[
              { key: 'keyword', name: <code>keyword</code>, cells: ['string', '是', '关键字，首尾空格会去掉'] },
              { key: 'size', name: <code>size</code>, cells: ['number', '否', '每页条数，1到100'] },
            ]}
          />
        </ApiSection>
      </>
    ),
    right: (
      <CodeSample
        label="请求示例"
        copy="复制"
        onCopy={onCopy}
        texts={[
          { key: 'curl', name: 'cURL', text: 'curl -G "https://example.com/api"' },
          { key: 'js', name: 'JavaScript', text: "await fetch('https://example.com/api')" },
        ]}
      />
    ),
  },
} satisfies Meta<typeof ApiDocPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Call: Story = {
  name: '一个接口',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'JavaScript' }));
    await userEvent.click(canvas.getAllByRole('button', { name: '复制' }).at(-1) ?? canvas.getByRole('main'));
    await expect(onCopy).toHaveBeenLastCalledWith("await fetch('https://example.com/api')");
  },
};

export const NothingFound: Story = {
  name: '没有找到',
  args: {
    left: <ApiContents label="接口目录" search={search} none="没有找到相关接口" current="" groups={[]} />,
    right: null,
  },
};

export const Guide: Story = {
  name: '接入说明',
  args: {
    children: (
      <ApiSection title="开放能力">
        <ApiCards
          cards={[
            { key: 'search', title: '全站搜索', text: '按关键字搜索资讯与功能', note: '4个接口', href: '#search' },
            { key: 'news', title: '资讯与政策', text: '新闻与政策的列表和正文', note: '3个接口', href: '#news' },
          ]}
        />
      </ApiSection>
    ),
    right: null,
  },
};

export const Answered: Story = {
  name: '试运行的结果',
  args: {
    right: (
      <>
        <ApiTrial title="试一试" note="以访客身份" onSubmit={fn()}>
          <Button size="regular" wide>
            发送请求
          </Button>
        </ApiTrial>
        <CodeSample
          label="响应"
          copy="复制"
          onCopy={onCopy}
          status="200，86 ms"
          texts={[{ key: 'json', name: '响应', text: '{\n  "code": 200,\n  "success": true\n}' }]}
        />
      </>
    ),
  },
};
