import {
  isShopPhone,
  type Link,
  type LinkKind,
  NO_LINK,
  needsTarget,
  type PropSpec,
  readLink,
  SHOP_LINK_KINDS,
  SHOP_PAGES,
} from '@jianzhu/domain/shops';
import { Button } from '@jianzhu/ui';
import { FieldGroup } from '@jianzhu/ui/fields';
import { Select } from '@jianzhu/ui/select';
import { useState } from 'react';
import { decorationTexts as texts } from '../messages.ts';
import type { ShopThings } from '../shop-things.ts';
import { ThingDialog } from '../thing-dialog.tsx';
import type { SettingProps } from './setting.ts';
import { TypedText } from './typed-setting.tsx';

interface TargetProps {
  readonly id: string;
  readonly link: Link;
  readonly onChange: (target: string) => void;
  readonly things: ShopThings;
  readonly disabled: boolean;
}

const isHttps = (target: string) => readLink({ kind: 'https', target }) !== undefined && target !== '';

/** How the target of each kind is chosen; kinds that need none have no line. Only an address is typed. */
const TARGETS: Readonly<Partial<Record<LinkKind, (props: TargetProps) => React.ReactNode>>> = {
  product: (props) => <ThingTarget kind="products" title={texts.choose.product} {...props} />,
  service: (props) => <ThingTarget kind="services" title={texts.choose.service} {...props} />,
  category: ({ id, link, onChange, things, disabled }) => (
    <Select
      {...{ id, disabled, label: texts.choose.category, onChange }}
      help={things.categories.length === 0 ? texts.nothingHere.category : undefined}
      options={things.categories.map(({ id: value, name }) => ({ value, label: name }))}
      value={link.target === '' ? null : link.target}
    />
  ),
  shopPage: ({ id, link, onChange, disabled }) => (
    <Select
      {...{ id, disabled, label: texts.chooseTarget('店铺页面'), onChange }}
      options={SHOP_PAGES}
      value={SHOP_PAGES.find(({ value }) => value === link.target)?.value ?? null}
    />
  ),
  phone: ({ id, link, onChange, disabled }) => (
    <TypedText
      {...{ id, disabled, label: texts.phone, value: link.target, onChange, error: undefined, inputMode: 'tel' }}
      isRight={isShopPhone}
      wrong={texts.phoneWrong}
    />
  ),
  https: ({ id, link, onChange, disabled }) => (
    <TypedText
      {...{ id, disabled, label: texts.https, value: link.target, onChange, error: undefined, inputMode: 'url' }}
      help={texts.httpsHelp}
      isRight={isHttps}
      wrong={texts.httpsWrong}
    />
  ),
};

interface ThingTargetProps extends TargetProps {
  readonly kind: 'products' | 'services';
  readonly title: string;
}

function ThingTarget({ id, kind, title, link, onChange, things, disabled }: ThingTargetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [thing] = link.target === '' ? [] : things.named(kind, [link.target]);
  return (
    <FieldGroup id={id} label={title} error={thing?.isGone ? texts.goneTarget : undefined}>
      <p>{thing?.name ?? texts.notChosen}</p>
      {!disabled && (
        <Button variant="line" size="compact" aria-label={title} onClick={() => setIsOpen(true)}>
          {thing === undefined ? title : texts.changeTarget}
        </Button>
      )}
      {isOpen && (
        <ThingDialog
          {...{ kind, title, things, chosen: link.target === '' ? [] : [link.target], most: 1 }}
          onClose={() => setIsOpen(false)}
          onChoose={([chosen]) => {
            setIsOpen(false);
            onChange(chosen ?? '');
          }}
        />
      )}
    </FieldGroup>
  );
}

const asLink = (value: unknown): Link => readLink(value) ?? NO_LINK;

/** Where a click leads: first what kind of place, then which one of those that are there. */
export function LinkSetting(props: SettingProps<Extract<PropSpec, { readonly kind: 'link' }>>) {
  const { id, spec, value, error, onChange, things, disabled } = props;
  const link = asLink(value);
  const Target = TARGETS[link.kind];
  return (
    <FieldGroup id={id} label={spec.label} error={error} help={spec.hint}>
      <Select
        label={`${spec.label}：${texts.linkKind}`}
        labelHidden
        options={SHOP_LINK_KINDS}
        value={link.kind}
        disabled={disabled}
        onChange={(kind) => onChange({ kind, target: '' })}
      />
      {needsTarget(link.kind) &&
        Target?.({
          ...{ id: `${id}-target`, link, things, disabled },
          onChange: (target) => onChange({ kind: link.kind, target }),
        })}
    </FieldGroup>
  );
}
