import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { type CheckedState, type TreeNode, type VisibleNode, visibleNodes } from './checked-tree.ts';
import * as styles from './tree.css.ts';

export interface TreeProps {
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  readonly open: ReadonlySet<string>;
  readonly onOpenChange: (open: ReadonlySet<string>) => void;
  /** With several, nodes have boxes and branches stand for all below them; with one, only leaves are chosen. */
  readonly mode: 'multiple' | 'single';
  readonly stateOf: (node: TreeNode) => CheckedState;
  readonly onChoose: (node: TreeNode) => void;
  readonly className?: string;
  readonly ref?: RefObject<HTMLDivElement | null>;
}

const ariaChecked = { none: 'false', some: 'mixed', all: 'true' } as const;
const indent = 24;

const isBranch = (node: TreeNode) => (node.children?.length ?? 0) > 0;

/**
 * A tree of which one or several leaves are chosen. Arrow keys move, open and close, Space and Enter choose, Home and
 * End go to the ends (ARIA tree pattern).
 */
export function Tree({ label, nodes, open, onOpenChange, mode, stateOf, onChoose, className, ref }: TreeProps) {
  const [current, setCurrent] = useState<string | null>(null);
  const ownList = useRef<HTMLDivElement>(null);
  const list = ref ?? ownList;
  const seen = visibleNodes(nodes, open);
  const found = seen.findIndex(({ node }) => node.value === current);
  const active = Math.max(found, 0);

  function toggleOpen(node: TreeNode, isOpen: boolean) {
    const next = new Set(open);
    if (isOpen) next.add(node.value);
    else next.delete(node.value);
    onOpenChange(next);
  }

  function choose(node: TreeNode) {
    if (mode === 'single' && isBranch(node)) toggleOpen(node, !open.has(node.value));
    else onChoose(node);
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
    ' ': ({ node }) => choose(node),
    Enter: ({ node }) => choose(node),
  };

  function onKeyDown(event: KeyboardEvent) {
    const at = seen[active];
    const act = actions[event.key];
    if (!at || !act) return;
    event.preventDefault();
    act(at);
  }

  return (
    <div
      ref={list}
      role="tree"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={mode === 'multiple'}
      className={classNames(styles.tree, className)}
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
          {...(mode === 'multiple'
            ? { 'aria-checked': ariaChecked[stateOf(node)] }
            : { 'aria-selected': stateOf(node) === 'all' && !isBranch(node) })}
          aria-expanded={isBranch(node) ? open.has(node.value) : undefined}
          aria-disabled={node.locked || node.held}
          className={styles.node}
          style={{ paddingLeft: indent * (level - 1) + 4 }}
          onFocus={() => setCurrent(node.value)}
          onClick={() => choose(node)}
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
          {mode === 'multiple' && (
            <span className={styles.mark}>{stateOf(node) === 'all' && <Icon name="check" size={14} />}</span>
          )}
          {node.label}
          {node.note && <span className={styles.note}>{node.note}</span>}
        </div>
      ))}
    </div>
  );
}
