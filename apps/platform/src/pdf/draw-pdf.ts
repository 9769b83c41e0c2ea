import { drawCode } from './draw-code.ts';
import { drawTable } from './draw-table.ts';
import type { PdfDocument, PdfPart } from './pdf-document.ts';
import { openSheet, PAGE, type Sheet, STYLES, TEXT_WIDTH, type TextStyle } from './sheet.ts';

const TERM_WIDTH = 92;
const GAP = 8;

/**
 * Draws a document; takes the processor for as long as that lasts, so it is done in a thread of its own.
 *
 * @throws TooManyPages
 */
export function drawPdf(document: PdfDocument, mostPages: number): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = openSheet(document, mostPages);
  drawText(sheet, document.title, STYLES.title, 'center');
  for (const part of document.parts) {
    sheet.y += GAP;
    drawPart(sheet, part);
  }
  return sheet.finish();
}

function drawPart(sheet: Sheet, part: PdfPart): void {
  switch (part.kind) {
    case 'heading':
      // Not as the last line of a page.
      sheet.need(STYLES.heading.step + 3 * STYLES.text.step);
      drawText(sheet, part.text, STYLES.heading);
      break;
    case 'paragraph':
      drawText(sheet, part.text, part.isLarge ? STYLES.large : STYLES.text, part.align);
      break;
    case 'facts':
      for (const { term, value } of part.facts) drawFact(sheet, term, value);
      break;
    case 'table':
      drawTable(sheet, part.columns, part.rows);
      break;
    case 'link':
      drawLink(sheet, part.text, part.address);
      break;
    case 'code':
      drawCode(sheet, part.text, part.address);
      break;
  }
}

/** On one page, so that all of it leads to its address. */
function drawLink(sheet: Sheet, text: string, address: string): void {
  sheet.need(sheet.lines(text, TEXT_WIDTH, STYLES.text).length * STYLES.text.step);
  const { y } = sheet;
  drawText(sheet, text, STYLES.text);
  sheet.paper.link(PAGE.margin, y, TEXT_WIDTH, sheet.y - y, address);
}

function drawText(sheet: Sheet, text: string, style: TextStyle, align?: 'center' | 'right'): void {
  for (const line of sheet.lines(text, TEXT_WIDTH, style)) {
    sheet.need(style.step);
    sheet.draw(line, PAGE.margin, TEXT_WIDTH, style, align);
    sheet.y += style.step;
  }
}

function drawFact(sheet: Sheet, term: string, value: string): void {
  const style = STYLES.text;
  const names = sheet.lines(term, TERM_WIDTH - GAP, STYLES.term);
  const values = sheet.lines(value, TEXT_WIDTH - TERM_WIDTH, style);
  for (let place = 0; place < Math.max(names.length, values.length); place += 1) {
    sheet.need(style.step);
    sheet.draw(names[place] ?? '', PAGE.margin, TERM_WIDTH, STYLES.term);
    sheet.draw(values[place] ?? '', PAGE.margin + TERM_WIDTH, TEXT_WIDTH - TERM_WIDTH, style);
    sheet.y += style.step;
  }
  sheet.y += 3;
}
