import type { ReactNode } from 'react';
import { TextField } from '../fields/text-field.tsx';
import * as styles from './award-panel.css.ts';
import { comparisonMessages } from './messages.ts';

const { award: texts } = comparisonMessages;

/** What goes to one of the chosen. */
export interface Award {
  /** Of the offer. */
  readonly id: string;
  readonly name: ReactNode;
  /** Name as text, for screen readers. */
  readonly nameText: string;
  /** Numbers of the lines, from 1. */
  readonly lineNumbers: readonly number[];
  readonly net: string;
  readonly amount: string;
  /** What of the amount is no goods, such as a share of the freight. */
  readonly amountNote?: string | undefined;
  /** Not needed where every line goes to the lowest. */
  readonly isReasonAsked: boolean;
  readonly reason: string;
  readonly error?: string | undefined;
}

export interface AwardPanelProps {
  readonly awards: readonly Award[];
  readonly total: { readonly count: number; readonly net: string; readonly amount: string; readonly note: string };
  /** Left out: nobody changes it any more. */
  readonly onReason?: ((id: string, reason: string) => void) | undefined;
  readonly maxLength: number;
  /** Choices below the table, such as what is published. */
  readonly children?: ReactNode;
}

/** Who gets which lines for how much, and why; on narrow windows each of them is a card. */
export function AwardPanel({ awards, total, onReason, maxLength, children }: AwardPanelProps) {
  return (
    <section className={styles.panel} aria-labelledby="award-panel">
      <div className={styles.head}>
        <h2 id="award-panel" className={styles.title}>
          {texts.title}
        </h2>
        <span className={styles.note}>{texts.note}</span>
      </div>
      {awards.length === 0 ? (
        <p className={styles.empty}>{texts.empty}</p>
      ) : (
        <table className={styles.table}>
          <thead className={styles.heads}>
            <tr>
              <th scope="col" className={styles.start}>
                {texts.supplier}
              </th>
              <th scope="col">{texts.count}</th>
              <th scope="col">{texts.net}</th>
              <th scope="col">{texts.amount}</th>
              <th scope="col" className={styles.reason}>
                {texts.reason}
              </th>
            </tr>
          </thead>
          <tbody className={styles.rows}>
            {awards.map((award) => (
              <tr key={award.id} className={styles.row}>
                <th scope="row" className={styles.start}>
                  {award.name}
                  <span className={styles.lines}>{texts.lines(award.lineNumbers)}</span>
                </th>
                <td data-title={texts.count}>{award.lineNumbers.length}</td>
                <td data-title={texts.net}>{award.net}</td>
                <td data-title={texts.amount} className={styles.strong}>
                  {award.amount}
                  {award.amountNote && <span className={styles.lines}>{award.amountNote}</span>}
                </td>
                <td className={styles.reason}>
                  {onReason && (award.isReasonAsked || award.reason !== '') ? (
                    <TextField
                      id={`award-reason-${award.id}`}
                      label={texts.reasonOf(award.nameText)}
                      labelHidden
                      required={award.isReasonAsked}
                      value={award.reason}
                      error={award.error}
                      maxLength={maxLength}
                      onChange={(reason) => onReason(award.id, reason)}
                    />
                  ) : (
                    award.reason || (onReason && texts.optional)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot className={styles.rows}>
            <tr className={styles.row}>
              <th scope="row" className={styles.start}>
                {texts.total}
              </th>
              <td data-title={texts.count}>{total.count}</td>
              <td data-title={texts.net}>{total.net}</td>
              <td data-title={texts.amount} className={styles.strong}>
                {total.amount}
              </td>
              <td className={styles.reason}>{total.note}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {children && <div className={styles.options}>{children}</div>}
    </section>
  );
}
