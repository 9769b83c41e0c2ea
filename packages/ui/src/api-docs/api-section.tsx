import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './api-section.css.ts';

export interface ApiSectionProps {
  readonly title: string;
  /** Beside the title, such as where the values stand. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A part of what is said of a call under its heading. */
export function ApiSection({ title, note, children }: ApiSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
        {note && <span className={styles.note}>{note}</span>}
      </h2>
      <div className={styles.text}>{children}</div>
    </section>
  );
}

export interface ApiCallHeadProps {
  readonly name: string;
  readonly method: string;
  readonly address: string;
  /** Who may call it. */
  readonly tags: ReactNode;
  readonly about: string;
  readonly copy: string;
  readonly onCopy: () => void;
  /** Links below: share. */
  readonly actions?: ReactNode;
}

/** Which call it is: its name, its address, who may make it. */
export function ApiCallHead({ name, method, address, tags, about, copy, onCopy, actions }: ApiCallHeadProps) {
  return (
    <div className={styles.section}>
      <div className={styles.tags}>{tags}</div>
      <h2 className={styles.callName}>{name}</h2>
      <div className={styles.address}>
        <span className={styles.method}>{method}</span>
        <code className={styles.code}>{address}</code>
        <Button variant="link" size="compact" onClick={onCopy}>
          {copy}
        </Button>
      </div>
      <div className={styles.text}>{about}</div>
      {actions}
    </div>
  );
}

export interface ApiTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** Cells in the order of the columns; the first names the row. */
  readonly rows: readonly { readonly key: string; readonly name: ReactNode; readonly cells: readonly ReactNode[] }[];
}

/** Values and what they mean; on phones one below the other. */
export function ApiTable({ label, columns, rows }: ApiTableProps) {
  return (
    <table aria-label={label} className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.heading}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key} className={styles.row}>
            <th scope="row" className={styles.rowName}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className={index === cells.length - 1 ? styles.meaning : styles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface ApiCardsProps {
  readonly cards: readonly {
    readonly key: string;
    readonly title: string;
    readonly text: string;
    readonly note: string;
    readonly href: string;
  }[];
}

/** What can be called, a card for each kind. */
export function ApiCards({ cards }: ApiCardsProps) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ key, title, text, note, href }) => (
        <li key={key} className={styles.card}>
          <Link href={href} className={styles.cardLink}>
            {title}
          </Link>
          <p>{text}</p>
          <p className={styles.cardNote}>{note}</p>
        </li>
      ))}
    </ul>
  );
}

export interface ApiTrialProps {
  readonly title: string;
  /** As whom. */
  readonly note: string;
  readonly onSubmit: ComponentProps<'form'>['onSubmit'];
  /** A field for each parameter, and the button. */
  readonly children: ReactNode;
}

/** The form with which a call is tried. */
export function ApiTrial({ title, note, onSubmit, children }: ApiTrialProps) {
  return (
    <form aria-label={title} onSubmit={onSubmit} noValidate className={styles.trial}>
      <p className={styles.trialTitle}>
        {title}
        <span className={styles.note}>{note}</span>
      </p>
      {children}
    </form>
  );
}
