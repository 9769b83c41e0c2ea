import '../attachment/tables.ts';
import { maskCitizenId } from '@jianzhu/domain';
import { checkCitizenId } from '@jianzhu/domain/forms';
import { refuseReading } from '../attachment/readable-files.ts';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { ObjectMissing, type ObjectStore } from '../objects/object-store.ts';
import type { DocumentKind, DocumentReader, ReadDocument } from '../ports/document-reader.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { sealRead } from './citizen-number.ts';

interface RecogniseServices {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly documents: DocumentReader;
  readonly keeper: KeyKeeper;
}

/** Pictures above are not read: the form takes none. */
const MOST_BYTES = 10 * 1024 * 1024;

const NOTHING = {
  ...{ realName: '', idCardMasked: '', idCardSealed: '', businessName: '', creditCode: '', legalName: '' },
  ...{ registeredCapital: '', establishDate: '', address: '', businessScope: '', beginDate: '', endDate: '' },
  isLongTerm: 0,
};

/**
 * Reads a picture that the caller may see. An identity number leaves the platform as its mask alone, and wrapped for the
 * form of whoever asked.
 */
export async function recognise(
  { database, store, documents, keeper }: RecogniseServices,
  caller: BusinessMember,
  { resourceId, kind }: { readonly resourceId: string; readonly kind: DocumentKind },
) {
  const id = parseRecordId(resourceId);
  if (id === undefined) return new Refusal('notFound');
  const file = await database.withSession(caller.session, async (transaction) => {
    const refused = await refuseReading(transaction, caller, [id]);
    if (refused) return refused;
    const found = await transaction
      .selectFrom('attachment')
      .select(['file_name', 'file_size', 'object_key'])
      .where('id', '=', id)
      .executeTakeFirst();
    return found ?? new Refusal('notFound');
  });
  if (file instanceof Refusal) return file;
  if (Number(file.file_size) > MOST_BYTES) return { isRead: false, ...NOTHING };
  try {
    const content = await contentOf(store, file.object_key);
    const read = await documents.read({ fileName: file.file_name, content }, kind);
    return read === null ? { isRead: false, ...NOTHING } : { isRead: true, ...(await toWire(keeper, caller, read)) };
  } catch (error) {
    if (error instanceof ObjectMissing) return new Refusal('notFound');
    throw error;
  }
}

async function contentOf(store: ObjectStore, key: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of store.read(key)) parts.push(part);
  return Buffer.concat(parts);
}

/** What was read badly is not handed on as a number: it could never be saved. */
async function toWire(
  keeper: KeyKeeper,
  { userId }: BusinessMember,
  { idCard = '', isLongTerm, ...read }: ReadDocument,
) {
  const number = checkCitizenId(idCard, Date.now()) === null ? idCard.toUpperCase() : '';
  return {
    ...{ ...NOTHING, ...read, isLongTerm: isLongTerm === true ? 1 : 0 },
    idCardMasked: maskCitizenId(number),
    idCardSealed: number === '' ? '' : await sealRead(keeper, number, userId),
  };
}
