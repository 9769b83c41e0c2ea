import { useCombobox } from 'downshift';
import { useRef } from 'react';
import { classNames } from '../class-names.ts';
import * as fieldStyles from '../fields/field.css.ts';
import { Field, type FieldControl, type FieldWords, splitFieldWords } from '../fields/field.tsx';
import { ReadOnlyField } from '../fields/read-only-field.tsx';
import { Icon } from '../icon/icon.tsx';
import type { ListState } from '../list-state.ts';
import { note, option as optionStyle } from '../popover/popover.css.ts';
import * as styles from './combobox.css.ts';
import { comboboxMessages } from './messages.ts';
import { type ComboboxOption, OptionRow, statusText } from './option-row.tsx';

export interface ComboboxProps extends FieldWords {
  readonly value: ComboboxOption | null;
  readonly onChange: (option: ComboboxOption | null) => void;
  /** What was found for the text searched last. */
  readonly options: ListState<ComboboxOption>;
  /** Asked for with each change of the text, but never while an input method still composes. */
  readonly onSearch: (text: string) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  /** Shows the choice and offers no other. */
  readonly readOnly?: boolean;
}

function SearchBox(props: Omit<ComboboxProps, keyof FieldWords> & { readonly attributes: FieldControl }) {
  const { value, onChange, options, onSearch, placeholder = comboboxMessages.placeholder, disabled = false } = props;
  const { id, ...attributes } = props.attributes;
  const isComposing = useRef(false);
  const items = options.status === 'ready' ? [...options.items] : [];
  const box = useCombobox<ComboboxOption>({
    inputId: id,
    items,
    selectedItem: value,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.id,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem ?? null),
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange && !isComposing.current) onSearch(inputValue);
    },
  });
  const said = statusText(options);

  return (
    <div className={styles.anchor}>
      <div className={fieldStyles.box}>
        <input
          {...box.getInputProps({
            disabled,
            placeholder,
            onCompositionStart: () => {
              isComposing.current = true;
            },
            onCompositionEnd: (event) => {
              isComposing.current = false;
              onSearch(event.currentTarget.value);
            },
          })}
          {...attributes}
          className={fieldStyles.input}
        />
        {value && !disabled && (
          <button
            type="button"
            className={fieldStyles.inner}
            aria-label={comboboxMessages.clear}
            onClick={() => box.reset()}
          >
            <Icon name="close" size={16} />
          </button>
        )}
        <Icon name="search" size={16} />
      </div>
      <div className={classNames(styles.popup, !box.isOpen && styles.closed)}>
        <ul {...box.getMenuProps()} className={styles.list}>
          {box.isOpen &&
            items.map((item, index) => (
              <li
                key={item.id}
                {...box.getItemProps({ item, index })}
                className={optionStyle}
                {...(index === box.highlightedIndex && { 'data-highlighted': '' })}
              >
                <OptionRow option={item} isChosen={item.id === value?.id} />
              </li>
            ))}
        </ul>
        {box.isOpen && said && (
          <p className={note} role="status">
            {said}
          </p>
        )}
      </div>
    </div>
  );
}

/** One of many, found by typing: suppliers, companies, cities. The search is the caller's. */
export function Combobox(props: ComboboxProps) {
  const { words, control } = splitFieldWords(props);
  if (control.readOnly) return <ReadOnlyField {...words} text={control.value?.label ?? ''} />;
  return <Field {...words}>{(attributes) => <SearchBox {...control} attributes={attributes} />}</Field>;
}
