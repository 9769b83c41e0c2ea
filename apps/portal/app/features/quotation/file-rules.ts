import { PROCUREMENT_FILE_MAX_MB } from '@jianzhu/domain/inquiries';
import type { FileRules } from '@jianzhu/ui/attachments';
import { DEFAULT_ACCEPT } from '@jianzhu/upload';

/** What may be attached to a quotation; made once, because widgets compare what they are given. */
export const quotationFileRules: FileRules = {
  extensions: DEFAULT_ACCEPT,
  maxCount: 10,
  capMegabytes: PROCUREMENT_FILE_MAX_MB,
};
