import { Icon } from '../icon/icon.tsx';
import type { ListState } from '../list-state.ts';
import * as styles from './combobox.css.ts';
import { comboboxMessages } from './messages.ts';

export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  /** A second line that tells two of one name apart, such as the place of a company. */
  readonly detail?: string;
}

/** What is said in place of options: still searching, failed, nothing found. Null when there are some. */
export function statusText(options: ListState<ComboboxOption>): string | null {
  if (options.status !== 'ready') return comboboxMessages[options.status];
  return options.items.length === 0 ? comboboxMessages.nothing : null;
}

/** What stands in the row of an option. */
export function OptionRow({ option, isChosen }: { readonly option: ComboboxOption; readonly isChosen: boolean }) {
  return (
    <>
      <span className={styles.label}>
        {option.label}
        {option.detail && <span className={styles.detail}>{option.detail}</span>}
      </span>
      {isChosen && <Icon name="check" size={16} />}
    </>
  );
}
