import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { Breadcrumb, type BreadcrumbProps } from '../record/breadcrumb.tsx';
import { Tag, type TagProps } from '../tag/tag.tsx';
import { Watermark } from '../watermark/watermark.tsx';
import * as styles from './certificate-page.css.ts';

type Fact = { readonly term: string; readonly value: ReactNode };

export interface CertificatePageProps {
  readonly path: BreadcrumbProps['places'];
  readonly title: string;
  readonly state: { readonly text: string; readonly tone: NonNullable<TagProps['tone']> };
  /** The certificate as it is drawn: no picture of the paper, and it says so. */
  readonly sheet: {
    readonly title: string;
    readonly note: string;
    readonly mark: string;
    readonly facts: readonly Fact[];
    /** Below it: look at it large, keep it. */
    readonly acts?: ReactNode;
  };
  readonly facts: readonly Fact[];
  /** How a phone opens this page. */
  readonly check: { readonly title: string; readonly text: string; readonly code: ReactNode };
  /** Whose it is, what else is known of them, the way to them. */
  readonly company: { readonly name: string; readonly note: string; readonly act: ReactNode };
  readonly similar: {
    readonly title: string;
    readonly more?: { readonly text: string; readonly href: string };
    readonly cards: readonly {
      readonly key: string;
      readonly href: string;
      readonly name: string;
      readonly region: string;
      readonly text: string;
      readonly note: string;
    }[];
  };
  readonly hint: ReactNode;
}

/** One certificate: drawn on the left, its facts on the right, others like it below. */
export function CertificatePage(props: CertificatePageProps) {
  const { path, title, state, sheet, facts, check, company, similar, hint } = props;
  return (
    <div className={styles.page}>
      <Breadcrumb places={path} />
      <div className={styles.columns}>
        <div className={styles.stand}>
          <Watermark lines={[sheet.mark]}>
            <div className={styles.sheet}>
              <p className={styles.sheetTitle}>{sheet.title}</p>
              <p className={styles.sheetNote}>{sheet.note}</p>
              <Facts facts={sheet.facts} />
            </div>
          </Watermark>
          {sheet.acts && <div className={styles.acts}>{sheet.acts}</div>}
        </div>
        <div className={styles.panel}>
          <Tag tone={state.tone}>{state.text}</Tag>
          <h1 className={styles.title}>{title}</h1>
          <Facts facts={facts} />
          <div className={styles.check}>
            <div className={styles.code}>{check.code}</div>
            <div>
              <p className={styles.checkTitle}>{check.title}</p>
              <p className={styles.checkText}>{check.text}</p>
            </div>
          </div>
          <div className={styles.company}>
            <div>
              <p className={styles.companyName}>{company.name}</p>
              <p className={styles.small}>{company.note}</p>
            </div>
            {company.act}
          </div>
        </div>
      </div>
      {similar.cards.length > 0 && (
        <section>
          <div className={styles.similarHead}>
            <h2 className={styles.similarTitle}>{similar.title}</h2>
            {similar.more && (
              <Link href={similar.more.href} className={styles.more}>
                {similar.more.text}
              </Link>
            )}
          </div>
          <ul className={styles.cards}>
            {similar.cards.map(({ key, href, name, region, text, note }) => (
              <li key={key} className={styles.card}>
                <Link href={href} className={styles.cardLink}>
                  {name}
                </Link>
                <p className={styles.small}>{region}</p>
                <p className={styles.cardText}>{text}</p>
                <p className={styles.small}>{note}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
