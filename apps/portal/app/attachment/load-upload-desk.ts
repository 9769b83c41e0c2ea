import { loadPart } from '../errors/load-part.ts';
import type { PortalClient } from '../portal-client.ts';
import type { UploadDesk } from './upload-desk.ts';

const desks = new WeakMap<PortalClient, Promise<UploadDesk>>();

/** The upload desk of a page, loaded by whoever needs it first; one that could not be opened is tried again. */
export function deskOf(client: PortalClient): Promise<UploadDesk> {
  const known = desks.get(client);
  if (known) return known;
  const opening = loadPart(() => import('./upload-desk.ts')).then(({ openUploadDesk }) => openUploadDesk(client));
  desks.set(client, opening);
  opening.catch(() => desks.delete(client));
  return opening;
}
