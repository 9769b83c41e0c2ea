import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { FieldGroup, type FieldWords, splitFieldWords } from '../fields/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { transferMessages } from './messages.ts';
import * as styles from './transfer.css.ts';
import { TransferList } from './transfer-list.tsx';
import { splitItems, type TransferItem } from './transfer-move.ts';

export type { TransferItem } from './transfer-move.ts';

export interface TransferProps extends FieldWords {
  readonly items: readonly TransferItem[];
  /** Ids of the rows that are chosen, in the order of choosing. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  /** Names of the two sides. */
  readonly titles?: readonly [source: string, target: string];
  /** Most rows that may be chosen. */
  readonly max?: number;
  readonly disabled?: boolean;
  /** Shows what is chosen, and nothing to choose from. */
  readonly readOnly?: boolean;
}

function ChosenRows({ title, items }: { readonly title: string; readonly items: readonly TransferItem[] }) {
  return (
    <div className={styles.chosen}>
      <div className={styles.head}>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.count}>{transferMessages.chosen(items.length)}</span>
      </div>
      {items.length === 0 && <p className={styles.none}>{transferMessages.nothing}</p>}
      <ul className={styles.chosenRows}>
        {items.map(({ id, label, detail }) => (
          <li key={id} className={styles.chosenRow}>
            {label}
            {detail && <span className={styles.detail}>{detail}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

const none: ReadonlySet<string> = new Set();

/** Several of many, moved from one list to the other: members of a role, suppliers to invite. */
export function Transfer(props: TransferProps) {
  const { words, control } = splitFieldWords(props);
  const { items, value, onChange, max, disabled = false } = control;
  const { titles = [transferMessages.source, transferMessages.target] } = control;
  const [toChoose, setToChoose] = useState(none);
  const [toRemove, setToRemove] = useState(none);
  const [said, setSaid] = useState('');
  const { source, target } = splitItems(items, value);
  const free = max === undefined ? Number.POSITIVE_INFINITY : max - value.length;
  const marked = (rows: readonly TransferItem[], marks: ReadonlySet<string>) =>
    rows.filter(({ id }) => marks.has(id)).map(({ id }) => id);
  const choosing = marked(source, toChoose);
  const removing = marked(target, toRemove);
  const isTooMany = choosing.length > free;

  function choose(ids: readonly string[]) {
    if (ids.length === 0 || ids.length > free) return;
    onChange([...value, ...ids]);
    setToChoose(none);
    setSaid(transferMessages.moved(ids.length, titles[1]));
  }

  function remove(ids: readonly string[]) {
    if (ids.length === 0) return;
    onChange(value.filter((id) => !ids.includes(id)));
    setToRemove(none);
    setSaid(transferMessages.moved(ids.length, titles[0]));
  }

  if (control.readOnly) {
    return (
      <FieldGroup {...words}>
        <ChosenRows title={titles[1]} items={target} />
      </FieldGroup>
    );
  }
  const tooMany = isTooMany && max !== undefined ? transferMessages.tooMany(max) : undefined;
  return (
    <FieldGroup {...words} error={words.error ?? tooMany}>
      <div className={styles.transfer}>
        <TransferList
          title={titles[0]}
          items={source}
          marked={toChoose}
          onMark={setToChoose}
          onMove={choose}
          disabled={disabled}
        />
        <div className={styles.buttons}>
          <Button
            variant="line"
            size="compact"
            aria-label={transferMessages.choose}
            disabled={disabled || choosing.length === 0 || isTooMany}
            onClick={() => choose(choosing)}
          >
            <Icon name="chevron-right" size={16} />
          </Button>
          <Button
            variant="line"
            size="compact"
            aria-label={transferMessages.remove}
            disabled={disabled || removing.length === 0}
            onClick={() => remove(removing)}
          >
            <Icon name="chevron-left" size={16} />
          </Button>
        </div>
        <TransferList
          title={titles[1]}
          items={target}
          marked={toRemove}
          onMark={setToRemove}
          onMove={remove}
          most={max}
          disabled={disabled}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </FieldGroup>
  );
}
