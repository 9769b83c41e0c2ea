import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as styles from './tag.css.ts';

export interface TagProps {
  /** Colour tells a status, never a type; the word inside says it as well. */
  readonly tone?: keyof typeof styles.tone;
  readonly children: ReactNode;
}

/** A short status word. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return <span className={classNames(styles.tag, styles.tone[tone])}>{children}</span>;
}
