import { CERTIFICATE_FILES } from './certificate-files.ts';

/** What files of one kind of material must be. */
export interface MaterialRules {
  readonly label: string;
  /** Lower case, without dots; null is the default list of the upload widget. */
  readonly extensions: readonly string[] | null;
  readonly maxCount: number;
  /** Files of so many megabytes and more are refused. */
  readonly capMegabytes: number;
}

/**
 * The files that a business hands in for its certification, by kind: size and count of the upload widget's variants
 * (specification section 5).
 */
export const CERTIFICATION_MATERIALS = {
  document: { label: '认证附件', extensions: null, maxCount: 99, capMegabytes: 500 },
  certificate: { label: '证书图片', maxCount: 6, ...CERTIFICATE_FILES.pictures },
  licence: { label: '营业执照', maxCount: 1, ...CERTIFICATE_FILES.papers },
  video: { label: '认证视频', maxCount: 1, ...CERTIFICATE_FILES.videos },
} as const satisfies Readonly<Record<string, MaterialRules>>;

export type MaterialKind = keyof typeof CERTIFICATION_MATERIALS;

/** Every kind, in the order of the page. */
// Object.keys of an object literal gives exactly its keys.
export const MATERIAL_KINDS = Object.keys(CERTIFICATION_MATERIALS) as readonly MaterialKind[];

/** The `businessType` under which the attachments of a kind are listed. */
export function materialBusinessType(kind: MaterialKind): string {
  return `certification_${kind}`;
}
