import { ShopBlocks, ShopPageGround } from '@jianzhu/ui/shop';
import { groundOf } from '../../shop-blocks/shop-ground.ts';
import type { ShownShop } from './load-shop.server.ts';
import { shopPageTexts as texts } from './messages.ts';
import { Framed, UnloadedShop } from './shop-page.tsx';

export type LoadedPreview =
  | { readonly kind: 'ready'; readonly shop: ShownShop; readonly expireTime: string }
  | { readonly kind: 'missing' | 'failed' };

const ENDED = { title: texts.previewEnded, text: texts.previewEndedText };

/** 店铺预览: a draft as its link shows it for half an hour (domain rules 14.3). */
export function PreviewPage({ name, loaded }: { readonly name: string; readonly loaded: LoadedPreview }) {
  if (loaded.kind !== 'ready') return <UnloadedShop name={name} kind={loaded.kind} missing={ENDED} />;
  return <FoundPreview shop={loaded.shop} expireTime={loaded.expireTime} />;
}

function FoundPreview({
  shop,
  expireTime,
}: Pick<Extract<LoadedPreview, { readonly kind: 'ready' }>, 'shop' | 'expireTime'>) {
  const { terminal, blocks } = shop;
  return (
    <Framed notice={texts.preview(expireTime.slice(0, 16))}>
      <ShopPageGround {...groundOf(shop.page, terminal)}>
        <ShopBlocks blocks={blocks} terminal={terminal} />
      </ShopPageGround>
    </Framed>
  );
}
