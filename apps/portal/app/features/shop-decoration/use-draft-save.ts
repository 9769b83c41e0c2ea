import { type ApiError, BusinessError, isApiError } from '@jianzhu/api-client';
import { BUSINESS_CODES, formatDateTime } from '@jianzhu/domain';
import { AUTOSAVE_SECONDS, type PageSchema } from '@jianzhu/domain/shops';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type PortalClient, usePortalClient } from '../../portal-client.ts';
import { type DraftData, type OwnPage, type Standing, shopCalls, standingOf } from './decoration-calls.ts';
import { decorationTexts as texts } from './messages.ts';

export interface DraftSave {
  /** Whether and when all that stands there was saved; null while there is nothing to say. */
  readonly note: string | null;
  readonly isSaved: boolean;
  /** Others have saved since: nothing is saved any more before it is said what counts. */
  readonly isConflict: boolean;
  readonly standing: Standing;
  /**
   * Saves what is not saved yet.
   *
   * @param isFirst saves a page that nobody has changed yet as well, so that there is one to publish
   * @returns why not all of it is saved now; null once it is
   */
  flush(isFirst?: boolean): Promise<ApiError | null>;
  /** 覆盖保存: what stands here takes the place of what the others have saved. */
  overwrite(): Promise<ApiError | null>;
  /** 载入最新: the page as the others have saved it. */
  loadLatest(): Promise<OwnPage>;
  /** The platform has put this in place of the draft. */
  adopt(data: DraftData): void;
  /** An act has changed where the page stands. */
  stand(standing: Standing): void;
  /** The version that the next act has seen. */
  version(): number;
}

interface Kept {
  readonly text: string;
  readonly at: string | null;
  /** Counts the attempts, so that one that failed is followed by another. */
  readonly tries: number;
  readonly trouble: 'failed' | 'conflict' | null;
}

const isConflictError = (error: unknown): boolean =>
  error instanceof BusinessError && error.code === BUSINESS_CODES.versionConflict.code;

async function send(client: PortalClient, terminal: Standing['terminal'], version: number, schema: PageSchema) {
  return (await shopCalls(client)).save({ body: { terminal, version, schema } });
}

/**
 * Keeps the draft: half a minute after the first change, when the page is hidden, and when asked (domain rules 14.3).
 * One save after the other, each of what stands there then.
 *
 * @param onSaved told of what the blocks show now
 */
export function useDraftSave(
  page: OwnPage,
  schema: PageSchema,
  isOn: boolean,
  onSaved: (saved: DraftData) => void,
  onRefused: (error: ApiError) => void,
): DraftSave {
  const client = usePortalClient();
  const { terminal } = page;
  const text = useMemo(() => JSON.stringify(schema), [schema]);
  const [kept, setKept] = useState<Kept>(() => ({ text, at: null, tries: 0, trouble: null }));
  const [standing, setStanding] = useState<Standing>(() => standingOf(page));
  const now = useRef({ schema, text, keptText: kept.text, version: page.version, isOn, onSaved, onRefused });
  Object.assign(now.current, { schema, text, isOn, onSaved, onRefused });
  const last = useRef<Promise<ApiError | null>>(Promise.resolve(null));

  const keep = useCallback((saved: string, data: Standing) => {
    now.current.keptText = saved;
    now.current.version = data.version;
    setStanding(standingOf(data));
    setKept(({ tries }) => ({ text: saved, at: formatDateTime(Date.now()), tries: tries + 1, trouble: null }));
  }, []);

  const flush = useCallback(
    (isFirst = false): Promise<ApiError | null> => {
      last.current = last.current.then(async () => {
        const { schema: sent, text: sentText, keptText, version } = now.current;
        // Who may not change it has nothing to save.
        if (!now.current.isOn || (sentText === keptText && !(isFirst && version === 0))) return null;
        try {
          const saved = await send(client, terminal, version, sent);
          keep(sentText, saved);
          now.current.onSaved(saved);
          return null;
        } catch (error) {
          if (!isApiError(error)) throw error;
          const trouble = isConflictError(error) ? 'conflict' : 'failed';
          setKept((before) => ({ ...before, trouble, tries: before.tries + 1 }));
          if (error instanceof BusinessError && trouble === 'failed') now.current.onRefused(error);
          return error;
        }
      });
      return last.current;
    },
    [client, terminal, keep],
  );

  const isSaved = text === kept.text;
  const mayDo = isOn && kept.trouble !== 'conflict';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins the time anew
  useEffect(() => {
    if (!mayDo || isSaved) return;
    const timer = setTimeout(() => void flush(), AUTOSAVE_SECONDS * 1000);
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
  }, [mayDo, isSaved, kept.tries, flush]);

  const latest = async () => (await shopCalls(client)).page({ query: { terminal } });

  return {
    note: noteOf(kept, isSaved),
    ...{ isSaved, standing, flush },
    isConflict: kept.trouble === 'conflict',
    async overwrite() {
      now.current.version = (await latest()).version;
      setKept((before) => ({ ...before, trouble: null }));
      return flush();
    },
    async loadLatest() {
      const found = await latest();
      keep(JSON.stringify(found.schema), found);
      return found;
    },
    adopt: (data) => keep(JSON.stringify(data.schema), data),
    stand(data) {
      now.current.version = data.version;
      setStanding(standingOf(data));
    },
    version: () => now.current.version,
  };
}

function noteOf({ trouble, at }: Kept, isSaved: boolean): string | null {
  if (trouble === 'failed') return texts.saveFailed;
  if (!isSaved) return texts.unsaved;
  return at === null ? null : texts.savedAt(at.slice(11, 16));
}
