import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import * as styles from './setting-list.css.ts';

/** Something of an account that has a state, and what can be done about it. */
export interface Setting {
  readonly key: string;
  readonly name: string;
  readonly icon?: IconName;
  /** `Tag` beside the name. */
  readonly state?: ReactNode;
  /** What is known of it besides. */
  readonly note?: ReactNode;
  /** Buttons of the row; below it on phones. */
  readonly actions?: ReactNode;
}

export interface SettingListProps {
  readonly settings: readonly Setting[];
  /** A sentence above the rows. */
  readonly lead?: ReactNode;
  /** Buttons below the rows, for all of them together. */
  readonly foot?: ReactNode;
}

/** Rows of settings: drawing, name with its state, and the actions at the end of the row. */
export function SettingList({ settings, lead, foot }: SettingListProps) {
  return (
    <div className={styles.stack}>
      {lead}
      <ul className={styles.list}>
        {settings.map(({ key, name, icon, state, note, actions }) => (
          <li key={key} className={styles.row}>
            {icon && (
              <span className={styles.drawing}>
                <Icon name={icon} size={20} />
              </span>
            )}
            <div className={styles.words}>
              <p className={styles.head}>
                <b className={styles.name}>{name}</b>
                {state}
              </p>
              {note && <p className={styles.note}>{note}</p>}
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </li>
        ))}
      </ul>
      {foot && <div>{foot}</div>}
    </div>
  );
}
