import { Node } from '@tiptap/core';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';

const readSpan = (name: string) => (element: HTMLElement) => Number(element.getAttribute(name)) || 1;

/** Spans are written only where they say something. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: readSpan(name),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const cellAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // Asked for by the commands for tables; widths are not kept.
  colwidth: { default: null, rendered: false },
});

function cellNode(name: 'tableCell' | 'tableHeader', tag: 'td' | 'th', role: 'cell' | 'header_cell') {
  return Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: cellAttributes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    extendNodeSchema: (extension) => (extension.name === name ? { tableRole: role } : {}),
  });
}

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: (extension) => (extension.name === 'table' ? { tableRole: 'table' } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  // After the last cell Tab leaves the text, as anywhere.
  addKeyboardShortcuts() {
    const goTo = (direction: 1 | -1) => () => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: goTo(1), 'Shift-Tab': goTo(-1) };
  },
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
  extendNodeSchema: (extension) => (extension.name === 'tableRow' ? { tableRole: 'row' } : {}),
});

/** Tables with merged cells, without widths and colours. */
export const tableNodes = [
  Table,
  TableRow,
  cellNode('tableCell', 'td', 'cell'),
  cellNode('tableHeader', 'th', 'header_cell'),
];
