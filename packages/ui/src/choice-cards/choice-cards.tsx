import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './choice-cards.css.ts';

export interface ChoiceCard {
  readonly value: string;
  readonly title: ReactNode;
  /** Lines below the title. */
  readonly content: ReactNode;
}

export interface ChoiceCardsProps {
  /** What is chosen, such as 收货地址. */
  readonly label: string;
  readonly cards: readonly ChoiceCard[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

/** One of a page of records that must be seen whole to be told apart; blue border and check mark on the chosen one. */
export function ChoiceCards({ label, cards, value, onChange }: ChoiceCardsProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.cards}>
      {cards.map((card) => (
        <label key={card.value} className={styles.card}>
          <input
            type="radio"
            className={styles.input}
            name={id}
            checked={card.value === value}
            onChange={() => onChange(card.value)}
          />
          <span className={styles.title}>{card.title}</span>
          {card.content}
          <span className={styles.check}>
            <Icon name="check" size={16} />
          </span>
        </label>
      ))}
    </div>
  );
}
