import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryColumn } from '../testing/story-grid.tsx';
import { Skeleton, SkeletonRows } from './skeleton.tsx';

const meta = { title: '组件/Skeleton 骨架屏', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

export const One: StoryObj<typeof meta> = { name: '单个骨架', args: { width: '240px', height: '20px' } };
export const Matrix: StoryObj<typeof meta> = {
  name: '各种骨架',
  render: () => (
    <StoryColumn>
      <Skeleton width="96px" height="20px" />
      <Skeleton width="240px" height="20px" />
      <Skeleton width="100%" height="44px" />
      <SkeletonRows rows={3} />
    </StoryColumn>
  ),
};

export const Rows: StoryObj<typeof meta> = { name: '列表骨架', render: () => <SkeletonRows rows={5} /> };
