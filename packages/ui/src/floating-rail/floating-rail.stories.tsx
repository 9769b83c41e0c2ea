import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { FloatingRail } from './floating-rail.tsx';

const meta = {
  title: '组件/FloatingRail 悬浮工具',
  component: FloatingRail,
  args: { serviceHref: '#service', mobileHref: '#mobile' },
  render: (args) => (
    <PageFrame ground="page" rail={<FloatingRail {...args} />}>
      <h1>供需对接</h1>
    </PageFrame>
  ),
} satisfies Meta<typeof FloatingRail>;
export default meta;

export const Full: StoryObj<typeof meta> = { name: '悬浮工具栏' };
