import { idSchema } from '@jianzhu/domain';
import { PERMISSION_KEYS } from '@jianzhu/domain/member-center';
import { type RoleFields, roleLimitRecord, roleRecord } from '@jianzhu/domain/roles';
import * as v from 'valibot';
import { byId, recordId } from './fields.schema.ts';
import { recordEntries, savedRecord, seenRecord } from './record.schema.ts';

const row = v.object({
  ...recordEntries,
  name: v.string(),
  description: v.string(),
  /** See `DATA_SCOPES`. */
  dataScope: v.number(),
  /** Up to which amount its holders approve, in fen; null: any. */
  approvalLimit: v.nullable(v.number()),
  /** Part of the program: neither changed nor deleted. */
  isSystem: v.boolean(),
  /** Members who have it, disabled ones included. */
  memberCount: v.number(),
});

const detail = v.object({
  ...row.entries,
  permissionKeys: v.array(v.picklist(PERMISSION_KEYS)),
  /** Who has it, the first 100. */
  members: v.array(v.object({ userId: idSchema, name: v.string(), department: v.string(), isDisabled: v.boolean() })),
  /** The member who asks has it herself, and so does not change it. */
  isOwn: v.boolean(),
});

export const roleSchemas = {
  list: { data: v.array(row) },
  detail: { query: byId, data: detail },
  save: { body: savedRecord<RoleFields>(roleRecord), data: detail },
  copy: { body: v.object({ id: recordId }), data: detail },
  limit: {
    body: v.object({
      id: recordId,
      ...roleLimitRecord.entries,
      /** What whoever sets it has seen. */
      previous: v.nullable(v.pipe(v.number(), v.integer())),
    }),
    data: detail,
  },
  delete: { body: seenRecord, data: v.null() },
  permissionTree: {
    data: v.array(
      v.object({
        name: v.string(),
        children: v.array(
          v.object({
            key: v.picklist(PERMISSION_KEYS),
            label: v.string(),
            /** The key that comes with it; '' where none does. */
            needs: v.string(),
            isGrantable: v.boolean(),
          }),
        ),
      }),
    ),
  },
};
