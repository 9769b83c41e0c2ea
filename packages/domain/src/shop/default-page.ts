import { newBlock, newPage } from './new-block.ts';
import type { PageSchema } from './page-schema.ts';
import type { Terminal } from './terminal.ts';

/** What a visitor sees where nothing is published (domain rules 14.3): header, introduction, newest products, contact. */
export const defaultPage = (companyName: string, terminal: Terminal): PageSchema =>
  newPage(companyName, terminal, [
    newBlock('shopHeader', 'header', terminal),
    newBlock('companyIntro', 'intro', terminal),
    newBlock('title', 'goods-title', terminal, {
      text: '最新商品',
      moreLink: { kind: 'shopPage', target: 'products' },
    }),
    newBlock('productGroup', 'goods', terminal, { source: 'newest' }),
    newBlock('contact', 'contact', terminal),
  ]);
