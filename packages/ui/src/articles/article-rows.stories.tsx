import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import hall from '../art/scene-hall.svg';
import { Button } from '../button/button.tsx';
import { StoryColumn } from '../testing/story-grid.tsx';
import { ArticleMarks } from './article-marks.tsx';
import { type ArticleRow, ArticleRows } from './article-rows.tsx';
import { Feedback } from './feedback.tsx';
import { FileList } from './file-list.tsx';
import { LockedText } from './locked-text.tsx';
import { Neighbours } from './neighbours.tsx';

const rows: readonly ArticleRow[] = [
  {
    key: '1',
    href: '#1',
    title: '长春西部枢纽站房屋面合龙，一万两千吨钢结构误差控制在3毫米以内',
    summary:
      '站房屋面由286榀空间桁架组成，采用分区累积滑移工艺，合龙时段选在气温稳定的凌晨，全程由测量机器人实时纠偏，项目已连续安全生产612天。',
    cover: hall,
    facts: ['平台编辑部', '2026-11-21'],
    mark: '置顶',
  },
  {
    key: '2',
    href: '#2',
    title: '工程建设项目招标投标活动合规指引',
    summary: '列出资格条件设置、澄清答疑与异议处理中的常见问题。',
    cover: '',
    facts: ['省住房和城乡建设厅', '吉建管〔2026〕59号', '2026-11-20'],
  },
];

const meta = {
  title: '组件/ArticleRows 文章列表',
  component: ArticleRows,
  args: { rows },
  decorators: [
    (Story) => (
      <StoryColumn>
        <Story />
      </StoryColumn>
    ),
  ],
} satisfies Meta<typeof ArticleRows>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  name: '有图与无图',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: rows[1]?.title ?? '' })).toHaveAttribute('href', '#2');
  },
};

export const Foot: Story = {
  name: '正文之后：附件、前后文章',
  render: () => (
    <>
      <FileList
        title="附件"
        action="下载"
        files={[{ key: '1', name: '冬期施工质量安全专项检查要点.pdf', href: '#file', size: 1_887_436 }]}
      />
      <Neighbours
        label="前后文章"
        previous={{ label: '上一篇', article: null, none: '没有更新的了' }}
        next={{ label: '下一篇', article: { href: '#3', title: '长春市新增12项装配式建筑示范工程' }, none: '' }}
      />
    </>
  ),
};

const onAnswer = fn();
const question = { question: '是否解决您的问题？', yes: '有用', no: '没用', pending: false, onAnswer };

export const Question: Story = {
  name: '是否有用：未答与已答',
  render: () => (
    <>
      <Feedback {...question} thanks={null} />
      <Feedback {...question} question="这篇说明清楚吗？" thanks="感谢您的反馈" />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '没用' }));
    await expect(onAnswer).toHaveBeenCalledWith(false);
  },
};

export const Locked: Story = {
  name: '付费的正文',
  render: () => (
    <>
      <LockedText title="试读已结束" text="购买后可在线阅读全文" action={<Button>支付¥29查看全文</Button>} />
      <ArticleMarks
        marks={[
          { key: 'like', text: '有帮助', count: 186, isOn: false, pending: false, onToggle: () => undefined },
          { key: 'favorite', text: '收藏', count: 412, isOn: true, pending: false, onToggle: () => undefined },
        ]}
      />
    </>
  ),
};
