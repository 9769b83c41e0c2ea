import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { LineItemGrid } from '../../src/line-item-grid/line-item-grid.tsx';
import { inquiryColumns, inquiryLines } from '../../src/line-item-grid/testing/inquiry-lines.ts';
import '../../src/tokens/global.css.ts';
import { readWorkbook } from '../../src/xlsx/read-workbook.ts';
import { writeWorkbook } from '../../src/xlsx/write-workbook.ts';

declare global {
  interface Window {
    /** Pastes lines into the cell that has the focus. @returns ms until a frame that shows them was painted */
    pasteLines(lines: number): Promise<number>;
    /** Writes a workbook with so many lines and reads it in. @returns ms of the reading, and its rows */
    importLines(lines: number): Promise<{ readonly ms: number; readonly rows: number; readonly frames: number }>;
  }
}

const painted = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      // The first task after the callbacks of a frame runs when that frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });
  });

const written = inquiryColumns.filter(({ kind }) => kind !== 'computed');

window.pasteLines = async (lines) => {
  const keys = inquiryColumns.map(({ key }) => key);
  const text = inquiryLines(lines)
    .map(({ values }) => keys.map((key) => values[key] ?? '').join('\t'))
    .join('\r\n');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const begin = performance.now();
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return (await painted()) - begin;
};

window.importLines = async (lines) => {
  const blob = await writeWorkbook({
    sheetName: '询价清单',
    columns: written.map(({ key, title }) => ({
      title,
      type: 'text' as const,
      value: (row: Readonly<Record<string, string>>) => row[key] ?? '',
    })),
    rows: inquiryLines(lines).map(({ values }) => values),
  });
  let frames = 0;
  let isReading = true;
  const count = () => {
    frames += 1;
    if (isReading) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  const begin = performance.now();
  const read = await readWorkbook(blob);
  const ms = performance.now() - begin;
  isReading = false;
  return { ms, rows: read.ok ? read.rows.length : 0, frames };
};

function Page() {
  const [items, setItems] = useState(() => inquiryLines(1));
  return <LineItemGrid label="询价清单" columns={inquiryColumns} items={items} onChange={setItems} />;
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(<Page />);
