import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { NeedsScripts } from '../states/needs-scripts.tsx';
import { Tag, type TagProps } from '../tag/tag.tsx';
import { shopMessages } from './messages.ts';
import * as styles from './product-offer.css.ts';

/** One price; texts are as they are to be read. */
export interface PriceCell {
  readonly key: string;
  readonly price: string;
  /** For how much, or what kind of price it is. */
  readonly note: string;
  readonly look: 'plain' | 'reached' | 'struck';
}

/** One specification and its values. */
export interface SpecChoices {
  readonly name: string;
  readonly values: readonly {
    readonly value: string;
    readonly isChosen: boolean;
    /** Why it cannot be bought with what else is chosen; '' where it can. It may be chosen all the same. */
    readonly mismatch: string;
    /** Cannot be bought at all. */
    readonly isGone: boolean;
  }[];
}

export interface ProductOfferProps {
  readonly name: string;
  readonly tags: readonly { readonly text: string; readonly tone: NonNullable<TagProps['tone']> }[];
  /** Brand, standard, number: one line. */
  readonly note: string;
  /** None where the price is agreed: `agreed` stands there. */
  readonly prices: readonly PriceCell[];
  readonly agreed: string;
  /** Below the prices: unit, tax. */
  readonly terms: string;
  readonly specs: readonly SpecChoices[];
  readonly onChoose: (spec: number, value: string) => void;
  readonly quantity: {
    readonly text: string;
    readonly unit: string;
    /** What is there, and the least that is sold. */
    readonly hint: string;
    /** '' for nothing wrong. */
    readonly fault: string;
    readonly onChange: (text: string) => void;
    readonly onStep: (by: 1 | -1) => void;
  };
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  /** What so much costs, and how more costs less; missing where no price is known. */
  readonly sum?: { readonly formula: string; readonly amount: string; readonly unit: string; readonly hint: string };
  readonly actions: ReactNode;
  readonly hint: string;
}

/** What a product costs and how it is chosen: prices, specifications, quantity, and what to do then. */
export function ProductOffer(props: ProductOfferProps) {
  const { name, tags, note, prices, agreed, terms, specs, onChoose, quantity, facts, sum, actions, hint } = props;
  return (
    <div className={styles.offer} id="ask">
      {tags.length > 0 && (
        <p className={styles.tags}>
          {tags.map(({ text, tone }) => (
            <Tag key={text} tone={tone}>
              {text}
            </Tag>
          ))}
        </p>
      )}
      <h1 className={styles.name}>{name}</h1>
      <p className={styles.note}>{note}</p>
      {prices.length === 0 ? (
        <p className={styles.agreed}>{agreed}</p>
      ) : (
        <ul className={styles.prices} aria-label={shopMessages.prices}>
          {prices.map((cell) => (
            <li
              key={cell.key}
              className={styles.priceOf[cell.look]}
              {...(cell.look === 'reached' && { 'aria-current': 'true' as const })}
            >
              <span className={styles.figureOf[cell.look]}>{cell.price}</span>
              {cell.note && <span className={styles.priceNote}>{cell.note}</span>}
            </li>
          ))}
        </ul>
      )}
      {terms && <p className={styles.note}>{terms}</p>}
      <div className={styles.rows}>
        {specs.map((spec, place) => (
          <SpecRow key={spec.name} {...spec} onChoose={(value) => onChoose(place, value)} />
        ))}
        <QuantityRow {...quantity} />
        {facts.map(({ term, value }) => (
          <div key={term} className={styles.row}>
            <span className={styles.term}>{term}</span>
            <span className={styles.value}>{value}</span>
          </div>
        ))}
      </div>
      {sum && (
        <p className={styles.sum} aria-live="polite">
          <span className={styles.note}>{sum.formula}</span>
          <span className={styles.amount}>{sum.amount}</span>
          <span className={styles.note}>{sum.unit}</span>
          {sum.hint && <span className={styles.more}>{sum.hint}</span>}
        </p>
      )}
      <div className={styles.actions}>{actions}</div>
      <NeedsScripts />
      <p className={styles.note}>{hint}</p>
    </div>
  );
}

interface SpecRowProps extends SpecChoices {
  readonly onChoose: (value: string) => void;
}

function SpecRow({ name, values, onChoose }: SpecRowProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of the grid; a fieldset cannot be one
    <div role="group" aria-labelledby={id} className={styles.row}>
      <span id={id} className={styles.term}>
        {name}
      </span>
      <span className={styles.values}>
        {values.map(({ value, isChosen, mismatch, isGone }) => (
          <button
            key={value}
            type="button"
            className={styles.choice}
            aria-pressed={isChosen}
            disabled={isGone}
            data-mismatch={mismatch !== ''}
            onClick={() => onChoose(value)}
          >
            {value}
            {mismatch && <span className={styles.mismatch}>{mismatch}</span>}
          </button>
        ))}
      </span>
    </div>
  );
}

function QuantityRow({ text, unit, hint, fault, onChange, onStep }: ProductOfferProps['quantity']) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.term}>
        {shopMessages.quantity}
      </label>
      <span className={styles.values}>
        <span className={styles.stepper}>
          <button type="button" className={styles.step} aria-label={shopMessages.less} onClick={() => onStep(-1)}>
            −
          </button>
          <input
            id={id}
            className={styles.number}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            aria-invalid={fault !== ''}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <button type="button" className={styles.step} aria-label={shopMessages.moreOfIt} onClick={() => onStep(1)}>
            <Icon name="plus" size={16} />
          </button>
        </span>
        <span className={styles.note}>{unit}</span>
        <span id={`${id}-hint`} className={fault === '' ? styles.note : styles.fault}>
          {fault || hint}
        </span>
      </span>
    </div>
  );
}
