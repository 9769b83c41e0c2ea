import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Link, type LinkProps } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './button.css.ts';
import { buttonMessages } from './messages.ts';

interface ButtonLook {
  /** `solid` for the one main action of a view, `line` beside it, `quiet` and `link` in rows, `danger` to destroy. */
  readonly variant?: keyof typeof styles.variant | undefined;
  /** Height: 44 on public pages, 36 regular, 32 in tables. */
  readonly size?: keyof typeof styles.size | undefined;
  /** Takes the whole width. */
  readonly wide?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'aria-disabled'> {
  /** An action is under way: the button keeps its focus and label, and ignores clicks. */
  readonly pending?: boolean;
  /** Why nothing comes of it now: it looks disabled, keeps its focus and says so. `onClick` may say it where nobody hovers. */
  readonly why?: string | undefined;
}

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

function look({ variant = 'solid', size = 'comfortable', wide = false }: ButtonLook, className: string | undefined) {
  return classNames(styles.button, styles.size[size], styles.variant[variant], wide && styles.wide, className);
}

function swallowClick(event: MouseEvent) {
  event.preventDefault();
}

/** A button that does something on this page. `type` is `button` unless given. */
export function Button({ variant, size, wide, pending = false, why, className, children, ...button }: ButtonProps) {
  const reason = why === undefined ? {} : { 'aria-disabled': true, title: why };
  const whilePending = pending ? { 'aria-disabled': true, onClick: swallowClick } : {};
  const shown = classNames(className, why !== undefined && styles.unavailable);
  return (
    <button type="button" {...button} {...reason} {...whilePending} className={look({ variant, size, wide }, shown)}>
      {children}
      {pending && <VisuallyHidden>{buttonMessages.pending}</VisuallyHidden>}
    </button>
  );
}

/** A link that looks like a button: it leads to another page. */
export function ButtonLink({ variant, size, wide, className, ...link }: ButtonLinkProps) {
  return <Link {...link} className={look({ variant, size, wide }, className)} />;
}
