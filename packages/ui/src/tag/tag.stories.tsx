import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid } from '../testing/story-grid.tsx';
import { Tag } from './tag.tsx';

const meta = { title: '组件/Tag 标签', component: Tag, args: { children: '报价中' } } satisfies Meta<typeof Tag>;
export default meta;

const words = {
  neutral: '草稿',
  brand: '报价中',
  success: '已定标',
  warning: '待我处理',
  danger: '已流标',
  outline: '同等品牌',
} as const;

const tones = ['neutral', 'brand', 'success', 'warning', 'danger', 'outline'] as const;

export const Playground: StoryObj<typeof meta> = { name: '状态标签' };

export const Matrix: StoryObj<typeof meta> = {
  name: '全部颜色',
  render: () => (
    <StoryGrid columns={6}>
      {tones.map((tone) => (
        <Tag key={tone} tone={tone}>
          {words[tone]}
        </Tag>
      ))}
    </StoryGrid>
  ),
};
