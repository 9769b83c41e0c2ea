import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { stateMessages } from './messages.ts';
import * as styles from './states.css.ts';
import { UnbuiltFrame } from './unbuilt-frame.tsx';

export interface ErrorPageProps {
  readonly message: string;
  /** Where 返回首页 leads; absent when there is no home to go to. */
  readonly homeHref?: string | undefined;
  /** Another drawing than the unbuilt frame. */
  readonly drawing?: ReactNode;
}

/** A whole page that cannot be shown. */
export function ErrorPage({ message, homeHref, drawing = <UnbuiltFrame /> }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.sheet}>
        {drawing}
        <h1 className={styles.pageTitle}>{message}</h1>
        {homeHref && (
          <div className={styles.action}>
            <ButtonLink href={homeHref}>{stateMessages.backHome}</ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}
