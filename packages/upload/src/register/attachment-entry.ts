import { fileExtension } from '../file-extension.ts';
import type { Registration } from '../ports/register-api.ts';
import { countField, fieldsOf, textField } from './wire-fields.ts';

/** What has happened to an attachment since the record was saved; there is no 2 (specification section 3). */
export const MODIFY_STATUS = { unchanged: 0, added: 1, deleted: 3 } as const;

export type ModifyStatus = (typeof MODIFY_STATUS)[keyof typeof MODIFY_STATUS];

/** Entry of an attachment list, with the field names of specification section 3. */
export interface AttachmentEntry {
  readonly id: string;
  readonly fileName: string;
  /** Without a dot. Some services name it `suffix`. */
  readonly fileExt: string;
  readonly suffix: string;
  readonly filePath: string;
  /** Bytes. */
  readonly fileSize: number;
  readonly modifyStatus: ModifyStatus;
  readonly createUserName: string;
  readonly createTime: string;
  readonly publishUserName: string;
}

/** Reads an entry. Fields that are missing are empty, further ones are left out; null when it has no id. */
export function parseAttachmentEntry(value: unknown): AttachmentEntry | null {
  const fields = fieldsOf(value);
  const text = (name: string) => textField(fields[name]);
  const id = text('id');
  if (id === '') return null;
  const fileName = text('fileName');
  const extension = text('fileExt') || text('suffix') || fileExtension(fileName);
  return {
    id,
    fileName,
    fileExt: extension,
    suffix: extension,
    filePath: text('filePath'),
    fileSize: countField(fields.fileSize),
    modifyStatus: statusOf(fields.modifyStatus),
    createUserName: text('createUserName'),
    createTime: text('createTime'),
    publishUserName: text('publishUserName'),
  };
}

const statusOf = (value: unknown): ModifyStatus =>
  Object.values(MODIFY_STATUS).find((status) => String(status) === String(value)) ?? MODIFY_STATUS.unchanged;

/** The entry of a file that was uploaded just now. */
export function addedAttachment(
  { resourceId, address }: Pick<Registration, 'resourceId' | 'address'>,
  file: { readonly name: string; readonly size: number },
): AttachmentEntry {
  const extension = fileExtension(file.name);
  return {
    id: resourceId,
    fileName: file.name,
    fileExt: extension,
    suffix: extension,
    filePath: address.key,
    fileSize: file.size,
    modifyStatus: MODIFY_STATUS.added,
    createUserName: '',
    createTime: '',
    publishUserName: '',
  };
}
