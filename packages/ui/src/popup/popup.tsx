import { ButtonLink } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { popupMessages } from './messages.ts';
import * as styles from './popup.css.ts';

export interface PopupProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly text?: string | undefined;
  readonly picture?: { readonly src: string; readonly alt: string } | undefined;
  /** Page with more about it. */
  readonly href?: string | undefined;
}

/** Announcement in front of the home page, shown only when the server has one. */
export function Popup({ open, onClose, title, text, picture, href }: PopupProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={title}>
      {picture && <img className={styles.picture} src={picture.src} alt={picture.alt} />}
      {text && <p className={styles.text}>{text}</p>}
      {href && (
        <div className={styles.foot}>
          <ButtonLink size="regular" href={href} onClick={onClose}>
            {popupMessages.more}
          </ButtonLink>
        </div>
      )}
    </Dialog>
  );
}
