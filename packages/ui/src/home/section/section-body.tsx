import type { ReactNode } from 'react';
import emptyUrl from '../../art/empty.svg?no-inline';
import networkErrorUrl from '../../art/network-error.svg?no-inline';
import { ButtonLink } from '../../button/button.tsx';
import { classNames } from '../../class-names.ts';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import { stateMessages } from '../messages.ts';
import * as styles from './section-body.css.ts';
import type { SectionContent, SectionKey } from './section-content.ts';

export interface SectionBodyProps<Data> {
  readonly sectionKey: SectionKey;
  readonly content: SectionContent<Data>;
  readonly isEmpty: (data: Data) => boolean;
  readonly children: (data: Data) => ReactNode;
}

/**
 * What stands below a section head: the data, a skeleton while it loads, or a note when there is none or the call
 * failed. The stand-ins are as tall as the section is with data, so that the page does not jump.
 */
export function SectionBody<Data>({ sectionKey, content, isEmpty, children }: SectionBodyProps<Data>) {
  if (content.status === 'loading') {
    return (
      <div className={classNames(styles.skeleton, styles.skeletonHeight[sectionKey])} role="status">
        <VisuallyHidden>{stateMessages.loading}</VisuallyHidden>
      </div>
    );
  }
  if (content.status === 'failed') {
    return (
      <Note sectionKey={sectionKey} art={networkErrorUrl} {...stateMessages.failed}>
        <ButtonLink variant="line" size="regular" href={content.retryHref}>
          {stateMessages.retry}
        </ButtonLink>
      </Note>
    );
  }
  return isEmpty(content.data) ? (
    <Note sectionKey={sectionKey} art={emptyUrl} {...stateMessages.empty} />
  ) : (
    children(content.data)
  );
}

interface NoteProps {
  readonly sectionKey: SectionKey;
  readonly art: string;
  readonly title: string;
  readonly hint: string;
  readonly children?: ReactNode;
}

function Note({ sectionKey, art, title, hint, children }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles.noteHeight[sectionKey])}>
      <img src={art} alt="" width={220} height={150} loading="lazy" />
      <p className={styles.noteTitle}>{title}</p>
      <p className={styles.noteHint}>{hint}</p>
      {children}
    </div>
  );
}
