import { type FormEvent, useRef, useState } from 'react';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { paginationMessages } from './messages.ts';
import type { PageTurning } from './page-box.tsx';
import { readPage } from './page-window.ts';
import * as styles from './pagination.css.ts';

export interface PageJumpProps {
  readonly turning: PageTurning;
  readonly pages: number;
}

/** Goes to the page whose number is typed, with Enter. */
export function PageJump({ turning, pages }: PageJumpProps) {
  const [text, setText] = useState('');
  const way = useRef<HTMLSpanElement>(null);
  const page = readPage(text, pages);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    // The pager may stand in a form of the page.
    event.stopPropagation();
    if (page === null) return;
    // A link is followed by its router only when it is clicked.
    if (turning.hrefOf) way.current?.querySelector('a')?.click();
    else turning.onSelect(page);
    setText('');
  }

  return (
    <form className={styles.jump} onSubmit={onSubmit}>
      {paginationMessages.jumpTo}
      <input
        className={styles.jumpInput}
        inputMode="numeric"
        autoComplete="off"
        aria-label={paginationMessages.jump(pages)}
        aria-invalid={text !== '' && page === null}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {paginationMessages.jumpUnit}
      {turning.hrefOf && page !== null && (
        <VisuallyHidden>
          <span ref={way}>
            <Link href={turning.hrefOf(page)} tabIndex={-1} aria-hidden="true">
              {page}
            </Link>
          </span>
        </VisuallyHidden>
      )}
    </form>
  );
}
