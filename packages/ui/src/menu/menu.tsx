import { Fragment, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import { Link } from '../link/link.tsx';
import { Content, Group, Item, Label, Portal, Root, Separator, Trigger } from '../primitives/menu.ts';
import { FocusFirst } from './focus-first.tsx';
import * as styles from './menu.css.ts';

/** One entry: does something here, or leads to a page. */
export type MenuItem = {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName;
  /** A few words at the end, such as a shortcut. */
  readonly hint?: string;
  readonly disabled?: boolean;
  /** Destroys something. */
  readonly danger?: boolean;
} & (
  | { readonly onSelect: () => void; readonly href?: undefined }
  | { readonly href: string; readonly newWindow?: boolean; readonly onSelect?: undefined }
);

/** Entries that belong together; a line parts them from the next. */
export interface MenuGroup {
  readonly key: string;
  readonly label?: string;
  readonly items: readonly MenuItem[];
}

export interface MenuProps {
  /** The one button that opens it. */
  readonly trigger: ReactNode;
  /** Accessible name of what opens. */
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly align?: 'start' | 'end';
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Whether a key opened it before it was there to see that: the first entry then takes the focus. */
  readonly isByKey?: boolean;
  /** Takes the focus when the menu closes; without it the trigger does. */
  readonly onReturnFocus?: () => void;
}

function Entry({ item }: { readonly item: MenuItem }) {
  const content = (
    <>
      {item.icon && <Icon name={item.icon} size={16} />}
      <span className={styles.label}>{item.label}</span>
      {item.hint && <span className={styles.hint}>{item.hint}</span>}
    </>
  );
  const look = { className: item.danger ? styles.dangerItem : styles.item, disabled: item.disabled ?? false };
  // A link that must not be followed is no link.
  if (item.href === undefined || item.disabled) {
    return (
      <Item {...look} {...(item.onSelect && { onSelect: item.onSelect })}>
        {content}
      </Item>
    );
  }
  return (
    <Item {...look} asChild>
      <Link href={item.href} newWindow={item.newWindow}>
        {content}
      </Link>
    </Item>
  );
}

/**
 * Actions that a button opens. Arrow keys, Home, End and typing move, Enter and Space choose, Escape closes (ARIA menu
 * button pattern). For one of several values take a select.
 */
export function Menu(props: MenuProps) {
  const { trigger, label, groups, align = 'start', open, onOpenChange, isByKey = false, onReturnFocus } = props;
  return (
    <Root modal={false} {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          className={styles.menu}
          align={align}
          sideOffset={4}
          collisionPadding={16}
          aria-label={label}
          onCloseAutoFocus={(event) => {
            if (!onReturnFocus) return;
            event.preventDefault();
            onReturnFocus();
          }}
        >
          {isByKey && <FocusFirst />}
          {groups.map((group, index) => (
            <Fragment key={group.key}>
              {index > 0 && <Separator className={styles.line} />}
              <Group {...(group.label && { 'aria-label': group.label })}>
                {group.label && <Label className={styles.groupLabel}>{group.label}</Label>}
                {group.items.map((item) => (
                  <Entry key={item.key} item={item} />
                ))}
              </Group>
            </Fragment>
          ))}
        </Content>
      </Portal>
    </Root>
  );
}
