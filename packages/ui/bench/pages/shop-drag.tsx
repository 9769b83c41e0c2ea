import { createRoot } from 'react-dom/client';
import '../../src/tokens/global.css.ts';
import { GoodsCards } from '../../src/shop/goods-cards.tsx';
import { SampleEditor } from '../../src/shop-editor/testing/sample-editor.tsx';

/** More than a page may have (domain rules 14.1). */
const count = 60;

const blocks = Array.from({ length: count }, (_, at) => ({
  ...{ id: `b${at}`, name: at === 0 ? '店铺招牌' : `商品分组${at}` },
  ...{ hidden: false, fixed: at === 0, wrong: false },
}));
const goods = Array.from({ length: 8 }, (_, at) => ({
  ...{ key: String(at), href: '#goods', name: `HRB400E 螺纹钢 Φ${at + 12}`, cover: '', note: '钢材 · 9米定尺' },
  ...{ price: '3,470.00', unit: '元/吨', stock: '', ask: null },
}));

const root = document.getElementById('root');
if (root === null) throw new Error('no root');
createRoot(root).render(<SampleEditor blocks={blocks} draw={() => <GoodsCards goods={goods} columns={4} />} />);
