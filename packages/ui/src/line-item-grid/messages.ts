import { fieldMessages } from '../fields/messages.ts';
import type { GridMessage } from './grid-state.ts';

export const gridMessages = {
  invalidQuantity: fieldMessages.invalidQuantity,
  invalidAmount: fieldMessages.invalidAmount,
  invalidDate: '请输入正确的日期，如2026-11-21',
  missing: (title: string) => `请输入${title}`,
  notChosen: (title: string) => `请选择${title}`,
  notAnOption: (value: string) => `“${value}”不在可选范围内`,
  suggestions: '输入建议',
  choices: (title: string) => `${title}选项`,
  noChoice: '没有匹配的选项',
  rowNumber: '序号',
  required: '必填',
  rowErrors: (row: number, messages: readonly string[]) => `第${row}行：${messages.join('；')}`,
  card: (row: number, title: string) => `第${row}行：${title}`,
  furtherFields: '更多填写项',
  fewerFields: '收起填写项',
  cell: (title: string, row: number) => `${title}，第${row}行`,
  rowsWithErrors: (count: number) => `${count}行有错误`,
  nextError: '下一处错误',
  tools: '清单操作',
  insertRow: '插入一行',
  duplicateRows: '复制行',
  deleteRows: '删除行',
  undo: '撤销',
  redo: '重做',
  rowTools: '操作',
  duplicateRow: (row: number) => `复制第${row}行`,
  deleteRow: (row: number) => `删除第${row}行`,
  duplicate: '复制',
  remove: '删除',
  addRow: '新增一行',
  pasteHint: '可从表格软件复制多行后直接粘贴到这里',
  count: (count: number) => `合计：${count}条`,
  keys: (withDates: boolean) =>
    `方向键移动，回车或F2编辑，${withDates ? 'F4打开日历，' : ''}Ctrl+C复制，Ctrl+V粘贴，Ctrl+Z撤销，按Esc后再按Tab离开清单`,
} as const;

function pasted({ rows, added, rowsLeftOut, columnsLeftOut, maxRows }: Extract<GridMessage, { code: 'pasted' }>) {
  const parts = [
    `已粘贴${rows}行${added > 0 ? `，新增${added}行` : ''}`,
    rowsLeftOut > 0 && `最多${maxRows}行，有${rowsLeftOut}行未粘贴`,
    columnsLeftOut > 0 && `有${columnsLeftOut}列超出清单，未粘贴`,
  ];
  return parts.filter(Boolean).join('；');
}

/** The sentence for what the grid has to say about the last action. */
export function messageText(message: GridMessage): string {
  if (message.code === 'pasted') return pasted(message);
  if (message.code === 'deleted') return `已删除${message.rows}行`;
  return `最多${message.maxRows}行，不能再新增`;
}
