import { isApiError } from '@jianzhu/api-client';
import { Button } from '@jianzhu/ui';
import { Dialog } from '@jianzhu/ui/dialog';
import { Checkbox, TextField } from '@jianzhu/ui/fields';
import * as styles from '@jianzhu/ui/shop-editor-styles';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { decorationTexts as texts } from './messages.ts';
import type { ShopThings, Thing, ThingKind } from './shop-things.ts';

export interface ThingDialogProps {
  readonly kind: ThingKind;
  readonly title: string;
  readonly things: ShopThings;
  /** Ids that are chosen already. */
  readonly chosen: readonly string[];
  /** 1: one takes the place of another. */
  readonly most: number;
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

type Found =
  | { readonly kind: 'loading'; readonly things: readonly Thing[] }
  | { readonly kind: 'failed'; readonly things: readonly Thing[] }
  | { readonly kind: 'ready'; readonly things: readonly Thing[]; readonly hasMore: boolean };

/** Pages of things by a keyword, one after the other. */
function useFound(things: ShopThings, kind: ThingKind, keyword: string) {
  const [asked, setAsked] = useState({ keyword, current: 1, tries: 0 });
  const [found, setFound] = useState<Found>({ kind: 'loading', things: [] });
  const source = useRef(things);
  source.current = things;
  useEffect(() => {
    let isLeft = false;
    const before = (now: Found) => (asked.current === 1 ? [] : now.things);
    setFound((now) => ({ kind: 'loading', things: before(now) }));
    source.current.find(kind, asked.keyword, asked.current).then(
      (page) => {
        if (isLeft) return;
        setFound((now) => ({ kind: 'ready', things: [...before(now), ...page.things], hasMore: page.hasMore }));
      },
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        if (!isLeft) setFound((now) => ({ kind: 'failed', things: now.things }));
      },
    );
    return () => {
      isLeft = true;
    };
  }, [kind, asked]);
  return {
    found,
    search: (text: string) => setAsked(({ tries }) => ({ keyword: text, current: 1, tries: tries + 1 })),
    more: () => setAsked((now) => ({ ...now, current: now.current + 1 })),
    retry: () => setAsked((now) => ({ ...now, tries: now.tries + 1 })),
  };
}

/** Chooses from what the shop has: nothing is typed but what is looked for. */
export function ThingDialog({ kind, title, things, chosen, most, onChoose, onClose }: ThingDialogProps) {
  const [ids, setIds] = useState(chosen);
  const [keyword, setKeyword] = useState('');
  const { found, search, more, retry } = useFound(things, kind, '');

  function toggle(thing: Thing, isOn: boolean) {
    things.remember(kind, [thing]);
    const others = ids.filter((id) => id !== thing.id);
    setIds(isOn ? (most === 1 ? [thing.id] : [...others, thing.id]) : others);
  }

  function onSearch(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    search(keyword.trim());
  }

  const isEmpty = found.kind === 'ready' && found.things.length === 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <>
          <span className={styles.chosenCount}>{texts.chosen(ids.length, most)}</span>
          <Button variant="line" size="regular" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button size="regular" onClick={() => onChoose(ids)}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <search>
        <form className={styles.search} onSubmit={onSearch}>
          <TextField label={texts.keyword} labelHidden autoComplete="off" value={keyword} onChange={setKeyword} />
          <Button type="submit" variant="line" size="regular">
            {texts.search}
          </Button>
        </form>
      </search>
      <ul className={styles.things} aria-label={title} aria-busy={found.kind === 'loading'}>
        {found.things.map((thing) => {
          const isOn = ids.includes(thing.id);
          return (
            <li key={thing.id} className={styles.thing}>
              {thing.picture !== '' && <img className={styles.thingPicture} src={thing.picture} alt="" />}
              <Checkbox
                label={thing.name}
                checked={isOn}
                disabled={!isOn && most > 1 && ids.length >= most}
                onChange={(next) => toggle(thing, next)}
              />
            </li>
          );
        })}
      </ul>
      {found.kind === 'loading' && <p role="status">{texts.loading}</p>}
      {isEmpty && <p>{keyword.trim() === '' ? texts.nothingHere[kind] : texts.nothingFound}</p>}
      {found.kind === 'failed' && (
        <p role="alert">
          {texts.loadFailed}
          <Button variant="link" size="compact" onClick={retry}>
            {texts.retry}
          </Button>
        </p>
      )}
      {found.kind === 'ready' && found.hasMore && (
        <Button variant="line" size="compact" onClick={more}>
          {texts.more}
        </Button>
      )}
    </Dialog>
  );
}
