import encodeQR from 'qr';
import { PAGE, type Sheet, STYLES, TEXT_WIDTH } from './sheet.ts';

/** Side of a code with its free border: 28 mm, which a phone reads from paper at arm's length. */
const SIDE = 80;
const GAP = 12;
/** Modules that stay free around it, as the standard wants. */
const BORDER = 4;

/** Draws an address as a QR code, on one page with what it is for; a click leads to the address. */
export function drawCode(sheet: Sheet, text: string, address: string): void {
  sheet.need(SIDE);
  const { paper, y } = sheet;
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: BORDER });
  const module = SIDE / rows.length;
  for (const [row, cells] of rows.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) paper.rect(PAGE.margin + column * module, y + row * module, module, module);
    }
  }
  // One fill for all of them, so that no line shows between two.
  paper.fill('#000000');
  const x = SIDE + GAP;
  const lines = sheet.lines(text, TEXT_WIDTH - x, STYLES.text);
  sheet.y = y + Math.max(0, (SIDE - lines.length * STYLES.text.step) / 2);
  for (const line of lines) {
    sheet.draw(line, PAGE.margin + x, TEXT_WIDTH - x, STYLES.text);
    sheet.y += STYLES.text.step;
  }
  paper.link(PAGE.margin, y, SIDE, SIDE, address);
  sheet.y = y + SIDE;
}
