import { useState } from 'react';
import { FieldGroup, type FieldWords, splitFieldWords } from '../fields/field.tsx';
import { checkedState, type TreeNode, toggleNode } from './checked-tree.ts';
import { framed } from './tree.css.ts';
import { Tree } from './tree.tsx';

export interface TreeSelectProps extends FieldWords {
  readonly nodes: readonly TreeNode[];
  /** Values of the leaves that are chosen. */
  readonly value: ReadonlySet<string>;
  readonly onChange: (value: ReadonlySet<string>) => void;
  /** Values of the nodes that are open at first. */
  readonly defaultOpen?: readonly string[];
}

/** Several leaves of a tree that stands on the page, such as the permissions of a role. */
export function TreeSelect(props: TreeSelectProps) {
  const { words, control } = splitFieldWords(props);
  const { nodes, value, onChange, defaultOpen = [] } = control;
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(defaultOpen));
  return (
    <FieldGroup {...words}>
      <Tree
        label={words.label}
        nodes={nodes}
        open={open}
        onOpenChange={setOpen}
        mode="multiple"
        stateOf={(node) => checkedState(node, value)}
        onChoose={(node) => onChange(toggleNode(node, value))}
        className={framed}
      />
    </FieldGroup>
  );
}
