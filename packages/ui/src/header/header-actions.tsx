import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { ButtonLink } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { sizedSource } from '../sized-source.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './header.css.ts';
import { bellName, headerMessages } from './messages.ts';

export interface VisitorActionsProps {
  readonly loginHref: string;
  readonly registerHref: string;
}

/** Right side of the header before login. */
export function VisitorActions({ loginHref, registerHref }: VisitorActionsProps) {
  return (
    <>
      <Link className={styles.action} href={loginHref} data-record="click">
        <Icon name="user" />
        <span className={styles.word}>{headerMessages.login}</span>
      </Link>
      <ButtonLink className={styles.foldedButton} variant="line" size="regular" href={registerHref} data-record="click">
        {headerMessages.register}
      </ButtonLink>
    </>
  );
}

export interface MemberActionsProps {
  /** The company selector, when the member has companies to choose from. */
  readonly companySelector?: ReactNode;
  readonly centreHref: string;
  /** Name of the member, in the place of the words for the centre. */
  readonly person?: string | undefined;
  /** Address of the member's picture, in the place of the icon. */
  readonly picture?: string | undefined;
  /** Way back to the portal's home page, on pages without the menu bar. */
  readonly portalHref?: string;
  /** Way to the chat, beside the bell. */
  readonly chatEntry?: ReactNode;
  /** Unread count as it is to be read ("7", "99+"); null shows no badge. */
  readonly unread: string | null;
  readonly messagesOpen: boolean;
  readonly onOpenMessages: () => void;
  readonly onLogout: () => void;
}

/** Right side of the header after login. */
export function MemberActions(props: MemberActionsProps) {
  const {
    companySelector,
    centreHref,
    person,
    picture,
    portalHref,
    chatEntry,
    unread,
    messagesOpen,
    onOpenMessages,
    onLogout,
  } = props;
  return (
    <>
      {portalHref && (
        <Link className={styles.foldedAction} href={portalHref}>
          <Icon name="home" />
          <span className={styles.foldedWord}>{headerMessages.portal}</span>
        </Link>
      )}
      {companySelector && <span className={styles.company}>{companySelector}</span>}
      <Link className={styles.foldedAction} href={centreHref}>
        {picture ? (
          <img className={styles.picture} {...sizedSource(picture, 40)} alt="" decoding="async" />
        ) : (
          <Icon name="user" />
        )}
        {person ? (
          <span className={classNames(styles.foldedWord, styles.person)} title={person}>
            <VisuallyHidden>{headerMessages.centreOf}</VisuallyHidden>
            {person}
          </span>
        ) : (
          <span className={styles.foldedWord}>{headerMessages.centre}</span>
        )}
      </Link>
      {chatEntry}
      <button
        type="button"
        className={styles.bell}
        aria-label={bellName(unread)}
        aria-haspopup="dialog"
        aria-expanded={messagesOpen}
        onClick={onOpenMessages}
      >
        <Icon name="bell" />
        <Badge text={unread} className={styles.bellCount} />
      </button>
      <span className={styles.rule} />
      <button type="button" className={styles.foldedAction} aria-haspopup="dialog" onClick={onLogout}>
        <Icon name="exit" />
        <span className={styles.foldedWord}>{headerMessages.logout}</span>
      </button>
    </>
  );
}
