import type { ReactNode } from 'react';
import { FieldGroup, type FieldWords, splitFieldWords } from '../fields/field.tsx';
import * as styles from './chosen-list.css.ts';
import { EditorIconButton } from './editor-frame.tsx';
import { shopEditorMessages as texts } from './messages.ts';

export interface ChosenThing {
  readonly id: string;
  readonly name: string;
  readonly picture?: string | undefined;
  /** Why it is not shown any more, such as 已下架. */
  readonly gone?: string | undefined;
}

export interface ChosenListProps extends FieldWords {
  readonly things: readonly ChosenThing[];
  readonly most: number;
  readonly onChange: (ids: readonly string[]) => void;
  /** The button that adds one. */
  readonly add: ReactNode;
}

function swapped(ids: readonly string[], at: number, to: number): readonly string[] {
  const next = [...ids];
  const [moved] = next.splice(at, 1);
  if (moved !== undefined) next.splice(to, 0, moved);
  return next;
}

/** What was chosen for a block, in its order: moved and taken out by buttons that keep their focus. */
export function ChosenList(props: ChosenListProps) {
  const { words, control } = splitFieldWords(props);
  const { things, most, onChange, add } = control;
  const ids = things.map(({ id }) => id);
  return (
    <FieldGroup {...words}>
      <p className={styles.count}>{texts.chosen(things.length, most)}</p>
      {things.length > 0 && (
        <ul className={styles.list}>
          {things.map(({ id, name, picture, gone }, at) => (
            <li key={id} className={styles.row}>
              {picture ? <img className={styles.picture} src={picture} alt="" /> : <span className={styles.picture} />}
              <span className={styles.words}>
                <span className={styles.name} title={name}>
                  {name}
                </span>
                {gone !== undefined && <span className={styles.gone}>{gone}</span>}
              </span>
              <EditorIconButton
                icon="chevron-up"
                label={texts.moveUp(name)}
                disabled={at === 0}
                onClick={() => onChange(swapped(ids, at, at - 1))}
              />
              <EditorIconButton
                icon="chevron-down"
                label={texts.moveDown(name)}
                disabled={at === things.length - 1}
                onClick={() => onChange(swapped(ids, at, at + 1))}
              />
              <EditorIconButton
                icon="close"
                label={texts.takeOut(name)}
                onClick={() => onChange(ids.filter((one) => one !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      {things.length < most && add}
    </FieldGroup>
  );
}
