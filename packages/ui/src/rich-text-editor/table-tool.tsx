import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type Command, TextSelection } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import { Menu } from '../menu/menu.tsx';
import { editorMessages } from './messages.ts';
import { Tool } from './toolbar.tsx';

const firstRows = 3;
const firstColumns = 3;

function times(count: number, make: () => Node): readonly Node[] {
  return Array.from({ length: count }, make);
}

/** Three rows of three cells, the first of them heads, in place of the selection. */
const insertTable: Command = (state, dispatch) => {
  const { table, tableRow, tableCell, tableHeader } = state.schema.nodes;
  if (!table || !tableRow || !tableCell || !tableHeader) return false;
  const row = (cell: typeof tableCell) =>
    tableRow.create(
      null,
      times(firstColumns, () => cell.createChecked(null, state.schema.nodes.paragraph?.create())),
    );
  const rows = [row(tableHeader), ...times(firstRows - 1, () => row(tableCell))];
  const change = state.tr.replaceSelectionWith(table.createChecked(null, rows));
  const firstCell = TextSelection.near(change.doc.resolve(state.selection.from + 1));
  dispatch?.(change.setSelection(firstCell).scrollIntoView());
  return true;
};

const changes: readonly { readonly label: string; readonly command: Command; readonly danger?: boolean }[] = [
  { label: editorMessages.addRow, command: addRowAfter },
  { label: editorMessages.addColumn, command: addColumnAfter },
  { label: editorMessages.removeRow, command: deleteRow },
  { label: editorMessages.removeColumn, command: deleteColumn },
  { label: editorMessages.removeTable, command: deleteTable, danger: true },
];

export interface TableToolProps {
  readonly editor: Editor;
  /** Whether the cursor stands in a table. */
  readonly isActive: boolean;
}

/** Puts in a table, or changes the one that the cursor stands in. */
export function TableTool({ editor, isActive }: TableToolProps) {
  const run = (command: Command) => () => {
    command(editor.state, editor.view.dispatch);
  };
  const items = isActive ? changes : [{ label: editorMessages.insertTable, command: insertTable }];
  return (
    <Menu
      trigger={<Tool label={editorMessages.table} icon="table" pressed={isActive} />}
      label={editorMessages.table}
      groups={[
        { key: 'table', items: items.map((item) => ({ ...item, key: item.label, onSelect: run(item.command) })) },
      ]}
      onReturnFocus={() => editor.commands.focus()}
    />
  );
}
