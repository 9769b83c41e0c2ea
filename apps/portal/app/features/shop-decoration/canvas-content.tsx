import { type Block, isKnownBlock, type PageSchema, type Terminal } from '@jianzhu/domain/shops';
import { Button } from '@jianzhu/ui';
import { sanitizeRichText, textLines } from '@jianzhu/ui/rich-text/sanitize';
import { ShopActions, ShopBlock, ShopPageGround } from '@jianzhu/ui/shop';
import { memo, type ReactNode, useMemo } from 'react';
import { blockView, type ShopSite } from '../../shop-blocks/block-views.ts';
import { groundOf } from '../../shop-blocks/shop-ground.ts';
import type { OwnPage, Resolved } from './decoration-calls.ts';
import { decorationTexts as texts } from './messages.ts';

export interface CanvasGroundProps {
  readonly schema: PageSchema;
  readonly terminal: Terminal;
  readonly children: ReactNode;
}

/** Stands for what a visitor can do; nothing on the canvas does it. */
const ACTIONS = (
  <Button variant="line" size="compact">
    {texts.follow}
  </Button>
);

/** The ground that visitors see the blocks on. */
export function CanvasGround({ schema, terminal, children }: CanvasGroundProps) {
  return (
    <ShopPageGround {...groundOf(schema.page, terminal)}>
      <ShopActions value={ACTIONS}>{children}</ShopActions>
    </ShopPageGround>
  );
}

interface DrawnBlockProps {
  readonly block: Block;
  readonly site: ShopSite;
}

/** A block as visitors see it, drawn anew only when it is told something else or shows something else. */
const DrawnBlock = memo(function DrawnBlock({ block, site }: DrawnBlockProps) {
  return <ShopBlock block={blockView(block, site)} terminal={site.terminal} isStill outlined />;
});

/** Draws what a visitor sees of a block of the draft, by the same rules as the shop itself. */
export function useBlockDrawing(
  { facts, terminal }: OwnPage,
  schema: PageSchema,
  resolved: Resolved,
): (id: string) => ReactNode {
  const site = useMemo<ShopSite>(
    () => ({
      ...{ businessId: facts.businessId, terminal, facts, resolved, keyword: '', namesPage: false },
      intro: textLines(facts.intro),
      safeHtml: (_id, html) => sanitizeRichText(html),
    }),
    [facts, terminal, resolved],
  );
  const blocks = new Map(schema.blocks.map((block) => [block.id, block]));
  return (id) => {
    const block = blocks.get(id);
    if (block === undefined) return null;
    return isKnownBlock(block) ? <DrawnBlock block={block} site={site} /> : <p>{texts.unknownBlock}</p>;
  };
}
