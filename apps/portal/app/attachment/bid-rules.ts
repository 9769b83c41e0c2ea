import { BID_FILE_FORMS, BID_FILE_MAX_MB, MOST_BID_FILES } from '@jianzhu/domain/bids';
import type { FileRules } from '@jianzhu/ui/attachments';
import { DEFAULT_ACCEPT } from '@jianzhu/upload';

/** Files of bids (domain rules 5.6); made once, because widgets compare what they are given. */
export const bidRules: Readonly<Record<'part' | 'other', FileRules>> = {
  /** The technical or the commercial part. */
  part: { extensions: BID_FILE_FORMS, maxCount: MOST_BID_FILES, capMegabytes: BID_FILE_MAX_MB },
  other: { extensions: DEFAULT_ACCEPT, maxCount: MOST_BID_FILES, capMegabytes: BID_FILE_MAX_MB },
};
