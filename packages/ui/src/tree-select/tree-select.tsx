import { type KeyboardEvent, useRef, useState } from 'react';
import { FieldGroup, type FieldWords, splitFieldWords } from '../fields/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { checkedState, type TreeNode, toggleNode, type VisibleNode, visibleNodes } from './checked-tree.ts';
import * as styles from './tree-select.css.ts';

export interface TreeSelectProps extends FieldWords {
  readonly nodes: readonly TreeNode[];
  /** Values of the leaves that are chosen. */
  readonly value: ReadonlySet<string>;
  readonly onChange: (value: ReadonlySet<string>) => void;
  /** Values of the nodes that are open at first. */
  readonly defaultOpen?: readonly string[];
}

const ariaChecked = { none: 'false', some: 'mixed', all: 'true' } as const;
const indent = 24;

const isBranch = (node: TreeNode) => (node.children?.length ?? 0) > 0;

/**
 * Several leaves of a tree; a branch stands for all below it. Arrow keys move, open and close, Space chooses, Home and
 * End go to the ends (ARIA tree pattern).
 */
export function TreeSelect(props: TreeSelectProps) {
  const { words, control } = splitFieldWords(props);
  const { nodes, value, onChange, defaultOpen = [] } = control;
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(defaultOpen));
  const [current, setCurrent] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const seen = visibleNodes(nodes, open);
  const found = seen.findIndex(({ node }) => node.value === current);
  const active = Math.max(found, 0);

  function toggleOpen(node: TreeNode, isOpen: boolean) {
    const next = new Set(open);
    if (isOpen) next.add(node.value);
    else next.delete(node.value);
    setOpen(next);
  }

  function focusAt(index: number) {
    const target = seen[index];
    if (!target) return;
    setCurrent(target.node.value);
    list.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[index]?.focus();
  }

  function goIn({ node }: VisibleNode) {
    if (!isBranch(node)) return;
    if (open.has(node.value)) focusAt(active + 1);
    else toggleOpen(node, true);
  }

  function goOut({ node, parent }: VisibleNode) {
    if (open.has(node.value)) toggleOpen(node, false);
    else if (parent !== null) focusAt(seen.findIndex((each) => each.node.value === parent));
  }

  const actions: Readonly<Record<string, (at: VisibleNode) => void>> = {
    ArrowDown: () => focusAt(active + 1),
    ArrowUp: () => focusAt(active - 1),
    Home: () => focusAt(0),
    End: () => focusAt(seen.length - 1),
    ArrowRight: goIn,
    ArrowLeft: goOut,
    ' ': ({ node }) => onChange(toggleNode(node, value)),
    Enter: ({ node }) => onChange(toggleNode(node, value)),
  };

  function onKeyDown(event: KeyboardEvent) {
    const at = seen[active];
    const act = actions[event.key];
    if (!at || !act) return;
    event.preventDefault();
    act(at);
  }

  return (
    <FieldGroup {...words}>
      <div
        ref={list}
        role="tree"
        tabIndex={-1}
        aria-label={words.label}
        aria-multiselectable="true"
        className={styles.tree}
        onKeyDown={onKeyDown}
      >
        {seen.map(({ node, level, position, siblings }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the tree
          <div
            key={node.value}
            role="treeitem"
            tabIndex={index === active ? 0 : -1}
            aria-level={level}
            aria-posinset={position}
            aria-setsize={siblings}
            aria-checked={ariaChecked[checkedState(node, value)]}
            aria-expanded={isBranch(node) ? open.has(node.value) : undefined}
            aria-disabled={node.locked}
            className={styles.node}
            style={{ paddingLeft: indent * (level - 1) + 4 }}
            onFocus={() => setCurrent(node.value)}
            onClick={() => onChange(toggleNode(node, value))}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do the same */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys do the same */}
            <span
              className={styles.arrow}
              onClick={(event) => {
                if (!isBranch(node)) return;
                event.stopPropagation();
                toggleOpen(node, !open.has(node.value));
              }}
            >
              {isBranch(node) && <Icon name="chevron-right" size={14} />}
            </span>
            <span className={styles.mark}>
              {checkedState(node, value) === 'all' && <Icon name="check" size={14} />}
            </span>
            {node.label}
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
