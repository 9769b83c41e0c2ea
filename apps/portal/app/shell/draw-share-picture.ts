import { color, fontFamily } from '@jianzhu/ui/tokens';
import { sharingTexts as texts } from './sharing-messages.ts';

/** Sides of the picture in px: as a phone shows it whole, twice as dense. */
export const SHARE_PICTURE = { width: 750, height: 1000, qrCode: 320 } as const;

const EDGE = 60;
const BAND = 120;
const TITLE = { size: 44, line: 64, most: 5 };
const SUMMARY = { size: 28, line: 44, most: 4 };
const SMALL = { size: 28, line: 40 };
const RIM = 2;

/** What a picture to share says. */
export interface SharedText {
  readonly platform: string;
  readonly title: string;
  readonly summary: string;
}

/**
 * Lines of at most a width, `most` of them; what is cut off ends with an ellipsis.
 *
 * @param widthOf of a text as it is drawn, in px
 */
export function linesOf(text: string, width: number, most: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const sign of text) {
    if (widthOf(line + sign) <= width) {
      line += sign;
      continue;
    }
    if (lines.length === most - 1) {
      while (line !== '' && widthOf(`${line}…`) > width) line = [...line].slice(0, -1).join('');
      return [...lines, `${line}…`];
    }
    lines.push(line);
    line = sign.trim();
  }
  return line === '' ? lines : [...lines, line];
}

/** Draws a page as a picture that is passed on in WeChat: platform, title, summary and the code of its address. */
export async function drawSharePicture(shared: SharedText, qrCode: HTMLCanvasElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SHARE_PICTURE.width;
  canvas.height = SHARE_PICTURE.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  const inner = SHARE_PICTURE.width - 2 * EDGE;
  let top = 0;
  const write = (
    text: string,
    { size, line, most = 1 }: typeof SMALL & { most?: number },
    ink: string,
    weight = 400,
  ) => {
    context.font = `${weight} ${size}px ${fontFamily}`;
    context.fillStyle = ink;
    context.textBaseline = 'middle';
    for (const part of linesOf(text, inner, most, (drawn) => context.measureText(drawn).width)) {
      context.fillText(part, EDGE, top + line / 2);
      top += line;
    }
  };

  context.fillStyle = color.sheet;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = color.brand.base;
  context.fillRect(0, 0, canvas.width, BAND);
  top = (BAND - SMALL.line) / 2;
  write(shared.platform, { ...SMALL, size: 32 }, color.sheet, 600);
  top = BAND + EDGE;
  write(shared.title, TITLE, color.ink, 600);
  top += EDGE / 3;
  write(shared.summary, SUMMARY, color.muted);
  top = canvas.height - EDGE - SHARE_PICTURE.qrCode;
  context.drawImage(
    qrCode,
    canvas.width - EDGE - SHARE_PICTURE.qrCode,
    top,
    SHARE_PICTURE.qrCode,
    SHARE_PICTURE.qrCode,
  );
  context.strokeStyle = color.line;
  context.lineWidth = RIM;
  context.strokeRect(RIM / 2, RIM / 2, canvas.width - RIM, canvas.height - RIM);
  top += SHARE_PICTURE.qrCode - SMALL.line;
  write(texts.scanToRead, SMALL, color.muted);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be written');
  return blob;
}
