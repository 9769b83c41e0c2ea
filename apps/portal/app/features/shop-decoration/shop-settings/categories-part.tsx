import { SHOP_LIMITS } from '@jianzhu/domain/shops';
import { Button, EmptyState } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import * as styles from '@jianzhu/ui/shop-editor-styles';
import { type FormEvent, useEffect, useState } from 'react';
import { newKey } from '../../../record/use-act.ts';
import { useLeadToWrong } from '../../../record/use-lead-to-wrong.ts';
import {
  type CategoryEdit,
  type DraftBranch,
  type DraftLeaf,
  draftAfter,
  draftProblems,
  fieldsOf,
} from './category-draft.ts';
import { CategoryRow, categoryFieldId } from './category-row.tsx';
import { shopSettingsTexts as texts } from './messages.ts';
import type { ShopSettingsState } from './use-shop-settings.ts';

export interface PartProps {
  readonly state: ShopSettingsState;
  readonly mayEdit: boolean;
}

type Removal = { readonly parent: string | null; readonly row: DraftLeaf; readonly children: number };

const nameOf = ({ name }: DraftLeaf) => (name.trim() === '' ? texts.unnamed : name.trim());

/** 店铺分类: a tree of two levels, saved as a whole. */
export function CategoriesPart({ state, mayEdit }: PartProps) {
  const { categories, setCategories, areCategoriesChanged } = state;
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const leadToWrong = useLeadToWrong();
  const problems = draftProblems(categories);
  const shownProblems = isTried ? problems : {};
  const general = refused ?? shownProblems[''];

  useEffect(() => {
    if (added !== null) document.getElementById(categoryFieldId(added))?.focus();
  }, [added]);

  function edit(change: CategoryEdit) {
    setRefused(null);
    setCategories(draftAfter(categories, change));
  }

  function add(parent: string | null) {
    const key = newKey();
    edit({ kind: 'add', parent, key });
    setAdded(key);
  }

  function remove(parent: string | null, row: DraftLeaf, children: number) {
    // What is not saved yet has nothing in it.
    if (row.id === undefined && children === 0) edit({ kind: 'remove', parent, key: row.key });
    else setRemoval({ parent, row, children });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!areCategoriesChanged) return;
    setTried(true);
    if (Object.keys(problems).length > 0) {
      leadToWrong();
      return;
    }
    void state.save({
      name: 'save-categories',
      send: (calls, { version }) => calls.saveCategories({ body: { version, categories: fieldsOf(categories) } }),
      onSaved() {
        setCategories(null);
        setTried(false);
      },
      onRefused: ([first]) => setRefused(first?.message ?? null),
    });
  }

  const rowOf = (parent: string | null, row: DraftLeaf, at: number, count: number, label: string, children = 0) => (
    <CategoryRow
      {...{ row, label, mayEdit, isFirst: at === 0, isLast: at === count - 1, error: shownProblems[row.key] }}
      onRename={(name) => edit({ kind: 'rename', parent, key: row.key, name })}
      onMove={(by) => edit({ kind: 'move', parent, key: row.key, by })}
      onRemove={() => remove(parent, row, children)}
    />
  );

  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <p className={styles.note}>{texts.categoriesHelp}</p>
      {general !== undefined && <InlineAlert tone="warning">{general}</InlineAlert>}
      {categories.length === 0 && (
        <EmptyState title={texts.noCategories} text={texts.noCategoriesHint} drawing={null} />
      )}
      <ol className={styles.stack}>
        {categories.map((branch, at) => (
          <li key={branch.key} className={styles.card}>
            {rowOf(null, branch, at, categories.length, texts.branch(at + 1), branch.children.length)}
            <Leaves branch={branch} mayEdit={mayEdit} onAdd={() => add(branch.key)}>
              {branch.children.map((leaf, n) => (
                <li key={leaf.key}>
                  {rowOf(branch.key, leaf, n, branch.children.length, texts.leaf(nameOf(branch), n + 1))}
                </li>
              ))}
            </Leaves>
          </li>
        ))}
      </ol>
      {mayEdit && (
        <div className={styles.buttons}>
          {categories.length < SHOP_LIMITS.branches && (
            <Button variant="line" size="regular" onClick={() => add(null)}>
              {texts.addBranch}
            </Button>
          )}
          {areCategoriesChanged && (
            <Button variant="line" size="regular" onClick={() => setCategories(null)}>
              {texts.undoCategories}
            </Button>
          )}
          <Button
            type="submit"
            size="regular"
            pending={state.isBusy('save-categories')}
            {...(areCategoriesChanged ? {} : { why: texts.unchanged })}
          >
            {texts.save}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={removal !== null}
        text={removal === null ? '' : removalText(removal)}
        confirmText={texts.confirmRemove}
        onCancel={() => setRemoval(null)}
        onConfirm={() => {
          if (removal !== null) edit({ kind: 'remove', parent: removal.parent, key: removal.row.key });
          setRemoval(null);
        }}
      />
    </form>
  );
}

const removalText = ({ row, children }: Removal) =>
  `${texts.removeCategory(nameOf(row), children)}${texts.keptProducts(row.productCount)}`;

interface LeavesProps {
  readonly branch: DraftBranch;
  readonly mayEdit: boolean;
  readonly onAdd: () => void;
  readonly children: React.ReactNode;
}

function Leaves({ branch, mayEdit, onAdd, children }: LeavesProps) {
  return (
    <>
      {branch.children.length > 0 && <ol className={styles.below}>{children}</ol>}
      {mayEdit && branch.children.length < SHOP_LIMITS.children && (
        <div className={styles.below}>
          <Button variant="link" size="compact" aria-label={texts.addLeafTo(nameOf(branch))} onClick={onAdd}>
            {texts.addLeaf}
          </Button>
        </div>
      )}
    </>
  );
}
