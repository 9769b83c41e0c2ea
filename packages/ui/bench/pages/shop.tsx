import { renderToString } from 'react-dom/server';
import { ShopBlocks, ShopPageGround } from '../../src/shop/shop-blocks.tsx';
import { sampleBlocks } from '../../src/shop/testing/sample-shop.ts';

/** Most blocks of a page (domain rules 14.1). */
const BLOCKS = 40;

const blocks = Array.from({ length: BLOCKS }, (_, place) => sampleBlocks[place % sampleBlocks.length])
  .filter((block) => block !== undefined)
  .map((block, place) => ({ ...block, id: `${place}` }));

/** A page of as many blocks as there may be, as HTML. */
export const renderShop = (): string =>
  renderToString(
    <ShopPageGround
      {...{ terminal: 'pc', background: '#f5f7fa', backgroundImage: '', themeColor: '#006ce4', labelColor: '#ffffff' }}
    >
      <ShopBlocks blocks={blocks} />
    </ShopPageGround>,
  );
