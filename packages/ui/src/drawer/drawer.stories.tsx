import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Drawer } from './drawer.tsx';

const meta = {
  title: '组件/Drawer 抽屉',
  component: Drawer,
  // What is open would cover the page of the component.
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: { open: true, onOpenChange: fn(), title: '报价明细', children: <p>热轧带肋钢筋HRB400E，1,280吨</p> },
} satisfies Meta<typeof Drawer>;
export default meta;

export const Open: StoryObj<typeof meta> = { name: '打开的抽屉' };
