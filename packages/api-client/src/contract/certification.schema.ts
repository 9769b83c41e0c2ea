import { MATERIAL_KINDS } from '@jianzhu/domain/member-center';
import * as v from 'valibot';
import { recordId } from './fields.schema.ts';

/** As many entries as a list may have, deleted ones included. */
const mostEntries = 300;

export const certificationSchemas = {
  saveMaterials: {
    body: v.object({
      /** The lists as they were edited, in the order in which they are shown. */
      materials: v.pipe(
        v.array(
          v.object({
            kind: v.picklist(MATERIAL_KINDS, '材料类型不正确'),
            /** Of the attachment, that is the `resourceId` of its upload. */
            id: recordId,
            /** 0 unchanged, 1 added, 3 deleted. */
            modifyStatus: v.picklist([0, 1, 3], '附件状态不正确'),
          }),
        ),
        v.maxLength(mostEntries, `一次最多保存${mostEntries}个附件`),
      ),
    }),
    data: v.null(),
  },
};
