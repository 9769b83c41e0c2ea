import './tables.ts';
import type { operator } from '@jianzhu/api-client/contract';
import { PUBLISHED_FILES } from '@jianzhu/domain/written';
import { presignUrl } from '@jianzhu/upload/endpoint';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { settleChecked } from '../attachment/confirm-file.ts';
import { noteGrant, noteSettled } from '../attachment/upload-grants.ts';
import { parseRecordId, type RecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { asOperator, type ContextHandlers } from '../http/handler.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { uploadKey } from '../objects/object-keys.ts';
import { type ObjectStore, UPLOAD_SECONDS } from '../objects/object-store.ts';
import { type PictureFile, readWhole, servePictures } from '../objects/public-pictures.ts';
import { pictureSize } from '../objects/sized-pictures.ts';
import { nameAct } from './act.ts';
import { OPERATOR_MESSAGES } from './messages.ts';

/** Where everybody reads the pictures; the path of the content's own calls. */
const PICTURE_PATH = '/api/rs-cms-service/picture';
/** Stands for a business in the keys of the platform's own files; a number, as those of businesses are. */
const OWNER = '0';

type FileKind = keyof typeof PUBLISHED_FILES;

/** What kind of file a name is of. */
function kindOf(extension: string): FileKind | undefined {
  const kinds = Object.keys(PUBLISHED_FILES) as FileKind[];
  return kinds.find((kind) => PUBLISHED_FILES[kind].extensions.includes(extension));
}

/** Where everybody reads a picture; empty for other files. */
export const addressOf = (id: string, extension: string): string =>
  kindOf(extension) === 'picture' ? `${PICTURE_PATH}/${id}.${extension}` : '';

interface FileServices {
  readonly database: Database;
  readonly store: ObjectStore;
}

/** Files of public content: registered, sent to the storage, and looked at as those of members are. */
export function fileCalls({
  database,
  store,
}: FileServices): Pick<ContextHandlers<typeof operator>, 'registerFile' | 'confirmFile'> {
  return {
    registerFile: asOperator(async ({ body: { fileName, fileSize, hashcode } }, { caller, hostName }) => {
      const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
      const kind = kindOf(extension);
      if (kind === undefined) return refuseField('fileName', OPERATOR_MESSAGES.wrongFileType);
      const { maxBytes } = PUBLISHED_FILES[kind];
      if (fileSize > maxBytes) return refuseField('fileSize', OPERATOR_MESSAGES.fileTooLarge(maxBytes));
      const row = await database.withWorker(async (transaction) => {
        const { rows } = await sql<{ id: string }>`select app.next_id() as id`.execute(transaction);
        const id = rows[0]?.id ?? '';
        return transaction
          .insertInto('operator_file')
          .values({
            id,
            file_name: fileName,
            file_ext: extension,
            file_size: fileSize,
            file_md5: hashcode,
            object_key: uploadKey(OWNER, id, extension),
            operator_id: caller.operatorId,
          })
          .returning(['id', 'object_key'])
          .executeTakeFirstOrThrow();
      });
      await noteGrant(database, row.object_key, fileSize);
      const keys = await store.grantUpload({ key: row.object_key, maxBytes: fileSize });
      const url = await presignUrl({
        ...store.address(hostName),
        method: 'PUT',
        bucket: store.bucket,
        key: row.object_key,
        keys,
        time: Date.now(),
        expires: UPLOAD_SECONDS,
      });
      return { id: row.id, url };
    }),
    confirmFile: asOperator(async ({ body }, context) => {
      const id = parseRecordId(body.id);
      const row =
        id &&
        (await database.withWorker((transaction) =>
          transaction.selectFrom('operator_file').selectAll().where('id', '=', id).executeTakeFirst(),
        ));
      if (!row) return new Refusal('notFound');
      const answer = (key: string) => ({ id: row.id, key, address: addressOf(row.id, row.file_ext) });
      if (row.confirmed_at !== null) return answer(row.object_key);
      const settled = await settleChecked(store, row.object_key, row);
      if (settled instanceof Refusal) return settled;
      await noteSettled(database, row.object_key);
      const isPicture = kindOf(row.file_ext) === 'picture';
      const size = isPicture ? await pictureSize(await readWhole(store, settled)) : undefined;
      const kept = await database.withWorker(async (transaction) => {
        const changed = await transaction
          .updateTable('operator_file')
          .set({ object_key: settled, confirmed_at: sql<Date>`now()`, ...size })
          .where('id', '=', row.id)
          .where('confirmed_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        const record = { kind: 'operatorFile', id: row.id, name: row.file_name };
        if (changed) nameAct(context, { record });
        return changed;
      });
      await store.remove(kept ? row.object_key : settled);
      // The same call, repeated, was faster: what it has kept is as good.
      return kept ? answer(settled) : new Refusal('versionConflict');
    }),
  };
}

/** Answers the addresses of pictures that operators have uploaded. */
export function servePublishedPictures(app: FastifyInstance, { database, store }: FileServices): void {
  const find = async (id: RecordId) => {
    const { rows } = await database.withSession({}, (transaction) =>
      sql<PictureFile>`select * from app.published_picture(${id})`.execute(transaction),
    );
    return rows[0];
  };
  servePictures(app, PICTURE_PATH, find, store);
}
