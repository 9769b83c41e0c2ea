import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { OverflowTooltip } from './overflow-tooltip.tsx';

const meta = {
  title: '组件/OverflowTooltip 溢出提示',
  component: OverflowTooltip,
  args: { text: '吉林省第一建筑工程集团股份有限公司长春分公司材料采购中心' },
  render: (args) => (
    <button type="button" style={{ width: 200 }}>
      <OverflowTooltip {...args} />
    </button>
  ),
} satisfies Meta<typeof OverflowTooltip>;
export default meta;

export const ShownOnFocus: StoryObj<typeof meta> = {
  name: '获得焦点时显示全文',
  play: async ({ canvas }) => {
    await waitFor(() => {
      canvas.getByRole('button').blur();
      canvas.getByRole('button').focus();
      return expect(screen.getByRole('tooltip')).toBeInTheDocument();
    });
  },
};
export const TwoLines: StoryObj<typeof meta> = { name: '两行后省略', args: { lines: 2 } };
