import { type ReactNode, useState } from 'react';
import type { FieldWords } from './field.tsx';
import { TextField } from './text-field.tsx';

export interface ParsedFieldProps<Value> extends FieldWords {
  /** Null when nothing, or nothing valid, has been typed. */
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
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
  const { value, onChange, parse, format, error, ...rest } = props;
  const { invalid, ...input } = look;
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const meansNothing = draft !== null && draft.trim() !== '' && parse(draft) === null;

  return (
    <TextField
      {...rest}
      {...input}
      autoComplete={look.autoComplete ?? 'off'}
      error={error ?? (isLeft && meansNothing ? invalid : undefined)}
      value={draft ?? (value === null ? '' : format(value))}
      onChange={(text) => {
        setDraft(text);
        onChange(parse(text));
      }}
      onFocus={() => setIsLeft(false)}
      onBlur={() => {
        setIsLeft(true);
        if (!meansNothing) setDraft(null);
      }}
    />
  );
}
