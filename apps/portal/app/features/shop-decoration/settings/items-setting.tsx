import { counts, initialValues, type PropSpec } from '@jianzhu/domain/shops';
import { Button } from '@jianzhu/ui';
import { FieldGroup } from '@jianzhu/ui/fields';
import { EditorIconButton, freeZone, HotZones, shopEditorMessages, type Zone } from '@jianzhu/ui/shop-editor';
import * as styles from '@jianzhu/ui/shop-editor-styles';
import { type ReactNode, useState } from 'react';
import { decorationTexts as texts } from '../messages.ts';
import { itemsOf, type SettingProps, textOf } from './setting.ts';

type Item = Readonly<Record<string, unknown>>;
type ItemsSpec = Extract<PropSpec, { readonly kind: 'items' }>;

export interface ItemsSettingProps extends SettingProps<ItemsSpec> {
  /** Draws the field of a value of an item. */
  readonly draw: (
    path: string,
    spec: PropSpec,
    value: unknown,
    put: (value: unknown) => void,
    beside: Item,
  ) => ReactNode;
  /** Where something is wrong, under this field: `0.image`. */
  readonly wrongAt: string | null;
}

const moved = (items: readonly Item[], at: number, to: number): readonly Item[] => {
  const item = items[at];
  return item === undefined ? items : items.toSpliced(at, 1).toSpliced(to, 0, item);
};

const measures = ['x', 'y', 'w', 'h'] as const;
const zoneOf = (item: Item): Zone => ({ x: Number(item.x), y: Number(item.y), w: Number(item.w), h: Number(item.h) });

/** A list of alike things: each folds to its name, and is added, moved and removed by buttons. */
export function ItemsSetting(props: ItemsSettingProps) {
  const { id, spec, value, error, onChange, terminal, disabled, beside, draw, wrongAt } = props;
  const items = itemsOf(value);
  const [opened, setOpened] = useState<number | null>(null);
  const wrongItem = wrongAt === null ? null : Number.parseInt(wrongAt, 10);
  const [led, setLed] = useState<string | null>(null);
  // What is wrong is shown once; after that the member opens what she likes.
  if (wrongAt !== led) {
    setLed(wrongAt);
    if (wrongItem !== null && Number.isInteger(wrongItem)) setOpened(wrongItem);
  }
  const picture = textOf(beside.image);

  function add(changed: Item = {}) {
    onChange([...items, { ...initialValues(spec.item, terminal), ...changed }]);
    setOpened(items.length);
  }

  function addZone() {
    const zone = freeZone(items.map(zoneOf));
    add(zone ? { ...zone } : {});
  }

  return (
    <FieldGroup
      id={id}
      label={`${spec.label}（${texts.items(items.length, spec.max)}）`}
      error={error}
      required={spec.min > 0}
      help={spec.hint}
    >
      {spec.areZones && picture !== '' && (
        <HotZones
          label={shopEditorMessages.zones}
          labelHidden
          picture={picture}
          zones={items.map(zoneOf)}
          most={spec.max}
          selected={opened}
          onSelect={setOpened}
          onPut={(at, zone) =>
            at < items.length ? onChange(items.with(at, { ...items[at], ...zone })) : add({ ...zone })
          }
          onRemove={(at) => onChange(items.toSpliced(at, 1))}
        />
      )}
      <ol className={styles.items}>
        {items.map((item, at) => (
          // Items have no names of their own; what they keep is whether they are open, by place.
          <li key={at} className={styles.item}>
            <div className={styles.itemHead}>
              <button
                type="button"
                className={styles.itemName}
                aria-expanded={opened === at}
                onClick={() => setOpened(opened === at ? null : at)}
              >
                {texts.item(spec.itemLabel, at + 1)}
                {textOf(item.text ?? item.name) !== '' && ` · ${textOf(item.text ?? item.name)}`}
              </button>
              <EditorIconButton
                icon="chevron-up"
                label={texts.itemUp(spec.itemLabel, at + 1)}
                disabled={at === 0 || disabled}
                onClick={() => onChange(moved(items, at, at - 1))}
              />
              <EditorIconButton
                icon="chevron-down"
                label={texts.itemDown(spec.itemLabel, at + 1)}
                disabled={at === items.length - 1 || disabled}
                onClick={() => onChange(moved(items, at, at + 1))}
              />
              <EditorIconButton
                icon="trash"
                label={texts.removeItem(spec.itemLabel, at + 1)}
                disabled={disabled}
                onClick={() => onChange(items.toSpliced(at, 1))}
              />
            </div>
            {opened === at && (
              <div className={styles.itemFields}>
                {Object.entries(spec.item)
                  .filter(([name]) => !(spec.areZones && measures.some((one) => one === name)))
                  .filter(([, one]) => counts(one, item))
                  .map(([name, one]) =>
                    draw(
                      `${at}.${name}`,
                      one,
                      item[name],
                      (next) => onChange(items.with(at, { ...item, [name]: next })),
                      item,
                    ),
                  )}
              </div>
            )}
          </li>
        ))}
      </ol>
      {!disabled && items.length < spec.max && (
        <Button variant="line" size="compact" wide onClick={() => (spec.areZones ? addZone() : add())}>
          {texts.addItem(spec.itemLabel)}
        </Button>
      )}
    </FieldGroup>
  );
}
