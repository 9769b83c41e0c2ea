import type { PlatformSettings } from '../env.ts';
import type { Log } from '../http/log.ts';
import { createBaiduDocuments } from './baidu-documents.ts';
import type { DocumentReader } from './document-reader.ts';
import { sideCarReader } from './side-car-reader.ts';

const noReader: DocumentReader = { read: async () => null };

/**
 * The recognition service that is configured, which reads nothing while it fails; else what the pictures of a
 * demonstration carry; else nothing, and forms are filled in by hand.
 */
export function chooseDocumentReader({ ocr, demo }: Pick<PlatformSettings, 'ocr' | 'demo'>, log: Log): DocumentReader {
  if (ocr === undefined) return demo ? sideCarReader : noReader;
  const service = createBaiduDocuments(ocr);
  return {
    async read(picture, kind) {
      try {
        return await service.read(picture, kind);
      } catch (error) {
        log.warn({ err: error }, 'the recognition service did not answer; the form is filled in by hand');
        return null;
      }
    },
  };
}
