import { type ReactNode, useState } from 'react';
import { Field, FieldGroup, type FieldWords, splitFieldWords } from '../fields/field.tsx';
import type { PlainDateRange } from './calendar.tsx';
import { DateBox, DateInput } from './date-box.tsx';
import * as styles from './date-field.css.ts';
import { dateMessages } from './messages.ts';
import type { PlainDate } from './plain-date.ts';
import type { PlainTime } from './plain-time.ts';
import { TimeInput, useTimeEntry } from './time-field.tsx';

export { TimeField, type TimeFieldProps } from './time-field.tsx';

interface DateBounds {
  /** First and last day that the calendar offers; what is typed is the form's to check. */
  readonly min?: PlainDate;
  readonly max?: PlainDate;
  readonly disabled?: boolean;
}

export interface DateFieldProps extends FieldWords, DateBounds {
  /** A text that is no day stands there as it is. */
  readonly value: PlainDate | null;
  /** Told with the text as well: null comes of nothing, and of a text that is no day. */
  readonly onChange: (date: PlainDate | null, text: string) => void;
  /** Told with each change, whether what stands in the field is a day, or nothing: null comes of both. */
  readonly onReadable?: (isReadable: boolean) => void;
}

/** One day, typed or chosen in a calendar. */
export function DateField(props: DateFieldProps) {
  const { words, control } = splitFieldWords(props);
  const { value, onChange, onReadable, min, max, disabled = false } = control;
  const [isOpen, setIsOpen] = useState(false);
  const [isReadable, setIsReadable] = useState(true);

  function choose(date: PlainDate) {
    onChange(date, date);
    onReadable?.(true);
    setIsReadable(true);
    setIsOpen(false);
  }

  return (
    <Field {...words} error={words.error ?? (isReadable ? undefined : dateMessages.invalid)}>
      {(attributes) => (
        <DateBox
          open={isOpen}
          onOpenChange={setIsOpen}
          disabled={disabled}
          calendar={{ mode: 'single', value, onSelect: choose, min, max }}
        >
          <DateInput
            attributes={attributes}
            value={value}
            onChange={onChange}
            onLeave={setIsReadable}
            onTyped={onReadable}
            disabled={disabled}
          />
        </DateBox>
      )}
    </Field>
  );
}

export interface DateRangeFieldProps extends FieldWords, DateBounds {
  readonly value: PlainDateRange;
  readonly onChange: (range: PlainDateRange) => void;
}

/** A span of days, both ends included. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { words, control } = splitFieldWords(props);
  const { value, onChange, min, max, disabled = false } = control;
  const [isOpen, setIsOpen] = useState(false);
  const [readable, setReadable] = useState({ from: true, to: true });
  const isReversed = value.from !== null && value.to !== null && value.to < value.from;

  function ownError() {
    if (!readable.from || !readable.to) return dateMessages.invalid;
    return isReversed ? dateMessages.wrongOrder : undefined;
  }

  const error = words.error ?? ownError();
  const ends = [
    { end: 'from', label: dateMessages.from },
    { end: 'to', label: dateMessages.until },
  ] as const;
  return (
    <FieldGroup {...words} error={error}>
      <DateBox
        open={isOpen}
        onOpenChange={setIsOpen}
        disabled={disabled}
        calendar={{ mode: 'range', value, onSelect: onChange, min, max }}
      >
        {ends.map(({ end, label }) => (
          <DateEnd key={end} isSecond={end === 'to'}>
            <DateInput
              attributes={{ 'aria-label': label, 'aria-invalid': error !== undefined }}
              value={value[end]}
              onChange={(date) => onChange({ ...value, [end]: date })}
              onLeave={(isReadable) => setReadable((current) => ({ ...current, [end]: isReadable }))}
              disabled={disabled}
            />
          </DateEnd>
        ))}
      </DateBox>
    </FieldGroup>
  );
}

function DateEnd({ isSecond, children }: { readonly isSecond: boolean; readonly children: ReactNode }) {
  return (
    <>
      {isSecond && <span className={styles.to}>{dateMessages.to}</span>}
      {children}
    </>
  );
}

/** A day and a time of it, 2026-11-21 and 17:00; either may still be missing. */
export interface PlainDateTime {
  readonly date: PlainDate | null;
  readonly time: PlainTime | null;
}

export interface DateTimeFieldProps extends FieldWords, DateBounds {
  readonly value: PlainDateTime;
  readonly onChange: (value: PlainDateTime) => void;
  /** Minutes from one time to the next; 1 unless given. */
  readonly step?: number;
}

/** A moment to the minute, such as the end of a tender. Which zone it is in the form knows. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { words, control } = splitFieldWords(props);
  const { value, onChange, step, ...bounds } = control;
  const { error: timeError, entry } = useTimeEntry(value.time, (time) => onChange({ ...value, time }), { step });
  const error = words.error ?? timeError;
  return (
    <FieldGroup {...words} error={error}>
      <div className={styles.row}>
        <DateField
          {...bounds}
          label={words.label}
          labelHidden
          value={value.date}
          onChange={(date) => onChange({ ...value, date })}
        />
        <TimeInput
          attributes={{ 'aria-label': dateMessages.time, 'aria-invalid': error !== undefined }}
          {...entry}
          step={step}
          disabled={bounds.disabled ?? false}
        />
      </div>
    </FieldGroup>
  );
}
