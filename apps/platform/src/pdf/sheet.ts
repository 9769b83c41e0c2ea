import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { PDF_TEXTS } from './messages.ts';
import type { PdfDocument } from './pdf-document.ts';
import { wrapLines } from './wrap-lines.ts';

/** Points of 1/72 inch, as every measure here: A4 and what stays free around the text. */
export const PAGE = { width: 595.28, height: 841.89, margin: 56 } as const;
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;
const TEXT_BOTTOM = PAGE.height - PAGE.margin - 12;
const FOOT_TOP = PAGE.height - 48;

const INK = '#1d2534';
export const LINE_COLOUR = '#c9d0dc';
const require = createRequire(import.meta.url);
const fontFile = (name: string) => require.resolve(`@expo-google-fonts/noto-sans-sc/${name}.ttf`);
const FONTS = {
  regular: fontFile('400Regular/NotoSansSC_400Regular'),
  bold: fontFile('700Bold/NotoSansSC_700Bold'),
} as const;

export interface TextStyle {
  readonly font: keyof typeof FONTS;
  readonly size: number;
  /** From one line to the next; the font needs 1.45 of its size. */
  readonly step: number;
  readonly colour: string;
}

export const STYLES = {
  title: { font: 'bold', size: 20, step: 32, colour: INK },
  heading: { font: 'bold', size: 13, step: 22, colour: INK },
  large: { font: 'regular', size: 14, step: 26, colour: INK },
  text: { font: 'regular', size: 10.5, step: 17, colour: INK },
  term: { font: 'regular', size: 10.5, step: 17, colour: '#5b6678' },
  head: { font: 'bold', size: 9.5, step: 15, colour: INK },
  cell: { font: 'regular', size: 9.5, step: 15, colour: INK },
  foot: { font: 'regular', size: 8.5, step: 13, colour: '#5b6678' },
} as const satisfies Record<string, TextStyle>;

/** The document has more pages than it may have. */
export class TooManyPages extends Error {
  override readonly name = 'TooManyPages';
}

/** The pages of one document: where the next thing goes, and what every page has. */
export interface Sheet {
  readonly paper: PDFKit.PDFDocument;
  /** Where the next line begins, from above. */
  y: number;
  /** Begins a page when there is less room than this. @returns whether it did */
  need(height: number): boolean;
  /** How much is left on the page. */
  room(): number;
  lines(text: string, width: number, style: TextStyle): readonly string[];
  /** Draws a line where `y` is, and stays there. @param place where it stands between `x` and `x + width` */
  draw(line: string, x: number, width: number, style: TextStyle, place?: 'center' | 'right'): void;
  /** The file; nothing is drawn after it. */
  finish(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Opens a document with its first page. @throws TooManyPages from where a page is begun */
export function openSheet(document: PdfDocument, mostPages: number): Sheet {
  const { title, author, foot, watermark, isFramed } = document;
  const paper = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'zh-CN',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: author },
  });
  const chunks: Uint8Array[] = [];
  paper.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  for (const [name, file] of Object.entries(FONTS)) paper.registerFont(name, file);
  paper.font('regular');
  const readable = readableBy(paper);
  const widths = new Map<string, number>();
  const widthOf = (text: string, { font, size }: TextStyle) => {
    let sum = 0;
    for (const letter of text) {
      const key = `${font}${letter}`;
      let width = widths.get(key);
      if (width === undefined) {
        width = paper.font(font).fontSize(1000).widthOfString(letter) / 1000;
        widths.set(key, width);
      }
      sum += width;
    }
    return sum * size;
  };
  let pages = 0;
  const beginPage = () => {
    if (pages === mostPages) throw new TooManyPages();
    pages += 1;
    paper.addPage();
    if (isFramed) drawFrame(paper);
    if (watermark) drawWatermark(paper, readable(watermark));
    sheet.y = PAGE.margin;
  };
  const sheet: Sheet = {
    paper,
    y: 0,
    room: () => TEXT_BOTTOM - sheet.y,
    need(height) {
      if (height <= sheet.room() || sheet.y === PAGE.margin) return false;
      beginPage();
      return true;
    },
    lines: (text, width, style) => wrapLines(readable(text), width, (part) => widthOf(part, style)),
    draw(line, x, width, style, place) {
      const free = width - widthOf(line, style);
      const shift = place === undefined ? 0 : place === 'right' ? free : free / 2;
      paper.font(style.font).fontSize(style.size).fillColor(style.colour);
      paper.text(line, x + shift, sheet.y, { lineBreak: false });
    },
    async finish() {
      for (let page = 0; page < pages; page += 1) {
        paper.switchToPage(page);
        sheet.y = FOOT_TOP;
        const [line = ''] = sheet.lines(foot, TEXT_WIDTH - 100, STYLES.foot);
        sheet.draw(line, PAGE.margin, TEXT_WIDTH, STYLES.foot);
        sheet.draw(PDF_TEXTS.page(page + 1, pages), PAGE.margin, TEXT_WIDTH, STYLES.foot, 'right');
      }
      const ended = new Promise((resolve) => paper.on('end', resolve));
      paper.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
  beginPage();
  return sheet;
}

/** What stands for a character that the font has not, by the custom of Chinese print. */
const UNKNOWN = '〓';
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** Leaves of a text what can be drawn: no control signs, and a sign in the place of what the font has not. */
function readableBy(paper: PDFKit.PDFDocument): (text: string) => string {
  // pdfkit keeps the open font there and has no call that asks it.
  const { font } = (paper as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font;
  const isKnown = (letter: string) => letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  return (text) => {
    const plain = text.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(UNSEEN, '');
    return Array.from(plain, (letter) => (isKnown(letter) ? letter : UNKNOWN)).join('');
  };
}

function drawFrame(paper: PDFKit.PDFDocument): void {
  for (const [inset, width] of [
    [24, 2],
    [29, 0.5],
  ] as const) {
    paper.lineWidth(width).strokeColor('#8a6d3b');
    paper.rect(inset, inset, PAGE.width - 2 * inset, PAGE.height - 2 * inset).stroke();
  }
}

function drawWatermark(paper: PDFKit.PDFDocument, text: string): void {
  paper.save().fillOpacity(0.07).font('regular').fontSize(18).fillColor(INK);
  for (const y of [180, 420, 660]) {
    paper.save().rotate(-25, { origin: [PAGE.width / 2, y] });
    paper.text(text, PAGE.width / 2 - paper.widthOfString(text) / 2, y, { lineBreak: false });
    paper.restore();
  }
  paper.restore().fillOpacity(1);
}
