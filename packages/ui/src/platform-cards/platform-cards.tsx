import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { platformDrawings } from './drawings.ts';
import * as styles from './platform-cards.css.ts';

/** A digital platform, what is there, and the ways into it. */
export interface PlatformCard {
  /** Chooses the drawing. */
  readonly kind: keyof typeof platformDrawings;
  readonly name: string;
  readonly summary: string;
  /** What is counted there; null where the figure is unknown. */
  readonly figure: { readonly number: string; readonly label: string } | null;
  /** Pages of the portal that do the same work. */
  readonly links: readonly { readonly text: string; readonly href: string }[];
  readonly entry: { readonly text: string; readonly href: string; readonly newWindow: boolean };
}

/** The digital platforms as cards. */
export function PlatformCards({ cards }: { readonly cards: readonly PlatformCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ kind, name, summary, figure, links, entry }) => (
        <li key={kind} className={styles.card}>
          <div className={styles.head}>
            <img src={platformDrawings[kind]} alt="" width={144} height={146} className={styles.drawing} />
            <div>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.summary}>{summary}</p>
              {figure && (
                <p className={styles.figure}>
                  <b className={styles.number}>{figure.number}</b> {figure.label}
                </p>
              )}
            </div>
          </div>
          <ul className={styles.links}>
            {links.map(({ text, href }) => (
              <li key={href} className={styles.linkPlace}>
                <Link href={href} className={styles.link}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
          <Link href={entry.href} newWindow={entry.newWindow} className={styles.entry} data-record="click">
            {entry.text}
            <Icon name={entry.newWindow ? 'arrow-up-right' : 'arrow-right'} size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
