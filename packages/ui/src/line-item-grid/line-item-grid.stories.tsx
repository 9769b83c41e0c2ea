import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { type GridColumn, type LineItem, LineItemGrid, type LineItemGridProps } from './line-item-grid.tsx';
import { inquiryColumns, inquiryLines, linesWithErrors } from './testing/inquiry-lines.ts';

function quantityOf(items: readonly LineItem[]): string {
  const valid = items.map(({ values }) => Number(values.quantity ?? 0)).filter((quantity) => quantity > 0);
  return valid.reduce((sum, quantity) => sum + quantity, 0).toLocaleString('zh-CN', { minimumFractionDigits: 3 });
}

function amountOf(items: readonly LineItem[]): string {
  const fen = items.map(({ values }) => Math.round(Number(values.quantity ?? 0) * Number(values.price ?? 0) * 100));
  return (fen.reduce((sum, one) => sum + one, 0) / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 });
}

function KeptGrid(props: LineItemGridProps) {
  const [items, setItems] = useState(props.items);
  const totals = { quantity: `${quantityOf(items)}吨`, amount: amountOf(items) };
  return <LineItemGrid {...props} items={items} totals={props.totals && totals} onChange={setItems} />;
}

const meta = {
  title: '组件/LineItemGrid 清单表格',
  component: LineItemGrid,
  args: { label: '询价清单', columns: inquiryColumns, items: inquiryLines(6), totals: {}, onChange: fn() },
  render: (args) => <KeptGrid {...args} />,
} satisfies Meta<typeof LineItemGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '询价材料清单，数量与金额合计',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /合计/ })).toHaveTextContent(amountOf(inquiryLines(6)));
  },
};
export const WithErrors: Story = { name: '有错误的清单', args: { items: linesWithErrors } };
export const ReadOnly: Story = { name: '只读清单', args: { readOnly: true, items: linesWithErrors } };
export const Empty: Story = { name: '空清单', args: { items: [] } };
export const WithoutTotals: Story = { name: '没有合计', args: { totals: undefined } };
export const FiveHundredRows: Story = { name: '五百行清单', args: { items: inquiryLines(500) } };
export const Narrow: Story = {
  name: '窄屏',
  render: (args) => (
    <div style={{ width: 640 }}>
      <KeptGrid {...args} items={linesWithErrors} />
    </div>
  ),
};
export const WithImport: Story = {
  name: '从Excel导入清单',
  args: {
    children: (
      <Button variant="line" size="compact">
        导入清单
      </Button>
    ),
  },
};

const cardPlaces: Readonly<Record<string, GridColumn['card']>> = {
  ...{ name: 'title', specification: 'title', brand: 'note', place: 'further', remark: 'further' },
};
const cardColumns = inquiryColumns.map((column): GridColumn => {
  const card = cardPlaces[column.key];
  return card === undefined ? column : { ...column, card };
});

export const Cards: Story = {
  name: '手机上一行一张卡片',
  globals: { viewport: { value: 'w375' } },
  tags: ['no-picture'],
  args: { columns: cardColumns, items: linesWithErrors.slice(2, 5), fixedRows: true, phone: 'cards' },
  play: async ({ canvas }) => {
    const card = (row: number) => within(canvas.getByRole('group', { name: new RegExp(`^第${row}行`) }));
    await expect(card(2).getByRole('textbox', { name: /数量/ })).toHaveAccessibleDescription(/数量须大于0/);
    const price = card(1).getByRole('textbox', { name: /参考单价/ });
    await userEvent.clear(price);
    await userEvent.type(price, '1,200.5{Enter}');
    await expect(price).toHaveValue('1,200.5');
    await expect(card(2).getByRole('textbox', { name: /参考单价/ })).toHaveFocus();
    await userEvent.click(card(3).getByRole('button', { name: '更多填写项' }));
    await expect(card(3).getByRole('textbox', { name: '使用部位' })).toBeVisible();
  },
};

/** Every state of a cell beside each other: at rest, wrong, missing, computed, read only. */
export const Matrix: Story = {
  name: '单元格的每种状态',
  render: (args) => (
    <>
      <KeptGrid {...args} items={linesWithErrors} />
      <KeptGrid {...args} label="只读清单" items={linesWithErrors} readOnly />
      <KeptGrid {...args} label="空清单" items={[]} totals={undefined} />
    </>
  ),
};

export const KeysMoveAndEdit: Story = {
  name: '键盘移动与编辑',
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: '材料名称，第1行' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('textbox', { name: '规格型号，第2行' })).toHaveFocus();
    await userEvent.keyboard('HRB500E Φ32{Enter}');
    await expect(canvas.getByRole('textbox', { name: '规格型号，第3行' })).toHaveFocus();
    await expect(canvas.getByText('HRB500E Φ32')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.queryByText('HRB500E Φ32')).toBeNull();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('textbox', { name: '备注，第6行' })).toHaveFocus();
  },
};

export const RangeFillsDownAndClears: Story = {
  name: '选区向下填充与清空',
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('textbox', { name: '材料名称，第1行' }).focus();
    await userEvent.keyboard('盘螺{Tab}{Shift>}{Tab}{/Shift}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvasElement.querySelectorAll('[aria-selected="true"]')).toHaveLength(3);
    await userEvent.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(canvas.getAllByText('盘螺', { selector: 'td div' })).toHaveLength(2));
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByText('3行有错误')).toBeVisible();
  },
};

export const CalendarInACell: Story = {
  name: '单元格里选到货日期',
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: '材料名称，第1行' }).focus();
    await userEvent.keyboard('{ArrowRight>7/}{F4}');
    await waitFor(() => expect(screen.getByRole('button', { name: /12月5日/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const cell = await canvas.findByRole('textbox', { name: '到货日期，第1行' });
    await waitFor(() => expect(cell).toHaveFocus());
    await expect(cell).toHaveValue('2026-12-12');
    await userEvent.keyboard('{F2}{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('button', { name: /12月12日/ })).toHaveFocus());
  },
};

export const PasteBeyondTheMaximum: Story = {
  name: '粘贴超出行数上限',
  args: { maxRows: 7 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '新增一行' });
    button.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '盘圆\tHPB300 Φ8\r\n盘螺\tHRB400E Φ10\r\n');
    button.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await waitFor(() => expect(canvas.getByText('已粘贴1行，新增1行；最多7行，有1行未粘贴')).toBeVisible());
  },
};

export const JumpToErrors: Story = {
  name: '跳到有错误的单元格',
  args: { items: linesWithErrors },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一处错误' }));
    const quantity = canvas.getByRole('textbox', { name: '数量，第4行' });
    await expect(quantity).toHaveFocus();
    await expect(quantity).toHaveAccessibleDescription('第4行：数量须大于0，最多保留三位小数');
  },
};
