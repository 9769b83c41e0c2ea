import { isShopPhone, type PropSpec } from '@jianzhu/domain/shops';
import { TextField } from '@jianzhu/ui/fields';
import { useState } from 'react';
import { decorationTexts as texts } from '../messages.ts';
import { type SettingProps, textOf } from './setting.ts';

export interface TypedTextProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error: string | undefined;
  readonly required?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly disabled: boolean;
  readonly inputMode: 'tel' | 'url';
  /** Whether a text may stand in the page. */
  readonly isRight: (text: string) => boolean;
  /** Said once the field is left with another one. */
  readonly wrong: string;
}

/** A text of a form of its own: what is half typed stays in the field, and comes into the page once it is right. */
export function TypedText({ value, onChange, isRight, wrong, error, ...control }: TypedTextProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const isWrong = typed !== null && !isRight(typed.trim());
  return (
    <TextField
      {...control}
      autoComplete="off"
      error={isWrong && isLeft ? wrong : error}
      value={typed ?? value}
      onChange={(text) => {
        setTyped(text);
        setIsLeft(false);
        if (isRight(text.trim())) onChange(text.trim());
      }}
      onBlur={() => {
        setIsLeft(true);
        if (!isWrong) setTyped(null);
      }}
    />
  );
}

export function PhoneSetting(props: SettingProps<Extract<PropSpec, { readonly kind: 'phone' }>>) {
  const { id, spec, value, error, onChange, disabled } = props;
  return (
    <TypedText
      {...{ id, error, onChange, disabled, label: spec.label, help: spec.hint, required: spec.needed === true }}
      value={textOf(value)}
      inputMode="tel"
      isRight={(text) => text === '' || isShopPhone(text)}
      wrong={texts.phoneWrong}
    />
  );
}
