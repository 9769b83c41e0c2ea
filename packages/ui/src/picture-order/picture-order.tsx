import { type DragEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { pictureOrderMessages as texts } from './messages.ts';
import * as styles from './picture-order.css.ts';

export interface PictureOrderProps {
  /** Accessible name. */
  readonly label: string;
  /** Addresses in their order, each once; the first is the cover. */
  readonly pictures: readonly string[];
  readonly max: number;
  readonly onChange: (pictures: readonly string[]) => void;
  /** Cuts one again; left out where that is not offered. */
  readonly onEdit?: (picture: string) => void;
  /** The button that adds more, in the place behind the last; not shown when there is no room. */
  readonly add?: ReactNode;
}

/** The pictures with one of them at another place. */
export function movedPicture(pictures: readonly string[], from: number, to: number): readonly string[] {
  const picture = pictures[from];
  if (picture === undefined || to < 0 || to >= pictures.length || to === from) return pictures;
  return pictures.toSpliced(from, 1).toSpliced(to, 0, picture);
}

/** Pictures in an order that is changed by pointer and by keys; every step is said. */
export function PictureOrder({ label, pictures, max, onChange, onEdit, add }: PictureOrderProps) {
  const keysId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [said, setSaid] = useState('');

  function move(from: number, to: number) {
    const next = movedPicture(pictures, from, to);
    if (next === pictures) return;
    onChange(next);
    setSaid(texts.moved(from + 1, to + 1));
    // The focus goes along with the picture.
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[data-handle]')[to]?.focus());
  }

  const keys: Readonly<Record<string, (at: number) => number>> = {
    ArrowLeft: (at) => at - 1,
    ArrowRight: (at) => at + 1,
    Home: () => 0,
    End: () => pictures.length - 1,
  };
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    const to = keys[event.key]?.(at);
    if (to === undefined) return;
    event.preventDefault();
    move(at, to);
  };
  const dropping = (at: number) => ({
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      setOver(at);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== null) move(dragged, at);
      setDragged(null);
      setOver(null);
    },
  });

  return (
    <>
      <VisuallyHidden>
        <span id={keysId}>{texts.keys}</span>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <ul ref={list} className={styles.list} aria-label={label}>
        {pictures.map((picture, at) => (
          <li
            key={picture}
            className={styles.item}
            data-over={over === at && dragged !== at ? '' : undefined}
            {...dropping(at)}
          >
            <button
              type="button"
              className={styles.handle}
              data-handle=""
              draggable
              aria-label={`${at === 0 ? texts.main : ''}${texts.nth(at + 1, pictures.length)}`}
              aria-describedby={keysId}
              onKeyDown={onKeyDown(at)}
              onDragStart={() => setDragged(at)}
              onDragEnd={() => {
                setDragged(null);
                setOver(null);
              }}
            >
              <img className={styles.picture} src={picture} alt="" />
              {at === 0 && <span className={styles.main}>{texts.main}</span>}
            </button>
            <span className={styles.acts}>
              {at > 0 && (
                <Button variant="link" size="compact" aria-label={texts.asMain(at + 1)} onClick={() => move(at, 0)}>
                  {texts.setMain}
                </Button>
              )}
              {onEdit && (
                <Button
                  variant="link"
                  size="compact"
                  aria-label={texts.editNth(at + 1)}
                  onClick={() => onEdit(picture)}
                >
                  {texts.edit}
                </Button>
              )}
              <Button
                variant="link"
                size="compact"
                aria-label={texts.removeNth(at + 1)}
                onClick={() => onChange(pictures.filter((one) => one !== picture))}
              >
                {texts.remove}
              </Button>
            </span>
          </li>
        ))}
        {add && pictures.length < max && (
          <li className={styles.add}>
            {add}
            <span>{texts.count(pictures.length, max)}</span>
          </li>
        )}
      </ul>
    </>
  );
}
