import type { PropSpec } from '@jianzhu/domain/shops';
import { RichTextEditor } from '@jianzhu/ui/rich-text-editor';
import type { ReactNode } from 'react';
import { CategorySetting, IdsSetting } from './chosen-settings.tsx';
import { ItemsSetting } from './items-setting.tsx';
import { LinkSetting } from './link-setting.tsx';
import { ImageSetting, VideoSetting } from './picture-setting.tsx';
import {
  ChoiceSetting,
  ChoicesSetting,
  ColourSetting,
  DateSetting,
  MoneySetting,
  NumberSetting,
  SwitchSetting,
  TextSetting,
} from './plain-settings.tsx';
import { PointSetting } from './point-setting.tsx';
import { type SettingProps, settingId, textOf } from './setting.ts';
import { PhoneSetting } from './typed-setting.tsx';

export interface PropSettingProps extends Omit<SettingProps, 'id' | 'error'> {
  /** `props.items`, `style.radius`. */
  readonly path: string;
  /** What is wrong, by path. */
  readonly wrong: ReadonlyMap<string, string>;
  /** The path that the member was led to last. */
  readonly ledTo: string | null;
}

type Draw<Kind extends PropSpec['kind']> = (
  props: SettingProps<Extract<PropSpec, { readonly kind: Kind }>>,
  all: PropSettingProps,
) => ReactNode;

/** The field of each kind of value: the panel of every block is made from these. */
const FIELDS: { readonly [Kind in PropSpec['kind']]: Draw<Kind> } = {
  text: (props) => <TextSetting {...props} />,
  rich: ({ id, spec, value, error, onChange, things, disabled }) => (
    <RichTextEditor
      {...{ id, label: spec.label, error, disabled, maxLength: spec.max, required: spec.needed === true }}
      value={textOf(value)}
      onChange={onChange}
      uploadImage={things.uploadPicture}
    />
  ),
  image: (props) => <ImageSetting {...props} />,
  video: (props) => <VideoSetting {...props} />,
  link: (props) => <LinkSetting {...props} />,
  number: (props) => <NumberSetting {...props} />,
  choice: (props) => <ChoiceSetting {...props} />,
  choices: (props) => <ChoicesSetting {...props} />,
  switch: (props) => <SwitchSetting {...props} />,
  colour: (props) => <ColourSetting {...props} />,
  products: (props) => <IdsSetting {...props} />,
  services: (props) => <IdsSetting {...props} />,
  certificates: (props) => <IdsSetting {...props} />,
  offers: (props) => <IdsSetting {...props} />,
  shopCategory: (props) => <CategorySetting {...props} />,
  materialCategory: (props) => <CategorySetting {...props} />,
  phone: (props) => <PhoneSetting {...props} />,
  point: (props) => <PointSetting {...props} />,
  date: (props) => <DateSetting {...props} />,
  money: (props) => <MoneySetting {...props} />,
  items: (props, all) => (
    <ItemsSetting
      {...props}
      wrongAt={firstUnder([...(all.ledTo === null ? [] : [all.ledTo]), ...all.wrong.keys()], all.path)}
      draw={(path, spec, value, put, beside) => (
        <PropSetting key={path} {...all} path={`${all.path}.${path}`} {...{ spec, value, beside, onChange: put }} />
      )}
    />
  ),
};

/** The first of some paths that lies below another one, without that one. */
const firstUnder = (paths: readonly string[], path: string): string | null =>
  paths.find((one) => one.startsWith(`${path}.`))?.slice(path.length + 1) ?? null;

/** The field of one value, by its line of the catalogue. */
export function PropSetting(props: PropSettingProps) {
  const { path, wrong, spec } = props;
  // The table has a field for each kind, made for lines of that kind.
  const draw = FIELDS[spec.kind] as Draw<PropSpec['kind']>;
  return draw({ ...props, id: settingId(path), error: wrong.get(path) } as never, props);
}
