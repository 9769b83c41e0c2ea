import decodeQR from 'qr/decode.js';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** Of a path in pdf.js: a step and how many numbers follow it. */
const STEPS = [2, 2, 6, 4, 0];
/** Pixels of a module; a reader needs more than one. */
const SCALE = 4;
const FREE = 4;

/** What the QR code on the first page of a PDF says, read back from its squares. @throws where there is none */
export async function readCode(file: Uint8Array): Promise<string> {
  const { OPS } = await getResolvedPDFJS();
  const page = await (await getDocumentProxy(file)).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const paths = argsArray.filter((_, at) => fnArray[at] === OPS.constructPath).map((args) => cornersOf(args[1][0]));
  const squares = paths.reduce((most, path) => (path.length > most.length ? path : most), []);
  const xs = squares.map(([x]) => x);
  const ys = squares.map(([, y]) => y);
  const left = Math.min(...xs);
  // In the page's own measure the next module lies as far as the nearest corner does.
  const module = Math.min(...xs.filter((x) => x > left + 0.01)) - left;
  const top = Math.min(...ys);
  const size = Math.round((Math.max(...xs) - left) / module) + 1;
  const side = (size + 2 * FREE) * SCALE;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [x, y] of squares) {
    const column = (Math.round((x - left) / module) + FREE) * SCALE;
    const row = (Math.round((y - top) / module) + FREE) * SCALE;
    for (let pixel = 0; pixel < SCALE * SCALE; pixel += 1) {
      const place = ((row + Math.floor(pixel / SCALE)) * side + column + (pixel % SCALE)) * 4;
      data.fill(0, place, place + 3);
    }
  }
  return decodeQR({ width: side, height: side, data });
}

/** The corner at which each square of a path begins. */
function cornersOf(path: ArrayLike<number>): readonly (readonly [number, number])[] {
  const corners: [number, number][] = [];
  for (let at = 0; at < path.length; ) {
    const step = path[at] ?? 0;
    if (step === 0) corners.push([path[at + 1] ?? 0, path[at + 2] ?? 0]);
    at += 1 + (STEPS[step] ?? 0);
  }
  return corners;
}
