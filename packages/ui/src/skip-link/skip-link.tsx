import { skipLinkMessages } from './messages.ts';
import * as styles from './skip-link.css.ts';

/** First link of a page: jumps over the header to the main region. */
export function SkipLink({ targetId = 'main' }: { readonly targetId?: string }) {
  return (
    <a className={styles.skipLink} href={`#${targetId}`}>
      {skipLinkMessages.skip}
    </a>
  );
}
