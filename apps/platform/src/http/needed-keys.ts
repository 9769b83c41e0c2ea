import type { CallPermission } from '@jianzhu/api-client';
import type { PermissionKey } from '@jianzhu/domain/member-center';

/** The keys of which one is needed. A save of a record that is there changes it, every other one adds. */
export function neededKeys(asked: CallPermission, body: unknown): readonly PermissionKey[] {
  if (typeof asked === 'string') return [asked];
  if (!('add' in asked)) return asked;
  const namesRecord = typeof body === 'object' && body !== null && 'id' in body && body.id !== undefined;
  return [namesRecord ? asked.edit : asked.add];
}
