import { useEffect, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { media } from '../tokens/measures.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { shopMessages } from './messages.ts';
import { ShopLink } from './shop-link.tsx';
import type { ShopBlockViews } from './shop-view.ts';
import * as styles from './text-blocks.css.ts';

type NoticeProps = ShopBlockViews['notice'] & { readonly isStill: boolean };

/**
 * 公告栏: one line at a time, by its buttons or by itself; it waits while the pointer or the focus is inside, and for
 * good when the visitor asks for reduced motion.
 */
export function NoticeBlock({ texts, interval, icon, isStill }: NoticeProps) {
  const [shown, setShown] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const count = texts.length;
  const current = shown % Math.max(count, 1);

  useEffect(() => {
    if (isStill || isHeld || count < 2 || window.matchMedia(media.reducedMotion).matches) return;
    const timer = setTimeout(() => setShown((current + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [isStill, isHeld, count, current, interval]);

  return (
    <section
      className={styles.notice}
      aria-label={shopMessages.notice}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {icon && <Icon name="sound" size={16} />}
      <ul className={styles.lines}>
        {texts.map((text, index) => (
          <li key={`${index} ${text}`} className={styles.line} hidden={index !== current}>
            {text}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <span className={styles.turns}>
          <button
            type="button"
            className={styles.turn}
            aria-label={shopMessages.previousNotice}
            onClick={() => setShown((current - 1 + count) % count)}
          >
            <Icon name="chevron-left" size={16} />
          </button>
          <button
            type="button"
            className={styles.turn}
            aria-label={shopMessages.nextNotice}
            onClick={() => setShown((current + 1) % count)}
          >
            <Icon name="chevron-right" size={16} />
          </button>
        </span>
      )}
    </section>
  );
}

/** 标题. */
export function TitleBlock({ text, subText, align, more }: ShopBlockViews['title']) {
  return (
    <div className={styles.titleOf[align]}>
      <h2 className={styles.title}>{text}</h2>
      {subText && <p className={styles.subText}>{subText}</p>}
      {more && (
        <ShopLink way={more} className={styles.more}>
          {shopMessages.more}
          <VisuallyHidden>{more.label}</VisuallyHidden>
          <Icon name="chevron-right" size={16} />
        </ShopLink>
      )}
    </div>
  );
}

/** 富文本: what went through the allow-list, and nothing else. */
export function RichTextBlock({ html }: ShopBlockViews['richText']) {
  return (
    <div className={styles.rich}>
      <RichText html={html} />
    </div>
  );
}

/** 辅助空白/线. */
export function SpacerBlock({ height, line, color }: ShopBlockViews['spacer']) {
  return (
    <div className={styles.spacer} style={{ height }} aria-hidden>
      {line !== 'none' && <span className={styles.rule} style={{ borderTop: `1px ${line} ${color}` }} />}
    </div>
  );
}
