import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { playerMessages } from './messages.ts';
import * as styles from './video-player.css.ts';

/** Says that the video, or more of it, is on its way. */
export function Waiting({ isWaiting }: { readonly isWaiting: boolean }) {
  return (
    <p className={styles.waiting} role="status">
      {isWaiting && playerMessages.loading}
    </p>
  );
}

/** Instead of a video that cannot be played (specification section 8). */
export function CannotPlay({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.cover} role="alert">
      <Icon name="warning" size={24} />
      <p>{playerMessages.cannotPlay}</p>
      <Button variant="line" size="regular" onClick={onRetry}>
        {playerMessages.retry}
      </Button>
    </div>
  );
}

export interface OfferProps {
  readonly offer: ReactNode;
  readonly onReplay: (() => void) | null;
}

/** Over the picture when all that may be seen has been seen. */
export function Offer({ offer, onReplay }: OfferProps) {
  return (
    <div className={styles.cover} role="status">
      {offer}
      {onReplay && (
        <button type="button" className={styles.replay} onClick={onReplay}>
          <Icon name="reset" size={16} />
          {playerMessages.watchPreviewAgain}
        </button>
      )}
    </div>
  );
}
