import { BusinessError, type FieldError, isApiError } from '@jianzhu/api-client';
import { ownShopSchemas } from '@jianzhu/api-client/schemas';
import { BUSINESS_CODES } from '@jianzhu/domain';
import { useState } from 'react';
import * as v from 'valibot';
import { usePortalClient } from '../../../portal-client.ts';
import { useAct } from '../../../record/use-act.ts';
import { type ShopSettings, shopCalls } from '../decoration-calls.ts';
import { type CategoryDraft, draftOf } from './category-draft.ts';
import { shopSettingsTexts as texts } from './messages.ts';

type Calls = Awaited<ReturnType<typeof shopCalls>>;

/** What others have made of the settings meanwhile. */
interface LateSettings {
  readonly current: ShopSettings;
  readonly changedBy: string;
  readonly changedAt: string;
}

const lateSchema = v.object({
  current: ownShopSchemas.settings.data,
  changedBy: v.optional(v.nullable(v.string(), ''), ''),
  changedAt: v.optional(v.nullable(v.string(), ''), ''),
});

/** What a save was refused for because others had saved before; null for any other failure. */
function readLate(error: unknown): LateSettings | null {
  if (!(error instanceof BusinessError) || error.code !== BUSINESS_CODES.versionConflict.code) return null;
  const read = v.safeParse(lateSchema, error.data);
  return read.success ? read.output : null;
}

interface Save {
  readonly name: string;
  /** @param seen what stands there; the save names its version */
  readonly send: (calls: Calls, seen: ShopSettings) => Promise<ShopSettings>;
  readonly onSaved: () => void;
  readonly onRefused: (errors: readonly FieldError[]) => void;
  readonly text?: string;
}

/** The settings of the own shop, what is changed of them and not saved yet, and their saves, one after the other. */
export function useShopSettings(found: ShopSettings) {
  const client = usePortalClient();
  const act = useAct();
  const [own, setOwn] = useState(found);
  const [categories, setCategories] = useState<CategoryDraft | null>(null);
  const [path, setPath] = useState<string | null>(null);
  const [isFilling, setFilling] = useState(false);
  const [late, setLate] = useState<(LateSettings & { readonly save: Save }) | null>(null);
  const isChanged = categories !== null || path !== null || isFilling;
  // What others have saved is taken up while nothing stands here that was made of what was before.
  const seen = !isChanged && found.version > own.version ? found : own;

  function save(from: ShopSettings, asked: Save): Promise<void> {
    return act.run(asked.name, async () => {
      try {
        setOwn(await asked.send(await shopCalls(client), from));
      } catch (error) {
        if (!isApiError(error)) throw error;
        const theirs = readLate(error);
        if (theirs !== null) setLate({ ...theirs, save: asked });
        else if (error instanceof BusinessError && error.fieldErrors.length > 0) asked.onRefused(error.fieldErrors);
        else throw error;
        return undefined;
      }
      asked.onSaved();
      return asked.text ?? texts.saved;
    });
  }

  /** What is changed was made of what stands here now: its save names that version, whatever is loaded meanwhile. */
  function change<Value>(set: (value: Value | null) => void) {
    return (value: Value | null) => {
      if (value !== null) setOwn(seen);
      set(value);
    };
  }

  return {
    seen,
    ...{ isChanged, late, lost: act.lost, isBusy: act.isBusy },
    categories: categories ?? draftOf(seen.categories),
    areCategoriesChanged: categories !== null,
    /** Null takes back what was changed. */
    setCategories: change(setCategories),
    path: path ?? seen.path,
    setPath: change(setPath),
    /** Fields of an offer are being filled in. */
    setFilling: change((isOn: boolean | null) => setFilling(isOn === true)),
    save: (asked: Save) => save(seen, asked),
    /** 载入最新: what others have saved takes the place of what stands here. */
    loadLatest() {
      if (late === null) return;
      setOwn(late.current);
      setCategories(null);
      setPath(null);
      setLate(null);
    },
    /** 覆盖保存: what was to be saved is saved, over what the others have. */
    overwrite() {
      if (late === null) return;
      setOwn(late.current);
      setLate(null);
      void save(late.current, late.save);
    },
  };
}

export type ShopSettingsState = ReturnType<typeof useShopSettings>;
