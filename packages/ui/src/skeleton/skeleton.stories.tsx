import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonRows } from './skeleton.tsx';

const meta = { title: '组件/Skeleton 骨架屏', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

export const One: StoryObj<typeof meta> = { args: { width: '240px', height: '20px' } };
export const Rows: StoryObj<typeof meta> = { render: () => <SkeletonRows rows={5} /> };
