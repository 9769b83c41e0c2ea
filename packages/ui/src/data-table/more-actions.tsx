import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { FocusFirst } from '../menu/focus-first.tsx';
import { floating, option } from '../popover/popover.css.ts';
import { Content, Item, Portal, Root, Trigger } from '../primitives/menu.ts';
import * as styles from './data-table.css.ts';
import { MoreButton } from './more-button.tsx';
import type { RowAction } from './row-actions.tsx';

export interface MoreActionsProps {
  /** Name of the row. */
  readonly name: string;
  readonly actions: readonly RowAction[];
  /** Whether it was a key that asked for it: the first entry then takes the focus. */
  readonly isByKey: boolean;
}

/** The menu of a row, open from the start: it is loaded when somebody asks for it. */
export default function MoreActions({ name, actions, isByKey }: MoreActionsProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <Trigger asChild>
        <MoreButton name={name} />
      </Trigger>
      <Portal>
        <Content className={floating} align="end" sideOffset={4} collisionPadding={16}>
          {isByKey && <FocusFirst />}
          {actions.map((action) =>
            action.href === undefined ? (
              <Item
                key={action.key}
                className={classNames(option, action.danger && action.why === undefined && styles.danger)}
                aria-disabled={action.why !== undefined || undefined}
                title={action.why}
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
  );
}
