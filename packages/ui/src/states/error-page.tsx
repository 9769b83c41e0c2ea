import { Button } from '../button/button.tsx';
import { stateMessages } from './messages.ts';
import * as styles from './states.css.ts';
import { UnbuiltFrame } from './unbuilt-frame.tsx';

export interface ErrorPageProps {
  readonly message: string;
  readonly onReload: () => void;
}

/** The content of a page that could not be shown: says why, and offers to load it again. */
export function ErrorPage({ message, onReload }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.sheet}>
        <UnbuiltFrame />
        <h1 className={styles.pageTitle}>{message}</h1>
        <div className={styles.action}>
          <Button onClick={onReload}>{stateMessages.reload}</Button>
        </div>
      </div>
    </div>
  );
}
