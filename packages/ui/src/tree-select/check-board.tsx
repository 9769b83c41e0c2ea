import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { FieldGroup, type FieldWords, splitFieldWords } from '../fields/field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Icon } from '../icon/icon.tsx';
import { note } from '../popover/popover.css.ts';
import * as styles from './check-board.css.ts';
import { checkedState, type TreeNode, toggleNode } from './checked-tree.ts';
import { treeMessages as texts } from './messages.ts';
import { branchesAround, branchValues, searchTree } from './search-tree.ts';
import { board } from './tree.css.ts';
import { Tree } from './tree.tsx';

export interface CheckBoardProps extends FieldWords {
  /** Branches with the leaves of each; of a branch the note says how many of its leaves are chosen. */
  readonly nodes: readonly TreeNode[];
  /** Values of the leaves that are chosen. */
  readonly value: ReadonlySet<string>;
  readonly onChange: (value: ReadonlySet<string>) => void;
  /** Beside search and counts: what fills the board in at once. */
  readonly tools?: ReactNode;
}

/** Branches of which something is chosen that are open at first. */
const OPEN_AT_FIRST = 3;

const leavesOf = (nodes: readonly TreeNode[]) => nodes.flatMap(({ children = [] }) => children);

/** The leaves among these that a set holds, below their branches. */
const among = (nodes: readonly TreeNode[], kept: ReadonlySet<string>): readonly TreeNode[] =>
  nodes.flatMap((node) => {
    const children = (node.children ?? []).filter(({ value }) => kept.has(value));
    return children.length === 0 ? [] : [{ ...node, children }];
  });

/** Many choices in groups, on the page as a whole: found by name, counted, opened and closed together. */
export function CheckBoard(props: CheckBoardProps) {
  const { words, control } = splitFieldWords(props);
  const { nodes, value, onChange, tools } = control;
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(branchesAround(nodes, value).slice(0, OPEN_AT_FIRST)),
  );
  const [text, setText] = useState('');
  // As it was when it was asked for: what is taken out stays in sight.
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const shown = searchTree(only === null ? nodes : among(nodes, only), text);
  const branches = branchValues(shown);
  const isAllOpen = branches.every((branch) => open.has(branch));
  const leaves = leavesOf(nodes);

  function showOnly(kept: ReadonlySet<string> | null) {
    setOnly(kept);
    if (kept !== null) setOpen(new Set(branchesAround(nodes, kept)));
  }

  return (
    <FieldGroup {...words}>
      <div className={styles.bar}>
        <div className={styles.search}>
          <TextField
            label={texts.search(words.label)}
            labelHidden
            type="search"
            placeholder={texts.search(words.label)}
            value={text}
            onChange={(next) => {
              setText(next);
              if (next.trim() !== '') setOpen(new Set(branchValues(searchTree(nodes, next))));
            }}
            suffix={<Icon name="search" size={16} />}
          />
        </div>
        <span role="status">
          {texts.chosenOf(leaves.filter((leaf) => value.has(leaf.value)).length, leaves.length)}
        </span>
        <span className={styles.tools}>
          <Button variant="link" size="compact" onClick={() => showOnly(only === null ? value : null)}>
            {only === null ? texts.onlyChosen : texts.showAll}
          </Button>
          <Button variant="link" size="compact" onClick={() => setOpen(new Set(isAllOpen ? [] : branches))}>
            {isAllOpen ? texts.closeAll : texts.openAll}
          </Button>
          {tools}
        </span>
      </div>
      {shown.length === 0 ? (
        <p className={note} role="status">
          {texts.noHit}
        </p>
      ) : (
        <Tree
          label={words.label}
          nodes={shown}
          open={open}
          onOpenChange={setOpen}
          mode="multiple"
          stateOf={(node) => checkedState(node, value)}
          onChoose={(node) => onChange(toggleNode(node, value))}
          className={board}
        />
      )}
    </FieldGroup>
  );
}
