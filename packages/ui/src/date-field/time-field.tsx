import { type KeyboardEvent, useState } from 'react';
import * as fieldStyles from '../fields/field.css.ts';
import { Field, type FieldControl, type FieldWords, splitFieldWords } from '../fields/field.tsx';
import * as styles from './date-field.css.ts';
import { dateMessages } from './messages.ts';
import { isPermitted, minutesOf, moveTime, type PlainTime, readTypedTime, type TimeBounds } from './plain-time.ts';

export interface TimeInputProps extends TimeBounds {
  readonly attributes: Partial<FieldControl> & { readonly 'aria-label'?: string };
  readonly value: PlainTime | null;
  /** Null when nothing, or no time, has been typed. */
  readonly onChange: (time: PlainTime | null) => void;
  /** Told when the field is left, whether what stands in it can be read. */
  readonly onLeave: (isReadable: boolean) => void;
  readonly disabled: boolean;
}

const hour = 60;

/**
 * A time of 24 hours as text, the same in every browser's language: the browser's own field follows that and would say
 * 05:00 PM. What is typed stays until the field is left, then it is written as 17:00; the arrows move by a step, Page Up
 * and Page Down by an hour.
 */
export function TimeInput({ attributes, value, onChange, onLeave, disabled, ...bounds }: TimeInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const { step = 1, min = '00:00', max = '23:59' } = bounds;
  const moves: Readonly<Record<string, number>> = {
    ArrowUp: step,
    ArrowDown: -step,
    PageUp: Math.max(hour, step),
    PageDown: -Math.max(hour, step),
  };

  function move(event: KeyboardEvent) {
    const by = moves[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setDraft(null);
    onChange(moveTime(value, by, bounds));
    onLeave(true);
  }

  function leave() {
    const isReadable = draft === null || draft.trim() === '' || readTypedTime(draft) !== null;
    if (isReadable) setDraft(null);
    onLeave(isReadable);
  }

  return (
    <div className={fieldStyles.box}>
      <input
        {...attributes}
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        placeholder={dateMessages.timeFormat}
        className={styles.time}
        disabled={disabled}
        value={draft ?? value ?? ''}
        aria-valuemin={minutesOf(min)}
        aria-valuemax={minutesOf(max)}
        aria-valuenow={value === null ? undefined : minutesOf(value)}
        aria-valuetext={value ?? dateMessages.noTime}
        onChange={(event) => {
          setDraft(event.target.value);
          onChange(readTypedTime(event.target.value));
        }}
        onKeyDown={move}
        onBlur={leave}
      />
    </div>
  );
}

function wrongTime(value: PlainTime | null, isReadable: boolean, bounds: TimeBounds): string | undefined {
  if (!isReadable) return dateMessages.invalidTime;
  return value === null || isPermitted(value, bounds) ? undefined : dateMessages.timeNotPermitted(bounds);
}

/** What a time's input is given, and what is wrong with the time: said once it is left, not while it is typed. */
export function useTimeEntry(
  value: PlainTime | null,
  onChange: (time: PlainTime | null) => void,
  bounds: TimeBounds,
): { readonly error: string | undefined; readonly entry: Pick<TimeInputProps, 'value' | 'onChange' | 'onLeave'> } {
  const [state, setState] = useState<'typing' | 'readable' | 'unreadable'>('readable');
  return {
    error: state === 'typing' ? undefined : wrongTime(value, state === 'readable', bounds),
    entry: {
      value,
      onChange: (time) => {
        setState('typing');
        onChange(time);
      },
      onLeave: (isReadable) => setState(isReadable ? 'readable' : 'unreadable'),
    },
  };
}

export interface TimeFieldProps extends FieldWords, TimeBounds {
  /** Such as 17:30. */
  readonly value: PlainTime | null;
  readonly onChange: (time: PlainTime | null) => void;
  readonly disabled?: boolean;
}

/** One time of day, to the minute. */
export function TimeField(props: TimeFieldProps) {
  const { words, control } = splitFieldWords(props);
  const { value, onChange, disabled = false, ...bounds } = control;
  const { error, entry } = useTimeEntry(value, onChange, bounds);
  return (
    <Field {...words} error={words.error ?? error}>
      {(attributes) => <TimeInput {...bounds} {...entry} attributes={attributes} disabled={disabled} />}
    </Field>
  );
}
