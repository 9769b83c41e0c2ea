import {
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  useCombobox,
  useMultipleSelection,
} from 'downshift';
import { useRef } from 'react';
import { classNames } from '../class-names.ts';
import * as fieldStyles from '../fields/field.css.ts';
import { Field, type FieldControl, type FieldWords, splitFieldWords } from '../fields/field.tsx';
import { Icon } from '../icon/icon.tsx';
import type { ListState } from '../list-state.ts';
import { note, option as optionStyle } from '../popover/popover.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './combobox.css.ts';
import { comboboxMessages } from './messages.ts';
import { type ComboboxOption, OptionRow, statusText } from './option-row.tsx';

export interface MultiComboboxProps extends FieldWords {
  readonly value: readonly ComboboxOption[];
  readonly onChange: (value: readonly ComboboxOption[]) => void;
  /** What was found for the text searched last; those that are chosen already stay among them. */
  readonly options: ListState<ComboboxOption>;
  /** Asked for with each change of the text, but never while an input method still composes. */
  readonly onSearch: (text: string) => void;
  /** Most that may be chosen. */
  readonly max?: number;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

type State = UseComboboxState<ComboboxOption>;
type StateChange = UseComboboxStateChangeOptions<ComboboxOption>;

const { ItemClick, InputKeyDownEnter, InputBlur, InputChange } = useCombobox.stateChangeTypes;

/** After a choice the list stays open for the next one; what was typed has served. */
function nextState(state: State, { type, changes }: StateChange): Partial<State> {
  switch (type) {
    case ItemClick:
    case InputKeyDownEnter:
      return { ...changes, inputValue: '', isOpen: true, highlightedIndex: state.highlightedIndex };
    case InputBlur:
      return { ...changes, inputValue: '', selectedItem: null };
    default:
      return changes;
  }
}

function ChipBox(props: Omit<MultiComboboxProps, keyof FieldWords> & { readonly attributes: FieldControl }) {
  const {
    value,
    onChange,
    options,
    onSearch,
    max,
    placeholder = comboboxMessages.placeholder,
    disabled = false,
  } = props;
  const { id, required, ...attributes } = props.attributes;
  const isComposing = useRef(false);
  const items = options.status === 'ready' ? [...options.items] : [];
  const isFull = max !== undefined && value.length >= max;
  const isChosen = (option: ComboboxOption) => value.some((each) => each.id === option.id);
  const remove = (option: ComboboxOption) => onChange(value.filter((each) => each.id !== option.id));

  const chips = useMultipleSelection<ComboboxOption>({
    selectedItems: [...value],
    onSelectedItemsChange: ({ selectedItems }) => onChange(selectedItems),
  });
  const box = useCombobox<ComboboxOption>({
    inputId: id,
    items,
    selectedItem: null,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.id,
    isItemDisabled: (item) => isFull && !isChosen(item),
    stateReducer: nextState,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      if (isChosen(selectedItem)) remove(selectedItem);
      else onChange([...value, selectedItem]);
    },
    onInputValueChange: ({ inputValue, type }) => {
      if (type === InputChange && !isComposing.current) onSearch(inputValue);
    },
  });
  const said = statusText(options) ?? (isFull ? comboboxMessages.most(max) : null);

  return (
    <div className={styles.anchor}>
      <div className={styles.chipBox}>
        {value.map((option, index) => (
          <button
            key={option.id}
            {...chips.getSelectedItemProps({
              selectedItem: option,
              index,
              disabled,
              onClick: () => remove(option),
            })}
            type="button"
            className={styles.chip}
            aria-label={comboboxMessages.remove(option.label)}
          >
            {option.label}
            {!disabled && <Icon name="close" size={14} />}
          </button>
        ))}
        <input
          {...box.getInputProps({
            ...chips.getDropdownProps({ disabled }),
            placeholder: value.length === 0 ? placeholder : '',
            onCompositionStart: () => {
              isComposing.current = true;
            },
            onCompositionEnd: (event) => {
              isComposing.current = false;
              onSearch(event.currentTarget.value);
            },
          })}
          {...attributes}
          aria-required={required}
          className={styles.chipInput}
        />
        {max !== undefined && (
          <span className={fieldStyles.unit} aria-hidden="true">
            {value.length}/{max}
          </span>
        )}
        <Icon name="search" size={16} />
      </div>
      <div className={classNames(styles.popup, !box.isOpen && styles.closed)}>
        <ul {...box.getMenuProps({ 'aria-multiselectable': true })} className={styles.list}>
          {box.isOpen &&
            items.map((item, index) => (
              <li
                key={item.id}
                {...box.getItemProps({ item, index, 'aria-selected': isChosen(item) })}
                className={optionStyle}
                {...(index === box.highlightedIndex && { 'data-highlighted': '' })}
              >
                <OptionRow option={item} isChosen={isChosen(item)} />
              </li>
            ))}
        </ul>
        {box.isOpen && said && (
          <p className={note} role="status">
            {said}
          </p>
        )}
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{comboboxMessages.chosen(value.length)}</span>
      </VisuallyHidden>
    </div>
  );
}

/**
 * Several of many, found by typing; those chosen stand in the box. Backspace in the empty input takes the last away,
 * the left arrow leads to the others, where Delete takes one away.
 */
export function MultiCombobox(props: MultiComboboxProps) {
  const { words, control } = splitFieldWords(props);
  return <Field {...words}>{(attributes) => <ChipBox {...control} attributes={attributes} />}</Field>;
}
