import type { PermissionKey } from '@jianzhu/domain/member-center';
import { expect, it } from 'vitest';
import type { MaterialEntry } from './plan-materials.ts';
import { maySave } from './save-materials.ts';

const entry = (modifyStatus: MaterialEntry['modifyStatus']): MaterialEntry => ({
  kind: 'document',
  id: '1000000000000000001',
  modifyStatus,
});
const submit: PermissionKey = 'certification_submit';

it.each([
  ['adds files', [submit], [1], true],
  ['keeps and adds files without attachment_delete', [submit], [0, 1], true],
  ['deletes none without attachment_delete', [submit], [1, 3], false],
  ['deletes files with attachment_delete', [submit, 'attachment_delete'], [1, 3], true],
  ['does nothing with attachment_delete alone', ['attachment_delete'], [3], false],
] as const)('a member %s', (_, keys, statuses, may) => {
  expect(maySave(keys, statuses.map(entry))).toBe(may);
});
