import type { FastifyInstance } from 'fastify';
import { parseRecordId, type RecordId } from '../db/context.ts';
import type { ObjectStore } from './object-store.ts';
import '../http/client-address.ts';
import { addressKey } from '../http/address-key.ts';
import { TokenBuckets } from '../http/token-bucket.ts';
import { createPictureSizer, sizeAsked } from './sized-pictures.ts';

/** Pictures that everybody may read, by the ending of their names. */
export const PICTURE_TYPES: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
]);
/** Of one address; a page of a list shows a hundred at once. */
const READS = { burst: 600, perSecond: 100 };
/** An id never gets another picture. */
const CACHE = 'public, max-age=86400, immutable';

export interface PictureFile {
  readonly object_key: string;
  readonly file_ext: string;
}

/** All of an object that is small enough to be held. */
export async function readWhole(store: Pick<ObjectStore, 'read'>, key: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of store.read(key)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Answers `<path>/<id>.<ext>` with the picture itself, to everybody, and 304 to whoever has it; with `?w=` at most about so
 * many px wide, in the smallest format that the browser reads.
 */
export function servePictures(
  app: FastifyInstance,
  path: string,
  find: (id: RecordId) => Promise<PictureFile | undefined>,
  store: Pick<ObjectStore, 'read'>,
): void {
  const sizer = createPictureSizer();
  const reads = new TokenBuckets(READS);
  app.get<{ Params: { file: string }; Querystring: { w?: string | string[] } }>(
    `${path}/:file`,
    async ({ params, query, headers, clientAddress }, reply) => {
      const wait = reads.take(addressKey(clientAddress), performance.now());
      if (wait > 0)
        return reply
          .status(429)
          .header('Retry-After', String(Math.ceil(wait)))
          .send();
      const [name = '', ext = '', ...more] = params.file.split('.');
      const id = more.length === 0 ? parseRecordId(name) : undefined;
      const type = PICTURE_TYPES.get(ext);
      if (id === undefined || type === undefined) return reply.callNotFound();
      const file = await find(id);
      if (file?.file_ext !== ext) return reply.callNotFound();
      const width = typeof query.w === 'string' ? query.w : undefined;
      const size = sizeAsked({ width, accept: headers.accept });
      const mark = size ? `"${id}-${size.width}-${size.format}"` : `"${id}"`;
      void reply.headers({ 'Cache-Control': CACHE, ETag: mark, Vary: 'Origin, Accept' });
      const known = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
      if (known.includes(mark)) return reply.status(304).send();
      const original = () => readWhole(store, file.object_key);
      const sent = (size && (await sizer.sized(id, size, addressKey(clientAddress), original))) ?? {
        type,
        content: await original(),
      };
      return reply
        .headers({ 'Content-Type': sent.type, 'Content-Security-Policy': "default-src 'none'; sandbox" })
        .send(sent.content);
    },
  );
}
