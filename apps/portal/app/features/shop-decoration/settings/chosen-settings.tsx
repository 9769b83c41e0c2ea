import type { PropSpec } from '@jianzhu/domain/shops';
import { Button } from '@jianzhu/ui';
import { Select } from '@jianzhu/ui/select';
import { ChosenList } from '@jianzhu/ui/shop-editor';
import { useState } from 'react';
import { decorationTexts as texts } from '../messages.ts';
import { ThingDialog } from '../thing-dialog.tsx';
import { idsOf, type SettingProps, textOf } from './setting.ts';

type IdsSpec = Extract<PropSpec, { readonly kind: 'products' | 'services' | 'certificates' | 'offers' }>;

/** Things of the shop in their order, chosen from a list. */
export function IdsSetting({ id, spec, value, error, onChange, things, disabled }: SettingProps<IdsSpec>) {
  const [isOpen, setIsOpen] = useState(false);
  const { kind, max, label } = spec;
  const ids = idsOf(value);
  return (
    <>
      <ChosenList
        {...{ id, label, error, required: spec.min > 0, most: max, onChange }}
        things={things.named(kind, ids).map((thing) => ({
          ...{ id: thing.id, name: thing.name, picture: thing.picture === '' ? undefined : thing.picture },
          gone: thing.isGone ? texts.gone[kind] : undefined,
        }))}
        add={
          !disabled && (
            <Button variant="line" size="compact" wide onClick={() => setIsOpen(true)}>
              {texts.choose[kind]}
            </Button>
          )
        }
      />
      {isOpen && (
        <ThingDialog
          {...{ kind, things, chosen: ids, most: max, title: texts.choose[kind] }}
          onClose={() => setIsOpen(false)}
          onChoose={(chosen) => {
            setIsOpen(false);
            onChange(chosen);
          }}
        />
      )}
    </>
  );
}

type CategorySpec = Extract<PropSpec, { readonly kind: 'shopCategory' | 'materialCategory' }>;

/** Stands for no category: a choice has no empty value. */
const noCategory = 'none';

export function CategorySetting({ id, spec, value, error, onChange, things, disabled }: SettingProps<CategorySpec>) {
  const known = spec.kind === 'shopCategory' ? things.categories : things.materials;
  const chosen = textOf(value);
  const none = spec.needed ? [] : [{ value: noCategory, label: texts.none }];
  return (
    <Select
      {...{ id, label: spec.label, error, disabled, required: spec.needed === true }}
      help={known.length === 0 ? texts.nothingHere.category : spec.hint}
      options={[...none, ...known.map(({ id: one, name }) => ({ value: one, label: name }))]}
      value={chosen === '' ? (spec.needed ? null : noCategory) : chosen}
      onChange={(one) => onChange(one === noCategory ? '' : one)}
    />
  );
}
