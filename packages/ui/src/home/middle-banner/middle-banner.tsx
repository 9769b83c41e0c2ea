import drawingUrl from '../../art/middle-banner.svg?no-inline';
import { classNames } from '../../class-names.ts';
import { content } from '../../layout/content.css.ts';
import { Link } from '../../link/link.tsx';
import * as styles from './middle-banner.css.ts';

export interface MiddleBannerProps {
  readonly href: string;
  readonly newWindow?: boolean;
  /** What the banner says; the alternative text when a picture says it. */
  readonly title: string;
  /** Second line; shown on the drawing only. */
  readonly summary?: string;
  /** Picture of 1366 x 120 px. Without one the title stands on a drawing. */
  readonly imageUrl?: string | undefined;
}

/** The banner between two sections (banner 101). */
export function MiddleBanner({ href, newWindow, title, summary, imageUrl }: MiddleBannerProps) {
  return (
    <div className={classNames(content, styles.frame)}>
      <Link href={href} newWindow={newWindow} className={styles.banner} data-record="click">
        <img
          className={styles.image}
          src={imageUrl ?? drawingUrl}
          alt={imageUrl ? title : ''}
          width={1366}
          height={120}
          loading="lazy"
          decoding="async"
        />
        {!imageUrl && (
          <span className={styles.text}>
            <b className={styles.title}>{title}</b>
            {summary}
          </span>
        )}
      </Link>
    </div>
  );
}
