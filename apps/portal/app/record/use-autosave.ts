import { BusinessError, isApiError } from '@jianzhu/api-client';
import { BUSINESS_CODES, formatDateTime } from '@jianzhu/domain';
import { type AttachmentEntry, MODIFY_STATUS } from '@jianzhu/upload';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { recordTexts as texts } from './messages.ts';

/** Of quiet before what was changed is saved; a member may leave at any moment. */
const quietMs = 3000;

export interface Autosave {
  /** Whether and when all that stands in the form was saved; null while there is nothing to say. */
  readonly note: string | null;
  readonly isSaved: boolean;
  /** Others have changed the record: nothing is saved any more until the page is loaded anew. */
  readonly isConflict: boolean;
  /**
   * Saves what is not saved yet.
   *
   * @returns whether all of it is saved now
   */
  flush(): Promise<boolean>;
  /** The platform has something else by now: what stands there is a change of it, whatever was saved before. */
  forget(): void;
}

export interface AutosaveOptions {
  /** What would be saved, as text; another text is a change. */
  readonly content: string;
  /** Saves what stands there now; knows id and version by itself. */
  readonly save: () => Promise<void>;
  readonly isOn: boolean;
  /** What of it the platform has at the beginning; null for a new one, which is saved as soon as it is asked. */
  readonly kept?: string | null | undefined;
  readonly onRefused?: (error: BusinessError) => void;
}

/** What of the files of a form is a change: which they are, and in which order. */
export const fileIds = (files: readonly AttachmentEntry[]): readonly string[] =>
  files.filter(({ modifyStatus }) => modifyStatus !== MODIFY_STATUS.deleted).map(({ id }) => id);

/**
 * Keeps a draft that is a record of the platform: after a moment of quiet, when the page is hidden, and when asked. One
 * save after the other, each of what stands there then.
 */
export function useAutosave({ content, save, isOn, kept = content, onRefused }: AutosaveOptions): Autosave {
  const [saved, setSaved] = useState<{ readonly content: string; readonly at: string | null }>({
    content: kept ?? content,
    at: null,
  });
  const [trouble, setTrouble] = useState<'failed' | 'conflict' | null>(null);
  const newest = useRef({ content, save, onRefused, saved: kept });
  newest.current.content = content;
  newest.current.save = save;
  newest.current.onRefused = onRefused;
  const last = useRef<Promise<boolean>>(Promise.resolve(true));
  const isConflict = trouble === 'conflict';
  const mayDo = isOn && !isConflict;

  const flush = useCallback((): Promise<boolean> => {
    last.current = last.current.then(async () => {
      const { content: now, save: send, saved: before } = newest.current;
      if (now === before) return true;
      try {
        await send();
        newest.current.saved = now;
        // At once: whoever leaves when this is done is not asked about what is saved.
        flushSync(() => setSaved({ content: now, at: formatDateTime(Date.now()) }));
        setTrouble(null);
        return true;
      } catch (error) {
        if (!isApiError(error)) throw error;
        const isOthers = error instanceof BusinessError && error.code === BUSINESS_CODES.versionConflict.code;
        setTrouble(isOthers ? 'conflict' : 'failed');
        if (error instanceof BusinessError) newest.current.onRefused?.(error);
        return false;
      }
    });
    return last.current;
  }, []);

  useEffect(() => {
    if (!mayDo || content === saved.content) return;
    const timer = setTimeout(() => void flush(), quietMs);
    const onHide = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    const onOnline = () => void flush();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('online', onOnline);
    };
  }, [content, saved.content, flush, mayDo]);

  function noteOf(): string | null {
    if (trouble !== null) return trouble === 'conflict' ? BUSINESS_CODES.versionConflict.msg : texts.autosaveFailed;
    return saved.at === null || saved.content !== content ? null : texts.draftKept(saved.at.slice(11, 16));
  }

  function forget(): void {
    newest.current.saved = null;
    setTrouble(null);
  }

  return { note: noteOf(), isSaved: saved.content === content, isConflict, flush, forget };
}
