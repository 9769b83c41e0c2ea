import { draft } from '@jianzhu/api-client/contract';
import { draftSchemas } from '@jianzhu/api-client/schemas';
import { formatDateTime } from '@jianzhu/domain';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { logUnlessShown } from '../api/log-unless-shown.ts';
import { type PortalClient, usePortalClient } from '../portal-client.ts';
import { deviceCopy } from './device-copy.ts';
import type { Values } from './form-state.ts';

const quietMs = 800;

/** What a member has left unsaved in a form: the fields that differ from the record, and the version of that. */
export interface Draft {
  readonly content: Values;
  readonly version: number;
  /** `YYYY-MM-DD HH:mm:ss` */
  readonly updateTime: string;
}

/** Whose draft it is: of a form, and of the record that it edits. */
export interface DraftTarget {
  readonly form: v.InferOutput<typeof draftSchemas.save.body>['form'];
  /** Missing: of a new record. */
  readonly recordId?: string | undefined;
}

/** The copy on this device, for when the platform cannot be reached. */
const localCopy = (client: PortalClient, { form, recordId = '' }: DraftTarget) =>
  deviceCopy(client, `draft-${form}-${recordId}`, {
    content: v.record(v.string(), v.unknown()),
    version: v.number(),
    updateTime: v.string(),
  });

async function draftCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ draft }, { draft: draftSchemas }, 'quiet').draft;
}

/** The copy on this device that an earlier visit has left. */
export function useLocalDraft({ form, recordId }: DraftTarget): Draft | null {
  const client = usePortalClient();
  const [local, setLocal] = useState<Draft | null>(null);
  useEffect(() => setLocal(localCopy(client, { form, recordId }).read()), [client, form, recordId]);
  return local;
}

interface Kept {
  readonly text: string;
  readonly at: string;
  readonly isHere: boolean;
}

/**
 * Keeps what stands in a form on the platform after a moment of quiet and whenever the page is hidden or left; on this
 * device where that fails.
 *
 * @param content what is to be kept; null while there is nothing
 */
export function useDraft(target: DraftTarget, version: number, content: Values | null) {
  const client = usePortalClient();
  const [kept, setKept] = useState<Kept | null>(null);
  const text = content === null ? null : JSON.stringify(content);
  // One after the other, so that a draft that is forgotten is not kept again by a late answer.
  const last = useRef(Promise.resolve());
  const waiting = useRef<(() => void) | null>(null);
  const { form, recordId } = target;

  useEffect(() => {
    if (text === null) {
      waiting.current = null;
      return;
    }
    const keep = () => {
      clearTimeout(timer);
      if (waiting.current !== keep) return;
      waiting.current = null;
      const parsed: Values = JSON.parse(text);
      last.current = last.current.then(async () => {
        const copy = localCopy(client, { form, recordId });
        const at = formatDateTime(Date.now());
        try {
          await (await draftCalls(client)).save({ body: { form, recordId, version, content: parsed } });
          copy.remove();
          setKept({ text, at, isHere: false });
        } catch {
          copy.write({ content: parsed, version, updateTime: at });
          setKept({ text, at, isHere: true });
        }
      });
    };
    waiting.current = keep;
    const timer = setTimeout(keep, quietMs);
    const onHide = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', keep);
    };
  }, [client, form, recordId, version, text]);

  // The page is left inside the site.
  useEffect(() => () => waiting.current?.(), []);

  return {
    kept: kept !== null && kept.text === text ? kept : null,
    /** Whether all that stands in the form is kept. */
    isKept: text === null || kept?.text === text,
    /** The form was saved, or nothing is wanted of what was kept. */
    async forget(): Promise<void> {
      waiting.current = null;
      await last.current;
      localCopy(client, target).remove();
      setKept(null);
      await (await draftCalls(client)).discard({ body: { form, recordId } }).catch(logUnlessShown);
    },
  };
}
