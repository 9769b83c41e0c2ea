import { type PageSchema, type Terminal, themeColours } from '@jianzhu/domain/shops';
import type { ShopGround } from '@jianzhu/ui/shop';

type Chosen = Pick<PageSchema['page'], 'background' | 'bgImage' | 'themeColor'>;

/** What the blocks of a page stand on: visitors, previews and the editor see the same. */
export const groundOf = (page: Chosen, terminal: Terminal): ShopGround => ({
  ...{ terminal, background: page.background, backgroundImage: page.bgImage },
  ...themeColours(page),
});
