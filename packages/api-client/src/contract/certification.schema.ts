import { MATERIAL_KINDS } from '@jianzhu/domain/member-center';
import * as v from 'valibot';
import { recordId } from './fields.schema.ts';

/** As many entries as a list may have, deleted ones included. */
const mostEntries = 300;

const reviewed = v.object({
  /** 0 待提交, 1 审核中, 2 审核通过, 3 审核驳回. */
  status: v.number(),
  /** Why it was rejected; '' otherwise. */
  reason: v.string(),
  /** 单号; '' before the first submission. */
  code: v.string(),
  submitTime: v.string(),
  decideTime: v.string(),
  version: v.number(),
  /** Of submit and withdraw, what this member may do now. */
  allowedActions: v.array(v.string()),
});

/** The version that the member saw; 0 before the first submission. */
const seenVersion = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(0)) });

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
  review: { data: reviewed },
  submit: { body: seenVersion, data: reviewed },
  withdraw: { body: seenVersion, data: reviewed },
};
