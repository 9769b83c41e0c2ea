import { Icon } from '../icon/icon.tsx';
import { sizedSource } from '../sized-source.ts';
import { columnsOf } from './css-variables.ts';
import * as styles from './goods-cards.css.ts';
import { shopMessages } from './messages.ts';
import { ShopLink } from './shop-link.tsx';
import type { ShopGoods } from './shop-view.ts';

/** As wide as a card is on a desktop, in px. */
const COVER = 320;

function Cover({ src }: { readonly src: string }) {
  if (src === '') {
    return (
      <span className={styles.cover}>
        <Icon name="grid" size={24} />
      </span>
    );
  }
  return (
    <img
      className={styles.cover}
      {...sizedSource(src, COVER)}
      alt=""
      width={COVER}
      height={COVER}
      loading="lazy"
      decoding="async"
    />
  );
}

/** One card: the whole of it leads to the goods, its button to asking for a price. */
function GoodsCard({ href, name, cover, note, price, unit, stock, ask }: ShopGoods) {
  return (
    <>
      <Cover src={cover} />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <ShopLink way={{ href, label: name }} className={styles.link}>
            {name}
          </ShopLink>
        </h3>
        {note && <p className={styles.note}>{note}</p>}
        {stock && <p className={styles.note}>{stock}</p>}
        <div className={styles.foot}>
          {price && (
            <p className={styles.price}>
              {price}
              {unit && <span className={styles.unit}>{unit}</span>}
            </p>
          )}
          {ask && (
            <ShopLink way={ask} className={styles.ask} isNamed>
              {shopMessages.ask}
            </ShopLink>
          )}
        </div>
      </div>
    </>
  );
}

/** Products or services as cards in columns; fewer where there is little room. */
export function GoodsCards({ goods, columns }: { readonly goods: readonly ShopGoods[]; readonly columns: number }) {
  return (
    <ul className={styles.cards} style={columnsOf(columns)}>
      {goods.map(({ key, ...card }) => (
        <li key={key} className={styles.card}>
          <GoodsCard key={key} {...card} />
        </li>
      ))}
    </ul>
  );
}

/** Goods in one row that scrolls sideways. */
export function GoodsSlide({ label, goods }: { readonly label: string; readonly goods: readonly ShopGoods[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keys
    <ul className={styles.slide} aria-label={label} tabIndex={0}>
      {goods.map(({ key, ...card }) => (
        <li key={key} className={styles.slideCard}>
          <GoodsCard key={key} {...card} />
        </li>
      ))}
    </ul>
  );
}
