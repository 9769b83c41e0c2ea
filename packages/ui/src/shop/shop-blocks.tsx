import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CasesBlock, CompanyIntroBlock, ContactBlock, QualificationBlock } from './company-blocks.tsx';
import { cssVariables } from './css-variables.ts';
import { isEmptyBlock } from './empty-blocks.ts';
import { GoodsGroupBlock, GoodsSlideBlock, TabsBlock } from './goods-blocks.tsx';
import { HeaderBlock } from './header-block.tsx';
import { shopMessages } from './messages.ts';
import { CarouselBlock, CubeBlock, HotImageBlock, SingleImageBlock, VideoBlock } from './picture-blocks.tsx';
import * as styles from './shop-ground.css.ts';
import type { ShopBlockStyle, ShopBlockType, ShopBlockView, ShopGround, ShopTerminal } from './shop-view.ts';
import { NoticeBlock, RichTextBlock, SpacerBlock, TitleBlock } from './text-blocks.tsx';
import { BottomNavBlock, CouponBlock, FloatBarBlock, ImageNavBlock, InquiryEntryBlock } from './way-blocks.tsx';

/** What drawing a block has to know beside the block. */
interface Drawing {
  readonly terminal: ShopTerminal;
  readonly isStill: boolean;
}

type Draw<Type extends ShopBlockType> = (
  block: Extract<ShopBlockView, { readonly type: Type }>,
  drawing: Drawing,
) => ReactNode;

/** How each kind of block is drawn (domain rules 14.2). */
const DRAWINGS: { readonly [Type in ShopBlockType]: Draw<Type> } = {
  shopHeader: ({ view }) => <HeaderBlock {...view} />,
  carousel: ({ name, view }, drawing) => <CarouselBlock name={name} view={view} {...drawing} />,
  notice: ({ view }, { isStill }) => <NoticeBlock {...view} isStill={isStill} />,
  imageNav: ({ name, view }) => <ImageNavBlock name={name} {...view} />,
  title: ({ view }) => <TitleBlock {...view} />,
  productGroup: ({ view }) => <GoodsGroupBlock {...view} />,
  productSlide: ({ name, view }) => <GoodsSlideBlock name={name} {...view} />,
  serviceGroup: ({ view }) => <GoodsGroupBlock {...view} />,
  cube: ({ view }, { terminal }) => <CubeBlock view={view} terminal={terminal} />,
  hotImage: ({ view }, { terminal }) => <HotImageBlock view={view} terminal={terminal} />,
  singleImage: ({ view }, { terminal }) => <SingleImageBlock view={view} terminal={terminal} />,
  video: ({ view }, { isStill }) => <VideoBlock view={view} isStill={isStill} />,
  richText: ({ view }) => <RichTextBlock {...view} />,
  companyIntro: ({ view }) => <CompanyIntroBlock {...view} />,
  qualificationWall: ({ view }) => <QualificationBlock {...view} />,
  caseList: ({ view }) => <CasesBlock {...view} />,
  contact: ({ view }) => <ContactBlock {...view} />,
  inquiryEntry: ({ view }) => <InquiryEntryBlock {...view} />,
  coupon: ({ view }) => <CouponBlock {...view} />,
  spacer: ({ view }) => <SpacerBlock {...view} />,
  tabs: ({ id, name, view }) => <TabsBlock id={id} name={name} {...view} />,
  floatBar: ({ view }) => <FloatBarBlock {...view} />,
  bottomNav: ({ view }) => <BottomNavBlock {...view} />,
};

/** Kinds that go across the whole page and not only its column. */
const WIDE: ReadonlySet<ShopBlockType> = new Set(['shopHeader', 'carousel', 'floatBar', 'bottomNav']);

const isWide = (block: ShopBlockView): boolean =>
  WIDE.has(block.type) || (block.type === 'singleImage' && block.view.width === 'full');

/** Kinds that stay where they are seen, so nothing may stand around them. */
const STAYING: ReadonlySet<ShopBlockType> = new Set(['floatBar', 'bottomNav']);

const roomOf = ({ marginTop, marginBottom, paddingX, background, radius }: ShopBlockStyle) => ({
  marginTop,
  marginBottom,
  paddingInline: paddingX,
  borderRadius: radius,
  ...(background !== '' && { background }),
  ...(radius > 0 && { overflow: 'clip' }),
});

export interface ShopBlockProps extends Partial<Drawing> {
  readonly block: ShopBlockView;
  /** Draws a frame with the name of a block that has nothing to show, for who makes the page; visitors see nothing. */
  readonly outlined?: boolean;
}

/** One block of a shop. All that it shows is in the block: server, page and editor draw it alike. */
export function ShopBlock({ block, terminal = 'pc', isStill = false, outlined = false }: ShopBlockProps) {
  const isEmpty = isEmptyBlock(block);
  if (isEmpty && !outlined) return null;
  const draw = DRAWINGS[block.type] as Draw<ShopBlockType>; // The type of the block names its own drawing.
  const drawn = isEmpty ? (
    <p className={styles.outline}>{shopMessages.empty(block.name)}</p>
  ) : (
    draw(block, { terminal, isStill })
  );
  if (STAYING.has(block.type)) return drawn;
  return (
    <div className={classNames(styles.block, isWide(block) ? styles.wide : styles.column)} style={roomOf(block.style)}>
      {drawn}
    </div>
  );
}

export interface ShopGroundProps extends ShopGround {
  readonly children: ReactNode;
}

/** The page that the blocks of a shop stand on: its ground, and the colour of its buttons. */
export function ShopPageGround(props: ShopGroundProps) {
  const { terminal, background, backgroundImage, themeColor, labelColor, children } = props;
  return (
    <div
      className={classNames(styles.ground, terminal === 'app' && styles.handheld)}
      style={{
        backgroundColor: background,
        ...(backgroundImage !== '' && { backgroundImage: `url("${encodeURI(backgroundImage)}")` }),
        ...cssVariables({ [styles.themeColor]: themeColor, [styles.onTheme]: labelColor }),
      }}
    >
      {children}
    </div>
  );
}

export interface ShopBlocksProps extends Partial<Drawing> {
  readonly blocks: readonly ShopBlockView[];
}

/** The blocks of a page from top to bottom, as visitors see them. */
export function ShopBlocks({ blocks, ...drawing }: ShopBlocksProps) {
  return blocks.map((block) => <ShopBlock key={block.id} block={block} {...drawing} />);
}
