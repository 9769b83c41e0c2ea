import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import * as styles from './guidance.css.ts';
import type { Pair } from './guidance.ts';

interface SideProps {
  readonly look: keyof typeof styles.side;
  readonly verdict: string;
  readonly reason: string;
  readonly children: ReactNode;
}

function Side({ look, verdict, reason, children }: SideProps) {
  return (
    <figure className={styles.side[look]}>
      <div>{children}</div>
      <figcaption className={styles.reason}>
        <b>{verdict}</b>：{reason}
      </figcaption>
    </figure>
  );
}

/** Good and bad uses beside each other, each with its reason. */
export function PairList({ pairs }: { readonly pairs: readonly Pair[] }) {
  return (
    <Unstyled>
      <div className={styles.pairs}>
        {pairs.map(({ good, goodReason, bad, badReason }) => [
          <Side key={goodReason} look="good" verdict="这样做" reason={goodReason}>
            {good}
          </Side>,
          <Side key={badReason} look="bad" verdict="不这样做" reason={badReason}>
            {bad}
          </Side>,
        ])}
      </div>
    </Unstyled>
  );
}
