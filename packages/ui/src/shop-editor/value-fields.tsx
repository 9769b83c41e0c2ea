import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field, type FieldWords, splitFieldWords } from '../fields/field.tsx';
import { color as tokens } from '../tokens/color.ts';
import { shopEditorMessages as texts } from './messages.ts';
import * as styles from './value-fields.css.ts';

export interface RangeFieldProps extends FieldWords {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** px, 秒 …; '' for a count. */
  readonly unit?: string;
  readonly onChange: (value: number) => void;
}

/** A whole number between two others, by a slider or typed; what is typed counts once it lies between them. */
export function RangeField(props: RangeFieldProps) {
  const { words, control } = splitFieldWords(props);
  const { value, min, max, unit = '', onChange } = control;
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string) {
    setTyped(text);
    const number = Number(text);
    if (text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max) onChange(number);
  }

  return (
    <Field {...words}>
      {(attributes) => (
        <div className={styles.row}>
          <input
            type="range"
            className={styles.range}
            aria-label={words.label}
            tabIndex={-1}
            {...{ min, max, value }}
            onChange={(event) => onChange(Number(event.target.value))}
          />
          <input
            {...attributes}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className={styles.figure}
            value={typed ?? String(value)}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped(null)}
          />
          {unit !== '' && <span className={styles.unit}>{unit}</span>}
        </div>
      )}
    </Field>
  );
}

export interface ColorFieldProps extends FieldWords {
  /** `#rrggbb`; '' is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Takes the colour away; left out where there must be one. */
  readonly clearText?: string | undefined;
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** A colour, from the browser's dialog or typed as `#rrggbb`. */
export function ColorField(props: ColorFieldProps) {
  const { words, control } = splitFieldWords(props);
  const { value, onChange, clearText } = control;
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string) {
    setTyped(text);
    const code = text.startsWith('#') ? text : `#${text}`;
    if (isColor(code)) onChange(code.toLowerCase());
  }

  return (
    <Field {...words}>
      {(attributes) => (
        <div className={styles.row}>
          <input
            type="color"
            className={styles.swatch}
            aria-label={texts.pickColor(words.label)}
            value={isColor(value) ? value : tokens.sheet}
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            {...attributes}
            type="text"
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            className={styles.code}
            value={typed ?? value}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped(null)}
          />
          {clearText !== undefined && value !== '' && (
            <Button variant="link" size="compact" onClick={() => onChange('')}>
              {clearText}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
