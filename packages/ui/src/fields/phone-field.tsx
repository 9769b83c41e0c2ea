import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldWords } from './field.tsx';
import { TextField } from './text-field.tsx';

export interface PhoneFieldProps extends FieldWords {
  /** Digits without spaces, at most eleven. */
  readonly value: string;
  readonly onChange: (phone: string) => void;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly placeholder?: string;
}

const phoneLength = 11;

/** Digits in the groups in which a mobile number is read: 138 0000 0000. */
export function groupPhone(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ');
}

/** A mobile number: typed plain, read in groups when the field is left. */
export function PhoneField({ value, onChange, ...props }: PhoneFieldProps) {
  const [isTyping, setIsTyping] = useState(false);

  const input = useRef<HTMLInputElement>(null);
  const cameWhole = useRef(false);

  function beginTyping({ currentTarget }: FocusEvent<HTMLInputElement>) {
    cameWhole.current = currentTarget.selectionStart === 0 && currentTarget.selectionEnd === currentTarget.value.length;
    setIsTyping(true);
  }

  // Whoever comes by the keyboard has the whole number selected; writing it plain has taken that away.
  useLayoutEffect(() => {
    if (isTyping && cameWhole.current) input.current?.select();
  }, [isTyping]);

  return (
    <TextField
      {...props}
      ref={input}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      value={isTyping ? value : groupPhone(value)}
      onChange={(text) => onChange(text.normalize('NFKC').replace(/\D/g, '').slice(0, phoneLength))}
      onFocus={beginTyping}
      onBlur={() => setIsTyping(false)}
    />
  );
}
