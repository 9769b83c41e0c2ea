import { Icon } from '../icon/icon.tsx';
import { sizedSource } from '../sized-source.ts';
import { columnsOf } from './css-variables.ts';
import { shopMessages } from './messages.ts';
import { ShopLink } from './shop-link.tsx';
import type { ShopBlockViews, ShopIcon } from './shop-view.ts';
import * as styles from './way-blocks.css.ts';

function Mark({ icon, size }: { readonly icon: ShopIcon; readonly size: number }) {
  if ('drawn' in icon) return <Icon name={icon.drawn} size={24} />;
  return <img {...sizedSource(icon.src, size)} alt="" width={size} height={size} loading="lazy" />;
}

/** 图文导航. */
export function ImageNavBlock({ name, items, columns: count }: ShopBlockViews['imageNav'] & { readonly name: string }) {
  return (
    <nav aria-label={name}>
      <ul className={styles.nav} style={columnsOf(count)}>
        {items.map(({ key, icon, text, way }) => (
          <li key={key}>
            <ShopLink way={way} className={styles.navItem}>
              <Mark icon={icon} size={48} />
              <span>{text}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** 快速询价. */
export function InquiryEntryBlock({ title, text, button }: ShopBlockViews['inquiryEntry']) {
  return (
    <div className={styles.entry}>
      <div className={styles.entryWords}>
        <h2 className={styles.entryTitle}>{title}</h2>
        {text && <p className={styles.note}>{text}</p>}
      </div>
      <ShopLink way={button} className={styles.solid}>
        {button.label}
      </ShopLink>
    </div>
  );
}

/** 优惠活动: what the shop promises to whoever asks for a price; there is no cart to use a coupon in. */
export function CouponBlock({ offers }: ShopBlockViews['coupon']) {
  return (
    <ul className={styles.offers}>
      {offers.map(({ key, title, text, note }) => (
        <li key={key} className={styles.offer}>
          <h3 className={styles.offerTitle}>{title}</h3>
          {text && <p className={styles.offerText}>{text}</p>}
          {note && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}

/** 悬浮客服, at the side of a wide page. */
export function FloatBarBlock({ side, phone, chat, top }: ShopBlockViews['floatBar']) {
  return (
    <nav className={styles.floatOf[side]} aria-label={shopMessages.float}>
      {chat && (
        <ShopLink way={chat} className={styles.floatItem} isNamed>
          <Icon name="chat" size={20} />
        </ShopLink>
      )}
      {phone && (
        <ShopLink way={phone} className={styles.floatItem} isNamed>
          <Icon name="phone" size={20} />
        </ShopLink>
      )}
      {top && (
        <a href="#top" className={styles.floatItem} aria-label={shopMessages.top}>
          <Icon name="arrow-up" size={20} />
        </a>
      )}
    </nav>
  );
}

/** 底部导航 of a phone. */
export function BottomNavBlock({ items }: ShopBlockViews['bottomNav']) {
  return (
    <nav className={styles.bottom} aria-label={shopMessages.bottom}>
      <ul className={styles.bottomRow}>
        {items.map(({ key, icon, text, way }) => (
          <li key={key} className={styles.bottomCell}>
            <ShopLink way={way} className={styles.bottomItem}>
              <Mark icon={icon} size={24} />
              <span>{text}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
