import { type KeyboardEvent, useRef, useState } from 'react';
import { Field, type FieldWords, splitFieldWords } from '../fields/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { floating, option as optionStyle } from '../popover/popover.css.ts';
import { Content, Portal, Root, Trigger } from '../primitives/popover.ts';
import { trigger } from '../select/select.css.ts';
import { regionMessages } from './messages.ts';
import * as styles from './region-cascade.css.ts';
import { type Region, regionColumns, regionPath } from './region-path.ts';

export type { Region } from './region-path.ts';

export interface RegionCascadeProps extends FieldWords {
  /** Divisions from the top; the caller loads them, from its own dated list. */
  readonly regions: readonly Region[];
  /** Codes from the top down; empty when nothing is chosen. */
  readonly value: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

interface ColumnsProps {
  readonly regions: readonly Region[];
  readonly value: readonly string[];
  readonly onChoose: (codes: readonly string[]) => void;
}

/** The columns of the cascade. Up and down move in one, right goes into a region, left comes back, Enter chooses. */
function Columns({ regions, value, onChoose }: ColumnsProps) {
  const [path, setPath] = useState(value);
  const panel = useRef<HTMLDivElement>(null);
  const columns = regionColumns(regions, path);

  const optionAt = (level: number, index: number) =>
    panel.current?.querySelector<HTMLElement>(`[data-level="${level}"][data-index="${index}"]`);

  function enter(level: number, region: Region) {
    const next = [...path.slice(0, level), region.code];
    setPath(next);
    if (!region.children?.length) onChoose(next);
  }

  function onKeyDown(event: KeyboardEvent, level: number, index: number, region: Region) {
    const count = columns[level]?.length ?? 0;
    const parentIndex = columns[level - 1]?.findIndex(({ code }) => code === path[level - 1]) ?? -1;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => optionAt(level, (index + 1) % count)?.focus(),
      ArrowUp: () => optionAt(level, (index - 1 + count) % count)?.focus(),
      Home: () => optionAt(level, 0)?.focus(),
      End: () => optionAt(level, count - 1)?.focus(),
      ArrowLeft: () => optionAt(level - 1, parentIndex)?.focus(),
      ArrowRight: () => {
        if (!region.children?.length) return;
        setPath([...path.slice(0, level), region.code]);
        requestAnimationFrame(() => optionAt(level + 1, 0)?.focus());
      },
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  return (
    <div ref={panel} className={styles.columns}>
      {columns.map((column, level) => {
        const chosen = column.findIndex(({ code }) => code === path[level]);
        return (
          <div
            key={path[level - 1] ?? 'top'}
            role="listbox"
            aria-label={regionMessages.levels[level] ?? ''}
            tabIndex={-1}
            className={styles.column}
          >
            {column.map((region, index) => (
              <button
                key={region.code}
                type="button"
                role="option"
                aria-selected={index === chosen}
                data-level={level}
                data-index={index}
                tabIndex={index === Math.max(chosen, 0) ? 0 : -1}
                className={optionStyle}
                onClick={() => enter(level, region)}
                onKeyDown={(event) => onKeyDown(event, level, index, region)}
              >
                {region.name}
                {region.children?.length ? <Icon name="chevron-right" size={14} /> : null}
              </button>
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** A place from province down to district, chosen column by column. */
export function RegionCascade(props: RegionCascadeProps) {
  const { words, control } = splitFieldWords(props);
  const { regions, value, onChange, placeholder = regionMessages.placeholder, disabled = false } = control;
  const [isOpen, setIsOpen] = useState(false);
  const names = regionPath(regions, value).map(({ name }) => name);

  function choose(codes: readonly string[]) {
    onChange(codes);
    setIsOpen(false);
  }

  return (
    <Field {...words}>
      {({ required: _required, ...attributes }) => (
        <Root open={isOpen} onOpenChange={setIsOpen}>
          <Trigger
            {...attributes}
            role="combobox"
            className={trigger}
            disabled={disabled}
            {...(names.length === 0 && { 'data-placeholder': '' })}
          >
            <span className={styles.value}>{names.join(regionMessages.separator) || placeholder}</span>
            <Icon name="chevron-down" size={16} />
          </Trigger>
          <Portal>
            <Content className={floating} align="start" sideOffset={4} collisionPadding={16} aria-label={words.label}>
              <Columns regions={regions} value={value} onChoose={choose} />
            </Content>
          </Portal>
        </Root>
      )}
    </Field>
  );
}
