import {
  BLOCK_GROUPS,
  blockTypesOf,
  isLocked,
  type PageSchema,
  refuseMore,
  SHOP_BLOCKS,
  SHOP_MESSAGES,
  type Terminal,
} from '@jianzhu/domain/shops';
import { Button, type IconName, TabList, TabPanel } from '@jianzhu/ui';
import {
  type BlockDrag,
  type CanvasBlockFacts,
  EditorSide,
  LayerList,
  Palette,
  type PaletteGroup,
} from '@jianzhu/ui/shop-editor';
import { useState } from 'react';
import { decorationTexts as texts } from './messages.ts';
import { TemplateList, type TemplateListProps } from './template-list.tsx';

/** Signs of the blocks on the palette. */
const ICONS: Readonly<Record<string, IconName>> = {
  carousel: 'columns',
  notice: 'megaphone',
  imageNav: 'list',
  title: 'text',
  cube: 'grid',
  hotImage: 'fullscreen',
  singleImage: 'picture',
  video: 'video',
  richText: 'file',
  spacer: 'minus',
  productGroup: 'bag',
  productSlide: 'columns',
  serviceGroup: 'box',
  tabs: 'columns',
  companyIntro: 'building',
  qualificationWall: 'star',
  caseList: 'crane',
  contact: 'phone',
  inquiryEntry: 'envelope',
  coupon: 'yen',
  floatBar: 'chat',
  bottomNav: 'menu',
};

const tabs = [
  { value: 'palette', label: texts.tabs.palette },
  { value: 'layers', label: texts.tabs.layers },
  { value: 'templates', label: texts.tabs.templates },
] as const;

type LeftTab = (typeof tabs)[number]['value'];

/** What can be added to a page now, by group, with why where it cannot. */
export function paletteOf(schema: PageSchema, terminal: Terminal, vipLevel: number): readonly PaletteGroup[] {
  return BLOCK_GROUPS.map(({ value, label }) => ({
    name: label,
    blocks: blockTypesOf(terminal)
      .filter((type) => SHOP_BLOCKS[type].group === value && SHOP_BLOCKS[type].isFixed !== true)
      .map((type) => {
        const locked = isLocked(type, vipLevel);
        const refusal = refuseMore(schema, type, '', { terminal, vipLevel });
        return {
          ...{ type, name: SHOP_BLOCKS[type].label, icon: ICONS[type] ?? 'grid', locked },
          why: locked ? SHOP_MESSAGES.vip : refusal?.message,
        };
      }),
  }));
}

export interface LeftPanelProps {
  readonly groups: readonly PaletteGroup[];
  readonly blocks: readonly CanvasBlockFacts[];
  readonly selected: string | null;
  readonly drag: BlockDrag;
  readonly mayEdit: boolean;
  readonly onAdd: (type: string) => void;
  readonly onRefused: (why: string) => void;
  readonly onSelect: (id: string) => void;
  readonly onAct: (act: 'up' | 'down' | 'hide' | 'remove', id: string) => void;
  readonly onClear: () => void;
  readonly templates: TemplateListProps;
}

/** 组件、图层、模板. */
export function LeftPanel(props: LeftPanelProps) {
  const { groups, blocks, selected, drag, mayEdit, onAdd, onRefused, onSelect, onAct, onClear, templates } = props;
  const [tab, setTab] = useState<LeftTab>('palette');
  const contents = {
    palette: mayEdit ? (
      <Palette groups={groups} drag={drag} onAdd={onAdd} onRefused={onRefused} />
    ) : (
      <p>{texts.readOnly}</p>
    ),
    layers: (
      <>
        <LayerList blocks={blocks} selected={selected} onSelect={onSelect} onAct={onAct} />
        {mayEdit && (
          <Button variant="link" size="compact" onClick={onClear}>
            {texts.clearConfirm}
          </Button>
        )}
      </>
    ),
    templates: <TemplateList {...templates} />,
  } as const;
  return (
    <EditorSide
      head={
        <TabList id="shop-left" label={texts.leftTabs} tabs={tabs} selected={tab} onSelect={setTab} variant="bare" />
      }
    >
      <TabPanel id="shop-left" selected={tab}>
        {contents[tab]}
      </TabPanel>
    </EditorSide>
  );
}
