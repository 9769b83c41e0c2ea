import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import * as fieldStyles from '../fields/field.css.ts';
import type { FieldControl } from '../fields/field.tsx';
import { Icon } from '../icon/icon.tsx';
import type { CalendarProps } from './calendar.tsx';
import { dateMessages } from './messages.ts';
import { type PlainDate, readTypedDate } from './plain-date.ts';

const CalendarPopover = lazy(() => import('./calendar-popover.tsx'));

export interface DateInputProps {
  readonly attributes: Partial<FieldControl> & { readonly 'aria-label'?: string };
  readonly value: PlainDate | null;
  /** Null when nothing, or no day, has been typed: `text` is what was. */
  readonly onChange: (date: PlainDate | null, text: string) => void;
  /** Told when the field is left, whether what stands in it can be read. */
  readonly onLeave: (isReadable: boolean) => void;
  readonly disabled: boolean;
  /** Told while somebody types, whether what stands there can be read. */
  readonly onTyped?: ((isReadable: boolean) => void) | undefined;
}

const isReadableText = (text: string) => text.trim() === '' || readTypedDate(text) !== null;

/** A day as text. What is typed stays until the field is left, then it is written as 2026-11-21. */
export function DateInput({ attributes, value, onChange, onLeave, onTyped, disabled }: DateInputProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function leave() {
    const isReadable = draft === null || isReadableText(draft);
    if (isReadable) setDraft(null);
    onLeave(isReadable);
  }

  return (
    <input
      {...attributes}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder={dateMessages.format}
      className={fieldStyles.input}
      disabled={disabled}
      value={draft ?? value ?? ''}
      onChange={(event) => {
        setDraft(event.target.value);
        onChange(readTypedDate(event.target.value), event.target.value);
        onTyped?.(isReadableText(event.target.value));
      }}
      onBlur={leave}
    />
  );
}

export interface DateBoxProps {
  /** The texts; the button that opens the calendar stands after them. */
  readonly children: ReactNode;
  readonly calendar: CalendarProps;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly disabled: boolean;
}

/** Box of a date field, with its calendar, which is loaded when it is first opened. */
export function DateBox({ children, calendar, open, onOpenChange, disabled }: DateBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div ref={box} className={fieldStyles.box}>
        {children}
        <button
          ref={opener}
          type="button"
          className={fieldStyles.inner}
          aria-label={dateMessages.openCalendar}
          aria-haspopup="dialog"
          aria-expanded={open}
          disabled={disabled}
          onClick={() => onOpenChange(!open)}
        >
          <Icon name="calendar" size={16} />
        </button>
      </div>
      {open && (
        <Suspense fallback={null}>
          <CalendarPopover calendar={calendar} box={box} opener={opener} onClose={() => onOpenChange(false)} />
        </Suspense>
      )}
    </>
  );
}
