import { SHOP_MESSAGES, SHOP_VIDEO_PATH, SHOP_VIDEOS } from '@jianzhu/domain/shops';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type ShownAs, showUpload } from '../attachment/show-upload.ts';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import type { ObjectStore } from '../objects/object-store.ts';

/** To whom the file of a shop's video belongs. */
export const SHOP_VIDEO_OWNER = 'shop_video';

/** How long an address of a video is good, in seconds: as long as one is watched with pauses. */
const VIDEO_SECONDS = 7200;
/** Browsers ask anew before the address that they were led to ends. */
const CACHE = 'public, max-age=3600';

const VIDEO: ShownAs = {
  ...{ ownerType: SHOP_VIDEO_OWNER, path: SHOP_VIDEO_PATH, unfit: SHOP_MESSAGES.notVideo },
  ...{ extensions: SHOP_VIDEOS.extensions, maxMegabytes: SHOP_VIDEOS.maxMegabytes },
};

/** Shows a video that the caller has uploaded to everybody. In her session. @returns where it is read */
export const showVideo = (transaction: Transaction, caller: BusinessMember, resourceId: string) =>
  showUpload(transaction, caller, resourceId, VIDEO);

/** Leads from the address of a shop's video to where it lies: players ask for its parts there. */
export function serveShopVideos(
  app: FastifyInstance,
  database: Database,
  store: Pick<ObjectStore, 'readAddress'>,
): void {
  app.get<{ Params: { file: string } }>(`${SHOP_VIDEO_PATH}/:file`, async (request, reply) => {
    const [name = '', ext = '', ...more] = request.params.file.split('.');
    const id = more.length === 0 ? parseRecordId(name) : undefined;
    if (id === undefined) return reply.callNotFound();
    const { rows } = await database.withSession({}, (transaction) =>
      sql<{ object_key: string; file_ext: string; file_name: string }>`select * from app.shop_video(${id})`.execute(
        transaction,
      ),
    );
    const [file] = rows;
    if (file?.file_ext !== ext) return reply.callNotFound();
    const [hostName = ''] = request.hostname.split(':', 1);
    const address = await store.readAddress({
      ...{ key: file.object_key, fileName: file.file_name, hostName, seconds: VIDEO_SECONDS },
    });
    return reply.header('Cache-Control', CACHE).redirect(address, 302);
  });
}
