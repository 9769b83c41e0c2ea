import { Carousel } from '../carousel/carousel.tsx';
import { sizedSource } from '../sized-source.ts';
import * as styles from './picture-blocks.css.ts';
import { ShopLink } from './shop-link.tsx';
import type { ShopBlockViews, ShopPicture, ShopTerminal } from './shop-view.ts';

/** Widths in px that pictures are loaded for. */
const PAGE_WIDTH: Readonly<Record<ShopTerminal, number>> = { pc: 1920, app: 750 };
/** Widths in px that heights are said for. */
const DRAWN_WIDTH: Readonly<Record<ShopTerminal, number>> = { pc: 1366, app: 375 };

interface PictureProps extends ShopPicture {
  readonly width: number;
  readonly className: string;
  /** Loads at once, being on top of its page. */
  readonly isFirst?: boolean;
}

/** A picture that leads where it says. One that shows words has its text from the shop, or from where it leads. */
function Picture({ src, alt, way, width, className, isFirst = false }: PictureProps) {
  return (
    <ShopLink way={way} className={styles.pictureLink} isNamed={alt === ''}>
      <img
        className={className}
        {...sizedSource(src, width)}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </ShopLink>
  );
}

export interface CarouselBlockProps {
  readonly name: string;
  readonly view: ShopBlockViews['carousel'];
  readonly terminal: ShopTerminal;
  readonly isStill: boolean;
}

/** 轮播图. Its height follows the width of the page, up to what was asked for. */
export function CarouselBlock({ name, view, terminal, isStill }: CarouselBlockProps) {
  const { items, interval, height, indicator } = view;
  const slides = items.map(({ key, ...picture }, index) => ({
    id: key,
    content: <Picture {...picture} width={PAGE_WIDTH[terminal]} className={styles.filling} isFirst={index === 0} />,
  }));
  return (
    <Carousel
      label={name}
      slides={slides}
      autoplay={!isStill && items.length > 1}
      interval={interval}
      indicator={indicator}
      height={`min(${height}px, ${((height / DRAWN_WIDTH[terminal]) * 100).toFixed(2)}cqw)`}
    />
  );
}

/** 图片广告. */
export function SingleImageBlock({ view, terminal }: ImageBlockProps<'singleImage'>) {
  return <Picture {...view.picture} width={PAGE_WIDTH[terminal]} className={styles.natural} />;
}

interface ImageBlockProps<Type extends 'singleImage' | 'cube' | 'hotImage'> {
  readonly view: ShopBlockViews[Type];
  readonly terminal: ShopTerminal;
}

/** 图片魔方. */
export function CubeBlock({ view: { layout, cells, gap }, terminal }: ImageBlockProps<'cube'>) {
  const width = layout === 'one' ? PAGE_WIDTH[terminal] : PAGE_WIDTH[terminal] / 2;
  return (
    <ul className={styles.cubeOf[layout]} style={{ gap }}>
      {cells.map(({ key, ...picture }) => (
        <li key={key} className={styles.cell}>
          <Picture {...picture} width={width} className={styles.filling} />
        </li>
      ))}
    </ul>
  );
}

/** 热区图: one picture, parts of which lead somewhere. */
export function HotImageBlock({ view: { src, alt, zones }, terminal }: ImageBlockProps<'hotImage'>) {
  return (
    <div className={styles.hot}>
      <img
        className={styles.natural}
        {...sizedSource(src, PAGE_WIDTH[terminal])}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
      {zones.map(({ x, y, w, h, way }) =>
        way === null ? null : (
          <div
            key={`${x} ${y} ${w} ${h}`}
            className={styles.zone}
            style={{ left: `${x}%`, top: `${y}%`, width: `${w}%`, height: `${h}%` }}
          >
            <ShopLink way={way} className={styles.zoneLink} isNamed />
          </div>
        ),
      )}
    </div>
  );
}

/** 视频. One that starts by itself makes no sound. */
export function VideoBlock({
  view: { src, poster, title, autoplay },
  isStill,
}: {
  readonly view: ShopBlockViews['video'];
  readonly isStill: boolean;
}) {
  return (
    <video
      className={styles.video}
      src={src}
      aria-label={title}
      controls
      playsInline
      muted
      preload={autoplay ? 'auto' : 'none'}
      autoPlay={autoplay && !isStill}
      {...(poster !== '' && { poster })}
    />
  );
}
