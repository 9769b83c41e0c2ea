import type { PdfColumn } from './pdf-document.ts';
import { LINE_COLOUR, PAGE, type Sheet, STYLES, TEXT_WIDTH, type TextStyle } from './sheet.ts';

const PAD = 5;

interface Cell {
  readonly x: number;
  readonly width: number;
  readonly align: 'right' | undefined;
}

/** Draws a table; its head stands on every page that it reaches, and a row that is too high goes on there. */
export function drawTable(sheet: Sheet, columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): void {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  let x: number = PAGE.margin;
  const cells = columns.map(({ share, align }): Cell => {
    const width = (TEXT_WIDTH * share) / all;
    x += width;
    return { x: x - width, width, align };
  });
  const wrapped = (texts: readonly string[], style: TextStyle) =>
    cells.map(({ width }, column) => sheet.lines(texts[column] ?? '', width - 2 * PAD, style));
  const heads = wrapped(
    columns.map(({ name }) => name),
    STYLES.head,
  );
  const heightOf = (lines: number) => lines * STYLES.cell.step + 2 * PAD;
  const drawHead = () => drawRow(sheet, cells, heads, STYLES.head, '#f1f4f9');

  sheet.need(heightOf(longest(heads)) + heightOf(2));
  drawHead();
  for (const row of rows) {
    let left = wrapped(row, STYLES.cell);
    while (longest(left) > 0) {
      if (sheet.need(heightOf(Math.min(2, longest(left))))) drawHead();
      const fit = Math.max(1, Math.floor((sheet.room() - 2 * PAD) / STYLES.cell.step));
      drawRow(
        sheet,
        cells,
        left.map((lines) => lines.slice(0, fit)),
        STYLES.cell,
      );
      left = left.map((lines) => lines.slice(fit));
    }
  }
}

const longest = (texts: readonly (readonly string[])[]) => Math.max(0, ...texts.map(({ length }) => length));

function drawRow(
  sheet: Sheet,
  cells: readonly Cell[],
  texts: readonly (readonly string[])[],
  style: TextStyle,
  ground?: string,
): void {
  const top = sheet.y;
  const height = longest(texts) * style.step + 2 * PAD;
  const { paper } = sheet;
  if (ground !== undefined) paper.rect(PAGE.margin, top, TEXT_WIDTH, height).fill(ground);
  paper.lineWidth(0.5).strokeColor(LINE_COLOUR);
  for (const { x, width } of cells) paper.rect(x, top, width, height).stroke();
  for (const [column, { x, width, align }] of cells.entries()) {
    sheet.y = top + PAD;
    for (const line of texts[column] ?? []) {
      sheet.draw(line, x + PAD, width - 2 * PAD, style, align);
      sheet.y += style.step;
    }
  }
  sheet.y = top + height;
}
