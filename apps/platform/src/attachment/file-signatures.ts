/** Bytes at an offset that files of a type begin with. */
interface Signature {
  readonly at: number;
  readonly hex: string;
}

const begins = (hex: string): Signature => ({ at: 0, hex });

const OLE = begins('d0cf11e0a1b11ae1');
const ZIP = [begins('504b0304'), begins('504b0506'), begins('504b0708')];
/** Text with formatting, which Word also names `.doc`. */
const RTF = begins('7b5c727466');
/** Encrypted documents of the newer formats lie in the older container. */
const OFFICE = [...ZIP, OLE];
const MPEG_4 = { at: 4, hex: '66747970' };
const JPEG = begins('ffd8ff');

/** What a file must begin with, by its extension. Extensions without an entry have no format that could be told. */
const SIGNATURES: ReadonlyMap<string, readonly Signature[]> = new Map(
  Object.entries({
    '7z': [begins('377abcaf271c')],
    bmp: [begins('424d')],
    doc: [OLE, RTF, ...ZIP],
    docx: OFFICE,
    flv: [begins('464c56')],
    gif: [begins('474946383761'), begins('474946383961')],
    jpeg: [JPEG],
    jpg: [JPEG],
    m4v: [MPEG_4],
    mov: [MPEG_4, { at: 4, hex: '6d6f6f76' }, { at: 4, hex: '6d646174' }, { at: 4, hex: '77696465' }],
    mp3: [begins('494433'), begins('fffb'), begins('fff3'), begins('fff2'), begins('fffa')],
    mp4: [MPEG_4],
    pdf: [begins('255044462d')],
    png: [begins('89504e470d0a1a0a')],
    ppt: [OLE, ...ZIP],
    pptx: OFFICE,
    rar: [begins('526172211a07')],
    rmvb: [begins('2e524d46')],
    swf: [begins('465753'), begins('435753'), begins('5a5753')],
    tif: [begins('49492a00'), begins('4d4d002a'), begins('49492b00'), begins('4d4d002b')],
    tiff: [begins('49492a00'), begins('4d4d002a'), begins('49492b00'), begins('4d4d002b')],
    webp: [begins('52494646')],
    wma: [begins('3026b2758e66cf11')],
    xls: [OLE, ...ZIP],
    xlsx: OFFICE,
    zip: ZIP,
  }),
);

/** Programs, whatever their name says: Windows, Linux, macOS, scripts. */
const PROGRAMS = ['4d5a', '7f454c46', 'cffaedfe', 'cafebabe', '2321'].map(begins);

/** Text has no zero bytes, unless it is marked as UTF-16. */
const TEXTS: ReadonlySet<string> = new Set(['csv', 'svg', 'txt']);
const UTF_16 = [begins('fffe'), begins('feff')];

/** As many bytes as a check looks at. */
export const SIGNATURE_BYTES = 1024;

/** Whether content can be what its extension says. @param head its first bytes, up to {@link SIGNATURE_BYTES} */
export function fitsExtension(head: Uint8Array, extName: string): boolean {
  const bytes = Buffer.from(head);
  const has = ({ at, hex }: Signature) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
  if (TEXTS.has(extName)) return UTF_16.some(has) || !bytes.includes(0);
  const signatures = SIGNATURES.get(extName);
  return signatures === undefined ? !PROGRAMS.some(has) : signatures.some(has);
}
