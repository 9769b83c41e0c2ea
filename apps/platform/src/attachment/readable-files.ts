import { MATERIAL_KINDS, materialBusinessType, type PermissionKey } from '@jianzhu/domain/member-center';
import { type SqlBool, sql } from 'kysely';
import type { BusinessMember } from '../http/caller.ts';
import { permissionKeys } from '../member/permission-keys.ts';

/** What reading the files of a record takes, by the kind of record (decision 60). */
const READ_KEYS: ReadonlyMap<string, PermissionKey> = new Map(
  MATERIAL_KINDS.map((kind) => [materialBusinessType(kind), 'certification_view']),
);

/** A file of the reader's own business, as far as reading it depends on it. */
export interface OwnedFile {
  readonly owner_type: string;
  readonly create_user_id: string;
}

/**
 * Whether a member may read a file of the business: those who may read its record do, and a file without a record is
 * its uploader's alone. Files of messages are read through their chat (`chat/message-file.ts`).
 */
export function mayRead(caller: BusinessMember, { owner_type, create_user_id }: OwnedFile): boolean {
  const key = READ_KEYS.get(owner_type);
  return key === undefined ? create_user_id === caller.userId : permissionKeys(caller.acting).includes(key);
}

/** Narrows a query over attachments to those that {@link mayRead} lets the member read. */
export function whereReadable(caller: BusinessMember) {
  const kinds = [...READ_KEYS.keys()];
  const open = kinds.filter((kind) => !isClosed(caller, kind));
  return sql<SqlBool>`(case when owner_type = any(${kinds}::text[]) then owner_type = any(${open}::text[])
    else create_user_id = ${caller.userId} end)`;
}

/** Whether a member may read no file at all of such records. */
export function isClosed(caller: BusinessMember, ownerType: string): boolean {
  const key = READ_KEYS.get(ownerType);
  return key !== undefined && !permissionKeys(caller.acting).includes(key);
}
