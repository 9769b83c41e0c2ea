import { PAGE_SPEC } from '@jianzhu/domain/shops';
import { TabList, TabPanel } from '@jianzhu/ui';
import { EditorSide } from '@jianzhu/ui/shop-editor';
import type { ReactNode } from 'react';
import { BlockPanel, PagePanel, type PanelProps } from './block-panel.tsx';
import { decorationTexts as texts } from './messages.ts';
import type { Decoration } from './use-decoration.ts';

const tabs = [
  { value: 'block', label: texts.settingsTabs.block },
  { value: 'page', label: texts.settingsTabs.page },
] as const;

export interface RightPanelProps extends Pick<PanelProps, 'things' | 'terminal' | 'disabled' | 'wrong'> {
  readonly decoration: Decoration;
  /** Above the fields: what got no answer. */
  readonly notice: ReactNode;
  /** Escape in a field: back to the canvas. */
  readonly onLeave: () => void;
}

/** 组件设置、页面设置. */
export function RightPanel({ decoration, notice, onLeave, ...props }: RightPanelProps) {
  const { tab, setTab, block, place, schema, ledTo, dispatch } = decoration;
  const panel = { ...props, ledTo, dispatch };
  return (
    // Escape leads back from any field; what stands in it is reached by itself.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      style={{ display: 'contents' }}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onLeave()}
    >
      <EditorSide
        head={
          <TabList
            id="shop-right"
            label={texts.rightTabs}
            tabs={tabs}
            selected={tab}
            onSelect={setTab}
            variant="bare"
          />
        }
      >
        <TabPanel id="shop-right" selected={tab}>
          {notice}
          {tab === 'block' ? (
            <BlockPanel key={block?.id} {...panel} {...{ block, place: place + 1, count: schema.blocks.length }} />
          ) : (
            <PagePanel {...panel} specs={PAGE_SPEC} page={schema.page} />
          )}
        </TabPanel>
      </EditorSide>
    </div>
  );
}
