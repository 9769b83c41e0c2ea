import '../attachment/tables.ts';
import type { ProductFields } from '@jianzhu/domain/products';
import type { Database } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { ObjectStore } from '../objects/object-store.ts';

/** How long the address of a film is good, in seconds: it is looked at while it loads. */
const FILM_SECONDS = 7200;

interface Reading {
  readonly database: Database;
  readonly store: Pick<ObjectStore, 'readAddress'>;
  /** Name of the host that the browser reached us by. */
  readonly hostName: string;
}

type WithFiles = Pick<ProductFields, 'video' | 'certificates'>;

/**
 * A signed address of a film or a certificate of a product.
 *
 * @param versions of the product that the caller may see: a file that none of them names is not there
 */
export async function fileAddress(
  { database, store, hostName }: Reading,
  versions: readonly WithFiles[],
  fileId: string,
): Promise<{ readonly url: string } | Refusal> {
  const films = versions.flatMap(({ video }) => video.map(({ id }) => id));
  const papers = versions.flatMap(({ certificates }) => certificates.map(({ id }) => id));
  if (!films.includes(fileId) && !papers.includes(fileId)) return new Refusal('notFound');
  const file = await database.withWorker((transaction) =>
    transaction
      .selectFrom('attachment')
      .select(['object_key', 'file_name'])
      .where('id', '=', fileId)
      .where('confirm_time', 'is not', null)
      .executeTakeFirst(),
  );
  if (file === undefined) return new Refusal('notFound');
  const seconds = films.includes(fileId) ? { seconds: FILM_SECONDS } : {};
  return { url: await store.readAddress({ key: file.object_key, fileName: file.file_name, hostName, ...seconds }) };
}
