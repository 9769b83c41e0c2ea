import { type ReactNode, useState } from 'react';
import type { FieldWords } from './field.tsx';
import { TextField } from './text-field.tsx';

export interface ParsedFieldProps<Value> extends FieldWords {
  /** Null when nothing, or nothing valid, has been typed. */
  readonly value: Value | null;
  /** Told with the text as well: null comes of nothing, and of a text that means nothing. */
  readonly onChange: (value: Value | null, text: string) => void;
  /** A text that means nothing and stands there nevertheless, where the form keeps it; `value` is null then. */
  readonly unread?: string | undefined;
  /** Reads what was typed; null when it means nothing. */
  readonly parse: (text: string) => Value | null;
  /** Writes a value as it is to be read. */
  readonly format: (value: Value) => string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly placeholder?: string;
}

interface Look {
  /** Said when the field is left with a text that means nothing. */
  readonly invalid: string;
  readonly suffix?: ReactNode;
  readonly align?: 'start' | 'figure';
  readonly inputMode: 'decimal' | 'tel' | 'numeric';
  readonly autoComplete?: string;
}

/**
 * A text that stands for a value. While it is typed it stays as it is; when the field is left it is written anew, or
 * said to be wrong.
 */
export function ParsedField<Value>({ look, ...props }: ParsedFieldProps<Value> & { readonly look: Look }) {
  const { value, unread, onChange, parse, format, error, ...rest } = props;
  const { invalid, ...input } = look;
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const text = draft ?? unread ?? (value === null ? '' : format(value));
  const meansNothing = (draft !== null || unread !== undefined) && text.trim() !== '' && parse(text) === null;

  return (
    <TextField
      {...rest}
      {...input}
      autoComplete={look.autoComplete ?? 'off'}
      error={error ?? (isLeft && meansNothing ? invalid : undefined)}
      value={text}
      onChange={(typed) => {
        setDraft(typed);
        onChange(parse(typed), typed);
      }}
      onFocus={() => setIsLeft(false)}
      onBlur={() => {
        setIsLeft(true);
        if (!meansNothing || unread !== undefined) setDraft(null);
      }}
    />
  );
}
