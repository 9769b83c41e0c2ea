import { Button, ButtonLink } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { floating, option } from '../popover/popover.css.ts';
import { Content, Item, Portal, Root, Trigger } from '../primitives/menu.ts';
import * as cards from './cards.css.ts';
import * as styles from './data-table.css.ts';
import { tableMessages } from './messages.ts';

/** Something that may be done with a row: does it here, or leads to a page. */
export type RowAction = {
  readonly key: string;
  readonly label: string;
  /** Destroys something. */
  readonly danger?: boolean;
} & ({ readonly onSelect: () => void; readonly href?: undefined } | { readonly href: string });

export interface RowActionsProps {
  /** Name of the row, so that every menu has a name of its own. */
  readonly name: string;
  /** Those that the member may take, the most used first. The server decides; nothing is hidden here. */
  readonly actions: readonly RowAction[];
}

/** Actions that stand beside each other; the others are in a menu. */
const shown = 2;

function ActionButton({ action }: { readonly action: RowAction }) {
  if (action.href !== undefined) {
    return (
      <ButtonLink variant="link" size="compact" className={cards.action} href={action.href}>
        {action.label}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="link"
      size="compact"
      className={classNames(cards.action, action.danger && styles.danger)}
      onClick={action.onSelect}
    >
      {action.label}
    </Button>
  );
}

/** What may be done with a row: two as text, the rest in a menu. */
export function RowActions({ name, actions }: RowActionsProps) {
  const besides = actions.length > shown + 1 ? actions.slice(shown) : [];
  return (
    <span className={classNames(styles.actions, cards.actions)}>
      {actions.slice(0, actions.length - besides.length).map((action) => (
        <ActionButton key={action.key} action={action} />
      ))}
      {besides.length > 0 && (
        <Root modal={false}>
          <Trigger className={classNames(styles.more, cards.more)} aria-label={tableMessages.moreActions(name)}>
            <Icon name="more" size={16} />
          </Trigger>
          <Portal>
            <Content className={floating} align="end" sideOffset={4} collisionPadding={16}>
              {besides.map((action) =>
                action.href === undefined ? (
                  <Item
                    key={action.key}
                    className={classNames(option, action.danger && styles.danger)}
                    onSelect={action.onSelect}
                  >
                    {action.label}
                  </Item>
                ) : (
                  <Item key={action.key} className={option} asChild>
                    <a href={action.href}>{action.label}</a>
                  </Item>
                ),
              )}
            </Content>
          </Portal>
        </Root>
      )}
    </span>
  );
}
