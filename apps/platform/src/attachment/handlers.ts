import './tables.ts';
import type { attachment } from '@jianzhu/api-client/contract';
import { parseRecordId } from '../db/context.ts';
import { timeText } from '../db/time-text.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { ARCHIVE_PATH } from '../objects/object-keys.ts';
import type { ArchiveServices } from './archive-handler.ts';
import { claimArchive, findFiles } from './batch-archive.ts';
import { confirmFile } from './confirm-file.ts';
import { isClosed, refuseReading, whereReadable } from './readable-files.ts';
import { registerFile } from './register-file.ts';

/** Files of a business (specification sections 3 and 7). */
export function attachmentHandlers(services: ArchiveServices): ContextHandlers<typeof attachment> {
  const { database, store, links } = services;
  const sign = async (hostName: string, key: string, fileName: string) => ({
    url: await store.readAddress({ hostName, key, fileName }),
  });
  return {
    register: asBusiness(({ body }, { caller }) => registerFile(services, caller, body)),
    storage: asBusiness(async (_input, { hostName }) => store.address(hostName)),
    confirm: asBusiness(async ({ query }, { caller }) => {
      const id = parseRecordId(query.id);
      return id === undefined ? new Refusal('notFound') : confirmFile(services, caller, id);
    }),
    listByBusiness: asBusiness(async ({ query }, { caller }) => {
      const ownerId = parseRecordId(query.businessId);
      if (ownerId === undefined) return [];
      const { businessType } = query;
      if (businessType !== undefined && isClosed(caller, businessType)) return new Refusal('noPermission');
      const rows = await database.withSession(caller.session, (transaction) =>
        transaction
          .selectFrom('attachment')
          .selectAll()
          .where('owner_id', '=', ownerId)
          .where(whereReadable(caller))
          .where('confirm_time', 'is not', null)
          .$if(businessType !== undefined, (files) => files.where('owner_type', '=', businessType ?? ''))
          .orderBy('owner_place')
          .orderBy('id')
          .execute(),
      );
      return rows.map((row) => ({
        id: row.id,
        fileName: row.file_name,
        fileExt: row.file_ext,
        filePath: row.object_key,
        fileSize: Number(row.file_size),
        modifyStatus: 0 as const,
        createUserName: row.create_user_name,
        createTime: timeText(row.create_time),
        publishUserName: row.create_user_name,
      }));
    }),
    readAddress: asBusiness(async ({ query }, { caller, hostName }) => {
      const id = parseRecordId(query.resourceId);
      if (id === undefined) return new Refusal('notFound');
      const refused = await database.withSession(caller.session, (by) => refuseReading(by, caller, [id]));
      if (refused) return refused;
      const [row] = await database.withWorker((by) => findFiles(by, [id]));
      return row === undefined ? new Refusal('notFound') : sign(hostName, row.object_key, row.file_name);
    }),
    batchDownload: asBusiness(async ({ body }, { caller, hostName }) => {
      const ids = body.ids.flatMap((text) => parseRecordId(text) ?? []);
      if (ids.length < body.ids.length) return new Refusal('notFound');
      const claim = await claimArchive(database, caller, ids);
      if (claim instanceof Refusal) return claim;
      return { url: `${store.archiveOrigin(hostName)}${ARCHIVE_PATH}?token=${links.sign(claim)}` };
    }),
  };
}
