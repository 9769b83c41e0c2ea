import * as v from 'valibot';
import { count, optionalId, text } from '../wire-values.ts';

/** What has happened to an attachment since the record was saved. */
export const MODIFY_STATUS = { unchanged: 0, added: 1, deleted: 3 } as const;

/** Entry of an attachment list (specification 3). A service may name the extension `suffix`. */
export const attachmentEntrySchema = v.object({
  id: optionalId,
  fileName: text,
  fileExt: text,
  suffix: text,
  filePath: text,
  fileSize: count,
  modifyStatus: v.nullish(v.picklist(Object.values(MODIFY_STATUS)), MODIFY_STATUS.unchanged),
  createUserName: text,
  createTime: text,
  publishUserName: text,
});

export type AttachmentEntry = v.InferOutput<typeof attachmentEntrySchema>;
