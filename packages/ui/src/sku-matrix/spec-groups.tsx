import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Icon } from '../icon/icon.tsx';
import { skuMatrixMessages as texts } from './messages.ts';
import * as styles from './spec-groups.css.ts';

export interface SpecGroupRow {
  readonly name: string;
  readonly values: readonly string[];
}

/** What is done to the groups; `group` is an index, from 0. */
export type SpecEdit =
  | { readonly type: 'addGroup'; readonly name: string }
  | { readonly type: 'renameGroup'; readonly group: number; readonly name: string }
  | { readonly type: 'removeGroup'; readonly group: number }
  | { readonly type: 'addValue'; readonly group: number; readonly value: string }
  | { readonly type: 'renameValue'; readonly group: number; readonly value: string; readonly to: string }
  | { readonly type: 'removeValue'; readonly group: number; readonly value: string };

export interface SpecGroupsProps {
  readonly groups: readonly SpecGroupRow[];
  readonly maxGroups: number;
  /** How many groups there may be and how many combinations there are, in a sentence. */
  readonly hint: string;
  /** Why the last edit was not taken; read out when it appears. */
  readonly problem: string | null;
  /** Takes an edit up, or refuses it: then what was typed stays to be mended. */
  readonly onEdit: (edit: SpecEdit) => boolean;
}

/** What a product is chosen by: groups with their values, each added, renamed and removed one by one. */
export function SpecGroups({ groups, maxGroups, hint, problem, onEdit }: SpecGroupsProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <ul className={styles.groups}>
      {groups.map((group, index) => (
        // Groups change their names, and stand at their place.
        <li key={index} className={styles.group}>
          <KeptText
            label={texts.groupName(index + 1)}
            kept={group.name}
            onTake={(name) => onEdit({ type: 'renameGroup', group: index, name })}
          />
          <div className={styles.values}>
            {group.values.map((value) => (
              <span key={value} className={styles.value}>
                <KeptText
                  label={texts.value(group.name, value)}
                  kept={value}
                  onTake={(to) => onEdit({ type: 'renameValue', group: index, value, to })}
                />
                <Button
                  variant="link"
                  size="compact"
                  aria-label={texts.removeValue(value)}
                  onClick={() => onEdit({ type: 'removeValue', group: index, value })}
                >
                  <Icon name="close" size={14} />
                </Button>
              </span>
            ))}
            <Adder
              label={texts.addValueOf(group.name)}
              hint={texts.addValue}
              onTake={(value) => onEdit({ type: 'addValue', group: index, value })}
            />
          </div>
          <Button
            variant="line"
            size="compact"
            aria-label={texts.removeGroupOf(group.name)}
            onClick={() => onEdit({ type: 'removeGroup', group: index })}
          >
            {texts.removeGroup}
          </Button>
        </li>
      ))}
      <li className={styles.foot}>
        {isAdding ? (
          <Adder
            label={texts.newGroup}
            hint={texts.newGroupHint}
            hasFocus
            onTake={(name) => {
              const isTaken = onEdit({ type: 'addGroup', name });
              if (isTaken) setAdding(false);
              return isTaken;
            }}
            onLeave={() => setAdding(false)}
          />
        ) : (
          groups.length < maxGroups && (
            <Button variant="link" size="compact" onClick={() => setAdding(true)}>
              {texts.addGroup}
            </Button>
          )
        )}
        <span className={styles.hint}>{hint}</span>
        <span className={styles.problem} role="status">
          {problem}
        </span>
      </li>
    </ul>
  );
}

/** A text that counts once its field is left, or Enter is pressed; Escape brings the old one back. */
function KeptText({ label, kept, onTake }: { label: string; kept: string; onTake: (text: string) => boolean }) {
  const [draft, setDraft] = useState<string | null>(null);
  function take() {
    const text = draft?.trim() ?? kept;
    if (text === kept || onTake(text)) setDraft(null);
  }
  return (
    <TextField
      label={label}
      labelHidden
      autoComplete="off"
      value={draft ?? kept}
      onChange={setDraft}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape') setDraft(null);
        if (event.key !== 'Enter') return;
        event.preventDefault();
        take();
      }}
    />
  );
}

interface AdderProps {
  readonly label: string;
  readonly hint: string;
  readonly hasFocus?: boolean;
  readonly onTake: (text: string) => boolean;
  /** It was left empty. */
  readonly onLeave?: () => void;
}

/** Adds a text at Enter, or when it is left, and is empty for the next one. */
function Adder({ label, hint, hasFocus = false, onTake, onLeave }: AdderProps) {
  const [text, setText] = useState('');
  function take() {
    if (text.trim() === '') onLeave?.();
    else if (onTake(text.trim())) setText('');
  }
  return (
    <span className={styles.adder}>
      <TextField
        label={label}
        labelHidden
        placeholder={hint}
        autoComplete="off"
        // It appears because its button was pressed.
        autoFocus={hasFocus}
        value={text}
        onChange={setText}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          take();
        }}
      />
    </span>
  );
}
