import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { closeButton, corner, scrim, text as textStyle, title } from '../dialog/dialog.css.ts';
import { dialogMessages } from '../dialog/messages.ts';
import { Icon } from '../icon/icon.tsx';
import { Close, Content, Description, Overlay, Portal, Root, Title } from '../primitives/dialog.tsx';
import { useReturnFocus } from '../primitives/use-return-focus.ts';
import * as styles from './conflict-dialog.css.ts';
import { conflictMessages } from './messages.ts';

/** A field to which two people have given different values, each as it is read. */
export interface FieldDifference {
  readonly name: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** What is shown of values that are not read but looked at; `mine` and `theirs` name them then. */
  readonly pictures?: { readonly mine: ReactNode; readonly theirs: ReactNode };
}

export interface ConflictDialogProps {
  /** Who saved meanwhile; empty when it is not known. */
  readonly changedBy: string;
  /** Saved by the reader, in another tab or on another device: nobody else is named then. */
  readonly isOwn?: boolean;
  /** When, as it is read. */
  readonly changedAt: string;
  readonly differences: readonly FieldDifference[];
  /** Names of the fields that one side alone has changed. */
  readonly merged: readonly string[];
  readonly pending?: boolean;
  /** Told the names of the fields whose value of the other side is taken; of the others mine stays. */
  readonly onSave: (theirs: ReadonlySet<string>) => void;
  /** What was filled in stays as it is. */
  readonly onClose: () => void;
}

type Side = 'mine' | 'theirs';

/** Two versions of one record side by side: takes one or the other for each field, then saves what comes of it. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { changedBy, isOwn = false, changedAt, differences, merged, pending = false, onSave, onClose } = props;
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const first = useRef<HTMLInputElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const { rememberOpener, returnFocus } = useReturnFocus();
  const count = differences.filter(({ name }) => chosen[name] !== undefined).length;
  const whose = isOwn ? conflictMessages.ownValue : conflictMessages.theirs(changedBy);
  const isWhole = count === differences.length;
  const ofSide = (side: Side) => differences.filter(({ name }) => chosen[name] === side).map(({ name }) => name);

  return (
    <Root open onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Overlay className={scrim} />
        <Content
          className={styles.dialog}
          onOpenAutoFocus={(event) => {
            rememberOpener();
            event.preventDefault();
            (first.current ?? main.current)?.focus();
          }}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Title className={title}>{conflictMessages.title}</Title>
          <Description className={textStyle}>
            {isOwn ? conflictMessages.ownSaved(changedAt) : conflictMessages.saved(changedBy, changedAt)}
            {conflictMessages.choose(differences.length)}
          </Description>
          {(differences.length > 0 || merged.length > 0) && (
            <div className={styles.table}>
              {differences.length > 0 && (
                <div className={styles.head} aria-hidden="true">
                  <span className={styles.name}>{conflictMessages.field}</span>
                  <span className={styles.side}>{whose}</span>
                  <span className={styles.side}>{conflictMessages.mine}</span>
                </div>
              )}
              {differences.map((difference, index) => (
                <DifferenceRow
                  key={difference.name}
                  difference={difference}
                  theirs={whose}
                  chosen={chosen[difference.name]}
                  firstRef={index === 0 ? first : undefined}
                  onChoose={(side) => setChosen((current) => ({ ...current, [difference.name]: side }))}
                />
              ))}
              {merged.length > 0 && <p className={styles.merged}>{conflictMessages.merged(merged)}</p>}
            </div>
          )}
          {differences.length > 0 && <p className={styles.note}>{conflictMessages.note}</p>}
          <div className={styles.foot}>
            <Button
              variant="link"
              size="regular"
              onClick={() => setChosen(Object.fromEntries(differences.map(({ name }) => [name, 'theirs'])))}
            >
              {isOwn ? conflictMessages.allOwn : conflictMessages.allTheirs}
            </Button>
            <Button
              ref={main}
              size="regular"
              disabled={!isWhole}
              pending={pending}
              onClick={() => onSave(new Set(ofSide('theirs')))}
            >
              {conflictMessages.save(count, differences.length)}
            </Button>
          </div>
          <Close className={classNames(closeButton, corner)} aria-label={dialogMessages.close}>
            <Icon name="close" />
          </Close>
        </Content>
      </Portal>
    </Root>
  );
}

interface DifferenceRowProps {
  readonly difference: FieldDifference;
  readonly theirs: string;
  readonly chosen: Side | undefined;
  /** Of the own value, which takes the focus first. */
  readonly firstRef: RefObject<HTMLInputElement | null> | undefined;
  readonly onChoose: (side: Side) => void;
}

function DifferenceRow({ difference, theirs, chosen, firstRef, onChoose }: DifferenceRowProps) {
  const id = useId();
  const choice = (side: Side, whose: string) => (
    <label className={styles.value}>
      <input
        ref={side === 'mine' ? firstRef : undefined}
        type="radio"
        name={id}
        className={styles.mark}
        aria-label={`${whose}：${difference[side]}`}
        checked={chosen === side}
        onChange={() => onChoose(side)}
      />
      <span>{difference.pictures?.[side] ?? difference[side]}</span>
    </label>
  );
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.row}>
      <span id={id} className={styles.name}>
        {difference.label}
      </span>
      {choice('theirs', theirs)}
      {choice('mine', conflictMessages.mine)}
    </div>
  );
}
