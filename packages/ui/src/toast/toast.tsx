import { Toaster as ToastRegion, toast } from 'sonner';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import { TextLink } from '../text-link/text-link.tsx';
import { layer } from '../tokens/measures.ts';
import { toastMessages } from './messages.ts';
import * as styles from './toast.css.ts';

/** How a message is meant: errors stay until they are closed, the others 4 seconds unless they offer an action. */
export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export interface ToastMessage {
  readonly tone: ToastTone;
  readonly text: string;
  /** Messages of the same id replace each other. */
  readonly id?: string;
  /** What the reader can do about it; such a message stays until it is closed. */
  readonly action?: { readonly text: string; readonly href: string };
}

const icons: Readonly<Record<ToastTone, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
};

const shownFor = 4000;

/** Shows a message below the header. Needs one `Toaster` on the page. */
export function showToast({ tone, text, id, action }: ToastMessage): void {
  const staysOpen = tone === 'error' || action !== undefined;
  toast.custom(
    (toastId) => (
      <div className={styles.toast} role={tone === 'error' ? 'alert' : undefined}>
        <Icon name={icons[tone]} className={styles.icon[tone]} />
        <span className={styles.text}>{text}</span>
        {action && (
          <TextLink className={styles.action} href={action.href}>
            {action.text}
          </TextLink>
        )}
        <button
          type="button"
          className={styles.close}
          aria-label={toastMessages.close}
          onClick={() => toast.dismiss(toastId)}
        >
          <Icon name="close" size={16} />
        </button>
      </div>
    ),
    { unstyled: true, duration: staysOpen ? Number.POSITIVE_INFINITY : shownFor, ...(id && { id }) },
  );
}

/** Takes a message away that no longer holds; nothing where none of this id is shown. */
export function hideToast(id: string): void {
  toast.dismiss(id);
}

/** Errors stay there until they are read. */
const offset = { top: styles.top };

/** The live region in which messages appear. One on a page. */
export function Toaster() {
  return (
    <ToastRegion
      position="top-center"
      offset={offset}
      mobileOffset={offset}
      containerAriaLabel={toastMessages.region}
      style={{ zIndex: Number(layer.toast) }}
      visibleToasts={5}
      // Collapsed, a newer message would hide an error that still waits to be read.
      expand
    />
  );
}
