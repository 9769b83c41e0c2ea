import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { pageMessages } from './messages.ts';
import * as styles from './text-comparison.css.ts';

export interface TextComparisonProps {
  /** Which versions are compared. */
  readonly title: string;
  /** In the order of the text; lines end where its blocks do. */
  readonly pieces: readonly { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }[];
}

const changes = {
  added: { Element: 'ins', look: styles.added },
  removed: { Element: 'del', look: styles.removed },
} as const;

/** Two versions of a text in one: what came and what went is said in words, too, not by colour alone. */
export function TextComparison({ title, pieces }: TextComparisonProps) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>
        {pieces.map(({ kind, text }, index) => {
          // A piece is told from others by its place alone: texts repeat.
          const key = String(index);
          if (kind === 'same') return <span key={key}>{text}</span>;
          const { Element, look } = changes[kind];
          return (
            <Element key={key} className={look}>
              <VisuallyHidden>{pageMessages[kind]}</VisuallyHidden>
              {text}
            </Element>
          );
        })}
      </p>
    </section>
  );
}
