import { color, fontFamily } from '@jianzhu/ui/tokens';
import { linesOf } from '../../shell/draw-share-picture.ts';

/** Sides of the picture in px: a sheet of A4 on its side, and the code that leads to the page. */
export const CERTIFICATE_PICTURE = { width: 1600, height: 1132, qrCode: 208 } as const;

const { width: WIDTH, height: HEIGHT, qrCode: CODE } = CERTIFICATE_PICTURE;
const EDGE = 120;
const RIM = { width: 4, inset: 40 };
const TITLE = { size: 64, top: 168 };
const NOTE = { size: 28, top: 232 };
const FACTS = { size: 30, line: 46, gap: 10, top: 290, terms: 320, most: 3 };
const MARK = { size: 32, across: 400, down: 180, angle: -Math.PI / 8 };

/** A certificate as its page draws it. */
export interface DrawnCertificate {
  readonly title: string;
  readonly note: string;
  /** All over the picture, so that nobody takes it for the paper. */
  readonly mark: string;
  readonly facts: readonly { readonly term: string; readonly value: string }[];
}

/** Draws a certificate with its mark and the code of its page, as PNG. */
export async function drawCertificate(certificate: DrawnCertificate, qrCode: HTMLCanvasElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  const pen = (size: number, ink: string, align: CanvasTextAlign, weight = 400) => {
    context.font = `${weight} ${size}px ${fontFamily}`;
    context.fillStyle = ink;
    context.textAlign = align;
    context.textBaseline = 'middle';
  };
  context.fillStyle = color.sheet;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.strokeStyle = color.brand.line;
  context.lineWidth = RIM.width;
  context.strokeRect(RIM.inset, RIM.inset, WIDTH - 2 * RIM.inset, HEIGHT - 2 * RIM.inset);
  pen(TITLE.size, color.ink, 'center', 600);
  context.fillText(certificate.title, WIDTH / 2, TITLE.top);
  pen(NOTE.size, color.muted, 'center');
  context.fillText(certificate.note, WIDTH / 2, NOTE.top);

  const left = EDGE + FACTS.terms;
  // The code stands beside the last facts.
  const room = WIDTH - left - EDGE - CODE;
  let top = FACTS.top;
  for (const { term, value } of certificate.facts) {
    pen(FACTS.size, color.muted, 'left');
    context.fillText(term, EDGE, top + FACTS.line / 2);
    pen(FACTS.size, color.ink, 'left');
    for (const line of linesOf(value, room, FACTS.most, (text) => context.measureText(text).width)) {
      context.fillText(line, left, top + FACTS.line / 2);
      top += FACTS.line;
    }
    top += FACTS.gap;
  }

  pen(MARK.size, color.line, 'center');
  context.save();
  context.rotate(MARK.angle);
  for (let down = 0; down < 2 * HEIGHT; down += MARK.down) {
    for (let across = -HEIGHT; across < WIDTH; across += MARK.across) context.fillText(certificate.mark, across, down);
  }
  context.restore();
  context.drawImage(qrCode, WIDTH - EDGE - CODE, HEIGHT - EDGE - CODE, CODE, CODE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be written');
  return blob;
}
