import { Icon } from '../icon/icon.tsx';
import * as toast from '../toast/toast.css.ts';
import { entryMessages } from './entry-messages.ts';
import * as styles from './login-elsewhere-toast.css.ts';

export interface LoginElsewhereToastProps {
  readonly onClose: () => void;
}

/**
 * Says that the account was logged in elsewhere (specification section 6; decision 40): a toast, read out at once,
 * that stays until it is closed. Shown when it happens, and again on the home page after the redirect.
 */
export function LoginElsewhereToast({ onClose }: LoginElsewhereToastProps) {
  return (
    <div className={styles.place}>
      <div className={toast.toast} role="alert">
        <Icon name="info" className={toast.icon.info} />
        <span className={toast.text}>{entryMessages.elsewhere}</span>
        <button type="button" className={toast.close} aria-label={entryMessages.close} onClick={onClose}>
          <Icon name="close" size={16} />
        </button>
      </div>
    </div>
  );
}
