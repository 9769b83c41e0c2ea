import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Checkbox } from '../fields/choices.tsx';
import { DescriptionList } from '../record/description-list.tsx';
import { AwardPanel } from './award-panel.tsx';
import { ComparisonLegend } from './comparison-legend.tsx';
import { ComparisonMatrix } from './comparison-matrix.tsx';
import { sampleComparison } from './testing/sample-comparison.ts';

const sample = sampleComparison(12, 6);
const chosen = new Map([
  ['line-0', 'offer-0'],
  ['line-1', 'offer-3'],
  ['line-2', null],
]);

const meta = {
  title: '组件/ComparisonMatrix 比价表',
  component: ComparisonMatrix,
  args: {
    label: '各家报价明细',
    ...sample,
    choices: chosen,
    onChoose: fn(),
    onHide: fn(),
    canDrop: true,
    details: () => (
      <DescriptionList
        columns={1}
        items={[
          { term: '含税单价', value: '3,385.00' },
          { term: '税率', value: '13%' },
          { term: '报价品牌', value: '通钢' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof ComparisonMatrix>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Compared: Story = {
  name: '六家十二行',
  render: (args) => (
    <div>
      <ComparisonMatrix {...args} />
      <ComparisonLegend canChoose />
    </div>
  ),
};

export const Keyboard: Story = {
  name: '键盘选中与看明细',
  tags: ['no-picture'],
  render: function Chosen(args) {
    const [choices, setChoices] = useState<ReadonlyMap<string, string | null>>(new Map());
    return (
      <ComparisonMatrix
        {...args}
        choices={choices}
        onChoose={(line, offer) => setChoices(new Map([...choices, [line, offer]]))}
      />
    );
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: '各家报价明细' });
    grid.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight} ');
    const cell = canvas.getByRole('gridcell', { selected: true });
    await expect(cell).toHaveAttribute('data-offer', '松屿建材');
    await expect(grid).toHaveAttribute('aria-activedescendant', cell.id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: '松屿建材·第2行' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(grid).toHaveFocus());
    await userEvent.keyboard('{End} ');
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveAttribute('data-offer', '不采购');
  },
};

/** Rows that are not seen are not drawn; the cursor still gets to the last one. */
export const Long: Story = {
  name: '五百行二十家',
  args: { ...sampleComparison(500, 20), choices: new Map() },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: '各家报价明细' });
    await expect(grid.querySelectorAll('[data-row]').length).toBeLessThan(60);
    grid.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /^500/ })).toBeVisible());
  },
};

export const ReadOnly: Story = {
  name: '已定标',
  render: ({ onChoose: _choose, onHide: _hide, ...args }) => <ComparisonMatrix {...args} />,
  play: async ({ canvas }) => {
    const marks = canvas.getByRole('grid').querySelectorAll('[data-mark]');
    await expect([...marks].map((mark) => mark.parentElement?.getAttribute('aria-selected'))).not.toContain('false');
  },
};

/** Where nobody chooses nothing looks as if it could be chosen. */
export const Unchosen: Story = {
  name: '只看不选',
  args: { choices: new Map(), canDrop: false },
  tags: ['no-picture'],
  render: ({ onChoose: _choose, onHide: _hide, ...args }) => (
    <div>
      <ComparisonMatrix {...args} />
      <ComparisonLegend canChoose={false} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid').querySelectorAll('[data-mark]')).toHaveLength(0);
    for (const text of [/已选中标/, /选中/]) await expect(canvas.queryByText(text)).toBeNull();
  },
};

/** On a phone every line is a card with the offers below each other. */
export const Cards: Story = {
  name: '手机上的比价卡片',
  tags: ['no-picture'],
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas, args }) => {
    const cell = canvas.getAllByRole('gridcell', { name: /钧川钢铁/ })[0];
    await expect(cell?.getBoundingClientRect().right).toBeLessThanOrEqual(375);
    // What is not quoted is said where the prices stand, and all lines are there at once.
    const unquoted = canvas.getAllByText('未报价').find((one) => one.parentElement?.hasAttribute('data-offer'));
    await expect(unquoted?.getBoundingClientRect().width).toBeGreaterThan(24);
    const box = canvas.getByRole('grid').parentElement;
    await expect(box?.scrollHeight).toBe(box?.clientHeight);
    if (cell) await userEvent.click(cell);
    await expect(args.onChoose).toHaveBeenCalledWith('line-0', 'offer-3');
  },
};

export const Awarding: Story = {
  name: '定标结果',
  render: function Awards() {
    const [reason, setReason] = useState('');
    const [isPublic, setIsPublic] = useState(false);
    return (
      <AwardPanel
        awards={[
          {
            ...{
              id: '1',
              name: '四平市钧川钢铁贸易有限公司',
              nameText: '四平市钧川钢铁贸易有限公司',
              lineNumbers: [2, 5, 7, 10],
            },
            ...{ net: '1,482,532.75', amount: '1,675,262.00', isReasonAsked: true, reason },
            error: reason === '' ? '第5行未选择最低价，请填写定标说明' : undefined,
          },
          {
            ...{ id: '2', name: '吉林市松屿建材有限公司', nameText: '吉林市松屿建材有限公司', lineNumbers: [4, 12] },
            ...{ net: '390,550.88', amount: '441,322.50', isReasonAsked: false, reason: '' },
          },
        ]}
        total={{ count: 6, net: '1,873,083.63', amount: '2,116,584.50', note: '较参考价节约86,325.00元（2.3%）' }}
        maxLength={200}
        onReason={(_id, text) => setReason(text)}
      >
        <Checkbox label="公开成交总价（未中标供应商可见中标单位与总价）" checked={isPublic} onChange={setIsPublic} />
      </AwardPanel>
    );
  },
};

export const NothingChosen: Story = {
  name: '尚未选择',
  render: () => (
    <AwardPanel
      awards={[]}
      total={{ count: 0, net: '0.00', amount: '0.00', note: '' }}
      maxLength={200}
      onReason={fn()}
    />
  ),
};
