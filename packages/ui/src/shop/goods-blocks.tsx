import { useState } from 'react';
import { TabList, TabPanel } from '../tabs/tabs.tsx';
import * as styles from './goods-blocks.css.ts';
import { GoodsCards, GoodsSlide } from './goods-cards.tsx';
import { shopMessages } from './messages.ts';
import type { ShopBlockViews, ShopGoodsList } from './shop-view.ts';

/** 商品分组, 服务分组. */
export function GoodsGroupBlock({ goods, columns }: ShopGoodsList) {
  return (
    <div className={styles.group}>
      <GoodsCards goods={goods} columns={columns} />
    </div>
  );
}

/** 商品横滑. */
export function GoodsSlideBlock({ name, goods }: ShopBlockViews['productSlide'] & { readonly name: string }) {
  return (
    <div className={styles.group}>
      <GoodsSlide label={shopMessages.slide(name)} goods={goods} />
    </div>
  );
}

/** 选项卡: groups of products, one at a time. */
export function TabsBlock({ id, name, tabs }: ShopBlockViews['tabs'] & { readonly id: string; readonly name: string }) {
  const [selected, setSelected] = useState<string | null>(null);
  const shown = tabs.find(({ key }) => key === selected) ?? tabs[0];
  if (shown === undefined) return null;
  return (
    <div className={styles.group}>
      <TabList
        id={`shop-tabs-${id}`}
        label={name}
        tabs={tabs.map(({ key, text }) => ({ value: key, label: text }))}
        selected={shown.key}
        onSelect={setSelected}
      />
      <TabPanel id={`shop-tabs-${id}`} selected={shown.key} className={styles.panel}>
        {shown.goods.length === 0 ? (
          <p className={styles.none}>{shopMessages.noGoods}</p>
        ) : (
          <GoodsCards goods={shown.goods} columns={shown.columns} />
        )}
      </TabPanel>
    </div>
  );
}
