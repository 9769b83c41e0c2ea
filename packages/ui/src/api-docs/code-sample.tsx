import { type ReactNode, useState } from 'react';
import * as styles from './code-sample.css.ts';

/** One way to write the same. */
export interface CodeText {
  readonly key: string;
  /** Such as the language. */
  readonly name: string;
  readonly text: string;
}

export interface CodeSampleProps {
  readonly label: string;
  readonly texts: readonly [CodeText, ...CodeText[]];
  /** Beside the names: how a request ended. */
  readonly status?: ReactNode;
  readonly copy: string;
  readonly onCopy: (text: string) => void;
}

/** Text for machines, in one language or a choice of them. */
export function CodeSample({ label, texts, status, copy, onCopy }: CodeSampleProps) {
  const [chosen, setChosen] = useState(texts[0].key);
  const shown = texts.find(({ key }) => key === chosen) ?? texts[0];
  return (
    <section aria-label={label} className={styles.sample}>
      <div className={styles.head}>
        {texts.length > 1 ? (
          <fieldset aria-label={label} className={styles.choices}>
            {texts.map(({ key, name }) => (
              <button
                key={key}
                type="button"
                aria-pressed={key === shown.key}
                className={styles.choice}
                onClick={() => setChosen(key)}
              >
                {name}
              </button>
            ))}
          </fieldset>
        ) : (
          <p className={styles.title}>{shown.name}</p>
        )}
        {status && (
          <p role="status" className={styles.status}>
            {status}
          </p>
        )}
        <button type="button" className={styles.choice} onClick={() => onCopy(shown.text)}>
          {copy}
        </button>
      </div>
      <pre
        className={styles.code}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keys
        tabIndex={0}
      >
        {shown.text}
      </pre>
    </section>
  );
}
