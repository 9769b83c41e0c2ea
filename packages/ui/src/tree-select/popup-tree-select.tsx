import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field, type FieldControl, type FieldWords, splitFieldWords } from '../fields/field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Icon } from '../icon/icon.tsx';
import { note } from '../popover/popover.css.ts';
import { Content, Portal, Root, Trigger } from '../primitives/popover.ts';
import { checkedState, type TreeNode, toggleNode } from './checked-tree.ts';
import { treeMessages } from './messages.ts';
import * as styles from './popup-tree-select.css.ts';
import { branchesAround, branchValues, chosenPaths, searchTree } from './search-tree.ts';
import { Tree } from './tree.tsx';

/** One leaf or several, each with its value. */
type Choosing =
  | {
      readonly mode: 'single';
      readonly value: string | null;
      readonly onChange: (value: string | null) => void;
    }
  | {
      readonly mode: 'multiple';
      readonly value: ReadonlySet<string>;
      readonly onChange: (value: ReadonlySet<string>) => void;
    };

export type PopupTreeSelectProps = FieldWords &
  Choosing & {
    readonly nodes: readonly TreeNode[];
    readonly placeholder?: string;
    readonly disabled?: boolean;
  };

function chosenOf(choosing: Choosing): ReadonlySet<string> {
  if (choosing.mode === 'multiple') return choosing.value;
  return new Set(choosing.value === null ? [] : [choosing.value]);
}

/** What the closed field shows: the whole path of one leaf, the names of several. */
function Summary({ paths, mode }: { readonly paths: readonly (readonly string[])[]; readonly mode: Choosing['mode'] }) {
  const text = mode === 'single' ? paths[0]?.join(' / ') : paths.map((path) => path.at(-1)).join('、');
  return (
    <>
      <span className={styles.summary}>{text}</span>
      {paths.length > 1 && <span className={styles.count}>{treeMessages.chosen(paths.length)}</span>}
    </>
  );
}

interface PopupProps {
  readonly label: string;
  readonly choosing: Choosing;
  readonly nodes: readonly TreeNode[];
  readonly onDone: () => void;
}

function TreePopup({ label, choosing, nodes, onDone }: PopupProps) {
  const [text, setText] = useState('');
  const chosen = chosenOf(choosing);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(branchesAround(nodes, chosen)));
  const tree = useRef<HTMLDivElement>(null);
  const shown = searchTree(nodes, text);

  function choose(node: TreeNode) {
    if (choosing.mode === 'multiple') {
      choosing.onChange(toggleNode(node, choosing.value));
    } else if (!node.locked) {
      choosing.onChange(node.value);
      onDone();
    }
  }

  return (
    <>
      <TextField
        label={treeMessages.search(label)}
        labelHidden
        type="search"
        placeholder={treeMessages.searchPlaceholder}
        value={text}
        onChange={(next) => {
          setText(next);
          setOpen(new Set(next.trim() ? branchValues(searchTree(nodes, next)) : branchesAround(nodes, chosen)));
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          tree.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
        }}
        suffix={<Icon name="search" size={16} />}
      />
      {shown.length > 0 ? (
        <Tree
          ref={tree}
          label={label}
          nodes={shown}
          open={open}
          onOpenChange={setOpen}
          mode={choosing.mode}
          stateOf={(node) => checkedState(node, chosen)}
          onChoose={choose}
          className={styles.tree}
        />
      ) : (
        <p className={note} role="status">
          {treeMessages.noHit}
        </p>
      )}
      {choosing.mode === 'multiple' && (
        <div className={styles.foot}>
          <span className={styles.count}>{treeMessages.chosen(chosen.size)}</span>
          <Button variant="link" size="compact" onClick={() => choosing.onChange(new Set(lockedOf(nodes, chosen)))}>
            {treeMessages.clear}
          </Button>
          <Button size="compact" onClick={onDone}>
            {treeMessages.done}
          </Button>
        </div>
      )}
    </>
  );
}

/** Chosen leaves that keep their state whatever happens. */
function lockedOf(nodes: readonly TreeNode[], chosen: ReadonlySet<string>): readonly string[] {
  return nodes.flatMap(({ value, locked, children = [] }) =>
    children.length > 0 ? lockedOf(children, chosen) : locked && chosen.has(value) ? [value] : [],
  );
}

interface TriggerBoxProps {
  readonly attributes: FieldControl;
  readonly disabled: boolean;
  readonly children: ReactNode;
}

function TriggerBox({ attributes: { required, ...attributes }, disabled, children }: TriggerBoxProps) {
  return (
    <Trigger
      {...attributes}
      role="combobox"
      aria-required={required}
      aria-haspopup="dialog"
      className={styles.trigger}
      disabled={disabled}
    >
      {children}
      <Icon name="chevron-down" size={16} />
    </Trigger>
  );
}

/** Leaves of a tree in a list that opens below the field, with a search: a category, departments. */
export function PopupTreeSelect(props: PopupTreeSelectProps) {
  const { words, control } = splitFieldWords(props);
  const { nodes, placeholder = treeMessages.placeholder, disabled = false } = control;
  const [isOpen, setIsOpen] = useState(false);
  const paths = chosenPaths(nodes, chosenOf(props));
  return (
    <Field {...words}>
      {(attributes) => (
        <Root open={isOpen} onOpenChange={setIsOpen}>
          <TriggerBox attributes={attributes} disabled={disabled}>
            {paths.length > 0 ? (
              <Summary paths={paths} mode={props.mode} />
            ) : (
              <span className={styles.placeholder}>{placeholder}</span>
            )}
          </TriggerBox>
          <Portal>
            <Content
              className={styles.popup}
              align="start"
              sideOffset={4}
              collisionPadding={16}
              aria-label={words.label}
            >
              <TreePopup label={words.label} choosing={props} nodes={nodes} onDone={() => setIsOpen(false)} />
            </Content>
          </Portal>
        </Root>
      )}
    </Field>
  );
}
