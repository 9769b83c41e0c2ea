import { EmptyState, VisuallyHidden } from '@jianzhu/ui';
import type { ReactNode } from 'react';

export interface StatementProps {
  /** Name of the page. */
  readonly name: string;
  readonly title?: string;
  readonly text: string;
  /** What the visitor can do, as links or buttons. */
  readonly children?: ReactNode;
}

/** A page that says one thing and offers what to do next. */
export function Statement({ name, title = name, text, children }: StatementProps) {
  return (
    <>
      <h1>
        <VisuallyHidden>{name}</VisuallyHidden>
      </h1>
      <EmptyState title={title} text={text} action={children} />
    </>
  );
}
