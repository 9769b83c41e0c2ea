import { lazy, Suspense, useState } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import * as cards from './cards.css.ts';
import * as styles from './data-table.css.ts';
import { MoreButton } from './more-button.tsx';

const MoreActions = lazy(() => import('./more-actions.tsx'));

/** Something that may be done with a row: does it here, or leads to a page. */
export type RowAction = {
  readonly key: string;
  readonly label: string;
  /** Destroys something. */
  readonly danger?: boolean;
  /** Why it cannot be done to this row: it is shown as disabled and says so; `onSelect` says it where nobody hovers. */
  readonly why?: string | undefined;
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
      className={classNames(cards.action, action.danger && action.why === undefined && styles.danger)}
      why={action.why}
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
      {besides.length > 0 && <RowMenu name={name} actions={besides} />}
    </span>
  );
}

type Asked = 'no' | 'by key' | 'by pointer';

/** Loaded when it is first opened: most rows have no more than what stands beside each other. */
function RowMenu({ name, actions }: RowActionsProps) {
  const [asked, setAsked] = useState<Asked>('no');
  if (asked === 'no') {
    return (
      <MoreButton
        name={name}
        aria-expanded={false}
        onClick={({ detail }) => setAsked(detail === 0 ? 'by key' : 'by pointer')}
      />
    );
  }
  return (
    <Suspense fallback={<MoreButton name={name} aria-expanded={false} aria-disabled />}>
      <MoreActions name={name} actions={actions} isByKey={asked === 'by key'} />
    </Suspense>
  );
}
