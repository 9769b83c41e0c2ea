import type { ReactNode } from 'react';
import { FileMark } from '../attachments/file-mark.tsx';
import { formatSize } from '../attachments/file-size.ts';
import { Link } from '../link/link.tsx';
import * as styles from './file-list.css.ts';

export interface ListedFile {
  readonly key: string;
  readonly name: string;
  /** Where it is fetched, unless `control` does it. */
  readonly href?: string;
  /** In place of the link. */
  readonly control?: ReactNode;
  /** Bytes. */
  readonly size: number;
}

export interface FileListProps {
  /** 附件. */
  readonly title: string;
  readonly files: readonly ListedFile[];
  /** 下载. */
  readonly action: string;
}

/** Files that come with an article. */
export function FileList({ title, files, action }: FileListProps) {
  return (
    <section aria-label={title} className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {files.map(({ key, name, href, control, size }) => (
          <li key={key} className={styles.row}>
            <FileMark name={name} />
            <span className={styles.name}>{name}</span>
            <span className={styles.size}>{formatSize(size)}</span>
            {href !== undefined && (
              <Link href={href} className={styles.action} aria-label={`${action} ${name}`}>
                {action}
              </Link>
            )}
            {control}
          </li>
        ))}
      </ul>
    </section>
  );
}
