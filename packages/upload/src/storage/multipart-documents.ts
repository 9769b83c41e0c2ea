import type { PartPage, StoredPart } from '../ports/storage.ts';
import { plainEtag } from './etag.ts';
import { escapeXml, xmlElements, xmlText } from './xml-scanner.ts';

/** A page of ListParts, null when the document is none. @param marker of this page */
export function partPage(xml: string, marker: number): PartPage | null {
  if (xmlElements(xml, 'ListPartsResult').length === 0) return null;
  const parts = xmlElements(xml, 'Part').map(
    (part): StoredPart => ({
      partNumber: Number(xmlText(part, 'PartNumber')),
      etag: plainEtag(xmlText(part, 'ETag') ?? ''),
      size: Number(xmlText(part, 'Size')),
    }),
  );
  const isTruncated = xmlText(xml, 'IsTruncated')?.toLowerCase() === 'true';
  const next = Number(xmlText(xml, 'NextPartNumberMarker') ?? parts.at(-1)?.partNumber ?? 0);
  // A marker that does not advance would be asked for without end.
  return { parts, nextMarker: isTruncated && next > marker ? next : null };
}

/** The body of CompleteMultipartUpload, with ETags as the storage wrote them. */
export function completeDocument(parts: readonly StoredPart[]): string {
  const entries = parts.map(
    ({ partNumber, etag }) => `<Part><PartNumber>${partNumber}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`,
  );
  return `<CompleteMultipartUpload>${entries.join('')}</CompleteMultipartUpload>`;
}
