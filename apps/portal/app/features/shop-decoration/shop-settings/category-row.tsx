import { SHOP_LIMITS } from '@jianzhu/domain/shops';
import { TextField } from '@jianzhu/ui/fields';
import { EditorIconButton } from '@jianzhu/ui/shop-editor';
import * as styles from '@jianzhu/ui/shop-editor-styles';
import type { DraftLeaf } from './category-draft.ts';
import { shopSettingsTexts as texts } from './messages.ts';

/** Id of the field of a category's name. */
export const categoryFieldId = (key: string) => `shop-category-${key}`;

export interface CategoryRowProps {
  readonly row: DraftLeaf;
  readonly label: string;
  readonly error: string | undefined;
  readonly mayEdit: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onRename: (name: string) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** The name of one category, with what is done to it. */
export function CategoryRow(props: CategoryRowProps) {
  const { row, label, error, mayEdit, isFirst, isLast, onRename, onMove, onRemove } = props;
  return (
    <div className={styles.settingRow}>
      <div className={styles.settingField}>
        <TextField
          id={categoryFieldId(row.key)}
          label={label}
          labelHidden
          required
          autoComplete="off"
          readOnly={!mayEdit}
          error={error}
          help={row.productCount > 0 ? texts.products(row.productCount) : undefined}
          suffix={`${[...row.name].length}/${SHOP_LIMITS.categoryName}`}
          value={row.name}
          onChange={onRename}
        />
      </div>
      {mayEdit && (
        <>
          <EditorIconButton icon="chevron-up" label={texts.up(label)} disabled={isFirst} onClick={() => onMove(-1)} />
          <EditorIconButton icon="chevron-down" label={texts.down(label)} disabled={isLast} onClick={() => onMove(1)} />
          <EditorIconButton icon="trash" label={texts.remove(label)} onClick={onRemove} />
        </>
      )}
    </div>
  );
}
