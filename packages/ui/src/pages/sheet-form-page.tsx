import type { FormEvent, ReactNode } from 'react';
import { summary } from './form-page.css.ts';
import { ActionBar } from './form-page.tsx';
import { stack } from './page-head.css.ts';
import { PageHead, type PageHeadProps } from './page-head.tsx';
import * as styles from './sheet-form-page.css.ts';

export interface SheetFormPageProps extends PageHeadProps {
  /** Parts that are sheets themselves, such as lists of files; `SideBySide` puts two in one row. */
  readonly children: ReactNode;
  /** Why what was handed in came back; in red above the parts. */
  readonly problem?: string | undefined;
  readonly note?: ReactNode;
  /** Buttons of the action bar, the main one of type `submit`; without any there is no bar. */
  readonly buttons?: ReactNode;
  readonly onSubmit: () => void;
}

/** A form whose parts take the whole width, with its actions always in sight. */
export function SheetFormPage({ children, problem, note, buttons, onSubmit, ...head }: SheetFormPageProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <>
      <PageHead {...head} />
      <form className={stack} aria-label={head.title} onSubmit={submit} noValidate>
        {problem && (
          <p className={summary} role="status">
            {problem}
          </p>
        )}
        {children}
        {buttons && <ActionBar note={note}>{buttons}</ActionBar>}
      </form>
    </>
  );
}

/** Two sheets in one row, below each other where there is no room. */
export function SideBySide({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
