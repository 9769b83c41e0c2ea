import { FORM_MESSAGES } from '@jianzhu/domain';
import { PRODUCT_LIMITS } from '@jianzhu/domain/products';
import { TextLink } from '@jianzhu/ui';
import { FieldGroup } from '@jianzhu/ui/fields';
import { PopupTreeSelect } from '@jianzhu/ui/tree-select';
import * as paths from '../../paths.ts';
import type { RecordForm } from '../../record/use-record-form.ts';
import { ownProductTexts as texts } from './messages.ts';
import type { ShopCategories } from './product-calls.ts';
import { knownCategories, shopCategoryNodes } from './shop-category-tree.ts';

const most = PRODUCT_LIMITS.shopCategories;
const id = 'shopCategoryIds';

export interface ShopCategoryFieldProps {
  readonly form: Pick<RecordForm, 'values' | 'errors' | 'set'>;
  /** Null where they could not be loaded. */
  readonly categories: ShopCategories | null;
}

/** The categories of the own shop that a product is found in (domain rules 10.1). */
export function ShopCategoryField({ form, categories }: ShopCategoryFieldProps) {
  // The form holds nothing else there.
  const ids = (form.values[id] ?? []) as readonly string[];
  const words = { id, label: texts.shopCategories, error: form.errors[id] };
  if (categories === null) {
    return (
      <FieldGroup {...words}>
        <p>{texts.shopCategoriesFailed}</p>
      </FieldGroup>
    );
  }
  if (categories.length === 0) {
    return (
      <FieldGroup {...words}>
        <p>
          {texts.noShopCategories}{' '}
          <TextLink href={`${paths.shopDecoration}?settings=categories`}>{texts.toShopSettings}</TextLink>
        </p>
      </FieldGroup>
    );
  }
  const chosen = knownCategories(categories, ids);
  const tooMany = chosen.length > most ? FORM_MESSAGES.listTooLong(texts.shopCategories, most) : undefined;
  return (
    <PopupTreeSelect
      {...words}
      mode="multiple"
      error={words.error ?? tooMany}
      help={texts.shopCategoriesHelp(most)}
      nodes={shopCategoryNodes(categories, ids)}
      value={new Set(chosen)}
      onChange={(value) => form.set({ [id]: [...value] })}
    />
  );
}
