import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { usePortalClient } from '../portal-client.ts';
import { createBrowserStorage } from '../session/browser-storage.ts';
import { isSame, type RecordSchema, readKept, type Values } from './form-state.ts';

const keptSchema = v.object({ ownerId: v.string(), content: v.record(v.string(), v.unknown()) });

interface Fields {
  readonly record: RecordSchema;
  readonly values: Values;
  readonly set: (changed: Values) => void;
}

/**
 * Keeps what stands in a form that everybody may fill in on this device, and fills it in again when the page comes
 * back: of the same person only. A form behind a login has `useDraft`.
 *
 * @param form names it on this device
 */
export function useDeviceDraft(form: string, { record, values, set }: Fields) {
  const { session } = usePortalClient();
  const ownerId = session.userInfo?.id ?? '';
  const key = `device-draft-${form}`;
  const begun = useRef(values);
  const isRead = useRef(false);

  useEffect(() => {
    if (!isRead.current) {
      isRead.current = true;
      const kept = createBrowserStorage().readState(key, keptSchema);
      if (kept?.ownerId === ownerId) set(readKept(record, kept.content));
      return;
    }
    const content = Object.fromEntries(
      Object.entries(values).filter(([name, value]) => !isSame(begun.current[name], value)),
    );
    if (Object.keys(content).length === 0) createBrowserStorage().remove(key);
    else createBrowserStorage().writeState(key, { ownerId, content });
  }, [key, ownerId, record, values, set]);

  return {
    /** The form was sent: nothing of it stays here. */
    clear: () => createBrowserStorage().remove(key),
  };
}
