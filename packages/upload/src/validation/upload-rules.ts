/** Extensions accepted unless a widget names its own (specification section 5; written as they are there). */
export const DEFAULT_ACCEPT = [
  'doc',
  'docx',
  'pdf',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'txt',
  'jpg',
  'jpeg',
  'png',
  'tif',
  'swf',
  'mpb',
  'zip',
  'rar',
  '7z',
  'apz',
  'flv',
  'rmvb',
  'mp4',
  'mvb',
  'wma',
  'mp3',
] as const;

/** What a widget takes. */
export interface UploadRules {
  /** Extensions without a dot, in any case; they replace the default list. */
  readonly accept: readonly string[];
  /** Size in MB from which a file is refused; null for no cap below 4 GB. */
  readonly capMB: number | null;
  /** How many files may be in the list. */
  readonly maxCount: number;
}

const defaults: UploadRules = { accept: DEFAULT_ACCEPT, capMB: 10, maxCount: 500 };

/** The variants of the widget (specification section 5). */
export const UPLOAD_VARIANTS = {
  default: defaults,
  oneMegabyte: { ...defaults, capMB: 1 },
  fiveHundredMegabytes: { ...defaults, capMB: 500 },
  single: { ...defaults, maxCount: 1 },
  fileLimit: { ...defaults, maxCount: 99 },
} as const satisfies Readonly<Record<string, UploadRules>>;

export type UploadVariant = keyof typeof UPLOAD_VARIANTS;
