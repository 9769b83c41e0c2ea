import {
  type AnyBlock,
  counts,
  isKnownBlock,
  MOST_BLOCKS,
  type PropSpecs,
  SHOP_BLOCKS,
  STYLE_SPEC,
} from '@jianzhu/domain/shops';
import { TextField } from '@jianzhu/ui/fields';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import * as styles from '@jianzhu/ui/shop-editor-styles';
import type { EditorEvent } from './editor-state.ts';
import { decorationTexts as texts } from './messages.ts';
import { PropSetting } from './settings/prop-setting.tsx';
import { settingId } from './settings/setting.ts';
import type { ShopThings } from './shop-things.ts';

type Values = Readonly<Record<string, unknown>>;

export interface PanelProps {
  readonly terminal: 'pc' | 'app';
  readonly things: ShopThings;
  readonly wrong: ReadonlyMap<string, string>;
  /** The path that the member was led to last. */
  readonly ledTo: string | null;
  readonly disabled: boolean;
  readonly dispatch: (event: EditorEvent) => void;
}

interface FieldsProps extends Omit<PanelProps, 'dispatch'> {
  readonly specs: PropSpecs;
  readonly values: Values;
  /** `props.`, `style.`, or '' for the page. */
  readonly under: string;
  readonly onPut: (name: string, value: unknown) => void;
}

/** The fields of several values, each by its line of the catalogue; those that do not count now are not drawn. */
function Fields({ specs, values, under, onPut, ...props }: FieldsProps) {
  return Object.entries(specs)
    .filter(([, spec]) => counts(spec, values))
    .map(([name, spec]) => (
      <PropSetting
        key={name}
        {...props}
        path={`${under}${name}`}
        spec={spec}
        value={values[name]}
        beside={values}
        onChange={(value) => onPut(name, value)}
      />
    ));
}

export interface BlockPanelProps extends PanelProps {
  readonly block: AnyBlock | null;
  /** Of all blocks, from 1. */
  readonly place: number;
  readonly count: number;
}

/** 组件设置: what the selected block is told, made from the catalogue. */
export function BlockPanel({ block, place, count, dispatch, ...props }: BlockPanelProps) {
  if (block === null) return <p className={styles.note}>{texts.nothingSelected}</p>;
  const { id, name, style } = block;
  const put = (part: 'props' | 'style') => (field: string, value: unknown) =>
    dispatch({
      kind: 'edit',
      edit:
        part === 'props'
          ? { kind: 'props', id, props: { [field]: value } }
          : { kind: 'style', id, style: { [field]: value } },
      run: `${part}:${id}:${field}`,
    });
  return (
    // A field that is left ends its run of edits: the next one is taken back by itself.
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields in it are what is left
    <div className={styles.panel} onBlur={() => dispatch({ kind: 'end-run' })}>
      <div className={styles.panelHead}>
        <h2 className={styles.panelName} id="block-settings" tabIndex={-1}>
          {name}
        </h2>
        <span className={styles.note}>{texts.place(place, count, MOST_BLOCKS)}</span>
      </div>
      {[...props.wrong.values()].slice(0, 1).map((text) => (
        <InlineAlert key={text} tone="warning">
          {text}
        </InlineAlert>
      ))}
      <TextField
        id={settingId('name')}
        label={texts.blockName}
        autoComplete="off"
        maxLength={20}
        suffix={`${[...name].length}/20`}
        disabled={props.disabled}
        value={name}
        onChange={(text) => dispatch({ kind: 'edit', edit: { kind: 'rename', id, name: text }, run: `name:${id}` })}
      />
      {isKnownBlock(block) ? (
        <Fields
          {...props}
          specs={SHOP_BLOCKS[block.type].props}
          // Made from these lines.
          values={block.props as unknown as Values}
          under="props."
          onPut={put('props')}
        />
      ) : (
        <p className={styles.note}>{texts.unknownBlock}</p>
      )}
      <h3 className={styles.heading}>{texts.style}</h3>
      <Fields {...props} specs={STYLE_SPEC} values={style as unknown as Values} under="style." onPut={put('style')} />
    </div>
  );
}

export interface PagePanelProps extends PanelProps {
  readonly page: Values;
  readonly specs: PropSpecs;
}

/** 页面设置: ground, colour and what is shown where the page is shared. */
export function PagePanel({ page, specs, dispatch, ...props }: PagePanelProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields in it are what is left
    <div className={styles.panel} onBlur={() => dispatch({ kind: 'end-run' })}>
      <h2 className={styles.panelName}>{texts.page}</h2>
      <Fields
        {...props}
        specs={specs}
        values={page}
        under=""
        onPut={(name, value) =>
          dispatch({ kind: 'edit', edit: { kind: 'page', page: { [name]: value } }, run: `page:${name}` })
        }
      />
    </div>
  );
}
