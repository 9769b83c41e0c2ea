import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import { type Description, DescriptionList } from '../record/description-list.tsx';
import * as styles from './result-page.css.ts';

export interface ResultPageProps {
  readonly outcome: keyof typeof styles.markOf;
  readonly title: string;
  /** What happens next, or why it failed. */
  readonly text?: ReactNode;
  readonly facts?: readonly Description[];
  /** What to do next, the main action last. */
  readonly actions?: ReactNode;
}

const icons: Readonly<Record<ResultPageProps['outcome'], IconName>> = {
  success: 'check',
  pending: 'info',
  failure: 'close',
};

/** How something ended: paid, submitted, refused, or still under way. */
export function ResultPage({ outcome, title, text, facts, actions }: ResultPageProps) {
  return (
    <div className={styles.sheet}>
      <span className={styles.markOf[outcome]}>
        <Icon name={icons[outcome]} size={24} />
      </span>
      <h1 className={styles.title}>{title}</h1>
      {text && <div className={styles.text}>{text}</div>}
      {facts && (
        <div className={styles.facts}>
          <DescriptionList items={facts} columns={1} />
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
