import { Link } from '../link/link.tsx';
import { Tag, type TagProps } from '../tag/tag.tsx';
import * as styles from './certificate-table.css.ts';

/** A certificate as a list shows it. */
export interface CertificateRow {
  readonly key: string;
  readonly href: string;
  /** Nobody where all are of one company: then the category names the row. */
  readonly company?: string;
  readonly region?: string;
  readonly category: string;
  readonly grade: string;
  readonly number: string;
  /** Until when, as it is to be read. */
  readonly until: string;
  readonly state: { readonly text: string; readonly tone: NonNullable<TagProps['tone']> };
}

export interface CertificateTableProps {
  /** What it lists. */
  readonly caption: string;
  readonly columns: Readonly<
    Record<'category' | 'grade' | 'number' | 'until' | 'state', string> & { readonly company?: string }
  >;
  readonly rows: readonly CertificateRow[];
}

/** Certificates in a table; on a phone each is a card. */
export function CertificateTable({ caption, columns, rows }: CertificateTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          {Object.entries(columns).map(([key, label]) => (
            <th key={key} scope="col" className={styles.column}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map(({ key, href, company, region, category, grade, number, until, state }) => (
          <tr key={key} className={styles.row}>
            <th scope="row" className={styles.company}>
              <Link href={href} className={styles.link}>
                {company ?? category}
              </Link>
              {region && <span className={styles.region}>{region}</span>}
            </th>
            {company !== undefined && (
              <td className={styles.cell} data-label={columns.category}>
                {category}
              </td>
            )}
            <td className={styles.cell} data-label={columns.grade}>
              {grade}
            </td>
            <td className={styles.cell} data-label={columns.number}>
              {number}
            </td>
            <td className={styles.cell} data-label={columns.until}>
              {until}
            </td>
            <td className={styles.cell} data-label={columns.state}>
              <Tag tone={state.tone}>{state.text}</Tag>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
