import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { NeedsScripts } from '../states/needs-scripts.tsx';
import * as styles from './article-marks.css.ts';

export interface ArticleMark {
  readonly key: string;
  readonly text: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly pending: boolean;
  readonly onToggle: () => void;
}

export interface ArticleMarksProps {
  readonly marks: readonly ArticleMark[];
  /** At the end of the row. */
  readonly children?: ReactNode;
}

/** What a reader makes of a text: helpful, kept; each with how many do. */
export function ArticleMarks({ marks, children }: ArticleMarksProps) {
  return (
    <div className={styles.row}>
      {marks.map(({ key, text, count, isOn, pending, onToggle }) => (
        <Button
          key={key}
          variant="line"
          size="compact"
          aria-pressed={isOn}
          pending={pending}
          className={isOn ? styles.on : undefined}
          onClick={onToggle}
        >
          {text} <span className={styles.count}>{count}</span>
        </Button>
      ))}
      <NeedsScripts />
      {children}
    </div>
  );
}
