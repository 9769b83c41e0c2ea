import { Link } from '../link/link.tsx';
import { Tag, type TagProps } from '../tag/tag.tsx';
import * as styles from './need-rows.css.ts';

/** A need as a list shows it; texts are as they are to be read. */
export interface NeedEntry {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  /** What it is about, and where. */
  readonly facts: readonly string[];
  /** "8万-12万元", or 面议. */
  readonly budget: string;
  /** What else is to know, such as the last day. */
  readonly note: string;
  readonly offers: string;
  readonly state: { readonly text: string; readonly tone: NonNullable<TagProps['tone']> };
}

/** Needs with what they are worth, how long they wait and what became of them; the whole row leads to one. */
export function NeedRows({ rows }: { readonly rows: readonly NeedEntry[] }) {
  return (
    <ul>
      {rows.map(({ key, href, title, facts, budget, note, offers, state }) => (
        <li key={key} className={styles.row}>
          <div className={styles.text}>
            <h2 className={styles.title}>
              <Link href={href} className={styles.link}>
                {title}
              </Link>
            </h2>
            <p className={styles.facts}>
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          </div>
          <div className={styles.worth}>
            <p className={styles.budget}>{budget}</p>
            <p className={styles.note}>{note}</p>
          </div>
          <div className={styles.end}>
            <Tag tone={state.tone}>{state.text}</Tag>
            <p className={styles.note}>{offers}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What is asked for, in the lines in which it was written. */
export function NeedText({ text }: { readonly text: string }) {
  return <p className={styles.description}>{text}</p>;
}
