import { pageMessages } from './messages.ts';
import * as styles from './text-size-choice.css.ts';

export type TextSize = keyof typeof pageMessages.textSizes;

export interface TextSizeChoiceProps {
  readonly size: TextSize;
  readonly onChange: (size: TextSize) => void;
}

const sizes = ['small', 'medium', 'large'] as const;

/** How large an article is read. */
export function TextSizeChoice({ size, onChange }: TextSizeChoiceProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{pageMessages.textSize}</legend>
      {sizes.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.size}
          aria-pressed={each === size}
          onClick={() => onChange(each)}
        >
          {pageMessages.textSizes[each]}
        </button>
      ))}
    </fieldset>
  );
}
