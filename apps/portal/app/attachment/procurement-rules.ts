import { PROCUREMENT_FILE_MAX_MB } from '@jianzhu/domain/inquiries';
import { MOST_DOCS, TENDER_DOC_MAX_MB } from '@jianzhu/domain/tenders';
import type { FileRules } from '@jianzhu/ui/attachments';
import { DEFAULT_ACCEPT } from '@jianzhu/upload';

const upTo = (maxCount: number): FileRules => ({
  extensions: DEFAULT_ACCEPT,
  maxCount,
  capMegabytes: PROCUREMENT_FILE_MAX_MB,
});

/** Files of procurement, by how many a record takes (domain rules 3, 4); made once, because widgets compare what they are given. */
export const procurementRules = {
  /** Inquiry, its notices, quotation, contract. */
  record: upTo(10),
  /** A line of an inquiry. */
  line: upTo(3),
  /** The approval that an award rests on. */
  award: upTo(5),
  /** The documents of a tender. */
  tender: { extensions: DEFAULT_ACCEPT, maxCount: MOST_DOCS, capMegabytes: TENDER_DOC_MAX_MB } satisfies FileRules,
  /** A question or an answer. */
  clarification: upTo(3),
} as const;
