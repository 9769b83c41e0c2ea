import { currentCompanyId } from '@jianzhu/domain';
import * as v from 'valibot';
import type { PortalClient } from '../portal-client.ts';
import { createBrowserStorage } from '../session/browser-storage.ts';

/**
 * What a member has not sent yet, on this device; read by the same person in the same company only.
 *
 * @param key names it on this device
 * @param entries its shape; a copy of another shape is dropped
 */
export function deviceCopy<Entries extends v.ObjectEntries>(client: PortalClient, key: string, entries: Entries) {
  const { user, userInfo } = client.session;
  const ownerId = `${userInfo?.id ?? ''}@${currentCompanyId(user)}`;
  const owned = v.object({ ownerId: v.string() });
  const content = v.object(entries);
  return {
    read(): v.InferOutput<typeof content> | null {
      const storage = createBrowserStorage();
      if (storage.readState(key, owned)?.ownerId !== ownerId) return null;
      return storage.readState(key, content);
    },
    write: (kept: v.InferOutput<typeof content>) => createBrowserStorage().writeState(key, { ownerId, ...kept }),
    remove: () => createBrowserStorage().remove(key),
  };
}
