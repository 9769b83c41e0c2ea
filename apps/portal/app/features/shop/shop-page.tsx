import { ButtonLink, EmptyState, ErrorPanel, VisuallyHidden } from '@jianzhu/ui';
import { ShopActions, ShopBlocks, ShopFrame, ShopLeaving, ShopNav, ShopPageGround } from '@jianzhu/ui/shop';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { FollowButton } from '../../company/follow-button.tsx';
import { useVisits } from '../../company/use-visits.ts';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import { countText } from '../../record/figures.ts';
import { useLoginLinks } from '../../session/use-login-links.ts';
import { ShareButton } from '../../shell/share-button.tsx';
import { useSiteBrand } from '../../shell/site-brand.ts';
import { productsHref, shopHref } from '../../shop-blocks/shop-addresses.ts';
import { groundOf } from '../../shop-blocks/shop-ground.ts';
import type { PublicPage } from '../../site/public-page.server.ts';
import { AskPanel } from './ask-panel.tsx';
import type { LoadedShop, ShopView, ShownShop } from './load-shop.server.ts';
import { shopPageTexts as texts } from './messages.ts';
import { isNamedByShop } from './named-by-shop.ts';
import { ProductList } from './product-list.tsx';
import { ProductView } from './product-view.tsx';

export interface ShopPageProps {
  readonly page: PublicPage;
  readonly loaded: LoadedShop;
}

/** A shop on one of its addresses (domain rules 14.3). */
export function ShopPage({ page, loaded }: ShopPageProps) {
  if (loaded.kind !== 'ready') return <UnloadedShop name={page.name} kind={loaded.kind} />;
  const { businessId } = loaded.shop.facts;
  return <FoundShop key={businessId} page={page} shop={loaded.shop} view={loaded.view} />;
}

/** The platform's own strips around a shop. */
export function Framed({ notice, children }: { readonly notice?: string; readonly children: ReactNode }) {
  const { title } = useSiteBrand();
  const { kind } = useSession();
  const { login } = useLoginLinks();
  return (
    <ShopFrame
      platform={{ name: title, href: paths.home }}
      {...(notice !== undefined && { notice })}
      account={
        <ButtonLink href={kind === 'member' ? paths.personalCenter : login} variant="quiet" size="compact">
          {kind === 'member' ? texts.mine : texts.login}
        </ButtonLink>
      }
    >
      <ShopLeaving>{children}</ShopLeaving>
    </ShopFrame>
  );
}

export interface UnloadedShopProps {
  readonly name: string;
  readonly kind: 'missing' | 'failed' | 'blocked';
  /** In place of that the shop is not there. */
  readonly missing?: { readonly title: string; readonly text: string };
}

const NO_SHOP = { title: texts.missing, text: '' };

/** In place of a shop that is not there, is blocked, or could not be loaded. */
export function UnloadedShop({ name, kind, missing = NO_SHOP }: UnloadedShopProps) {
  const { revalidate, state } = useRevalidator();
  const { title, text } = kind === 'blocked' ? { title: texts.blocked, text: '' } : missing;
  return (
    <Framed>
      <h1>
        <VisuallyHidden>{name}</VisuallyHidden>
      </h1>
      {kind === 'failed' ? (
        <ErrorPanel onRetry={() => void revalidate()} retrying={state === 'loading'} />
      ) : (
        <EmptyState
          title={title}
          {...(text !== '' && { text })}
          action={<ButtonLink href={paths.home}>{texts.toHome}</ButtonLink>}
        />
      )}
    </Framed>
  );
}

interface FoundShopProps {
  readonly page: PublicPage;
  readonly shop: ShownShop;
  readonly view: ShopView;
}

function FoundShop({ page, shop, view }: FoundShopProps) {
  const { facts, terminal } = shop;
  const { businessId } = facts;
  const visits = useVisits(businessId, facts.viewCount);
  const { shareTitle, shareDesc, title } = shop.page;
  const { blocks } = shop;
  const header = blocks.filter(({ type }) => type === 'shopHeader');
  const place = { businessId, terminal };
  return (
    <Framed>
      <ShopPageGround {...groundOf(shop.page, terminal)}>
        {header.length === 0 && isNamedByShop(view) && (
          <h1>
            <VisuallyHidden>{facts.name}</VisuallyHidden>
          </h1>
        )}
        <ShopActions value={<FollowButton id={businessId} isFollowed={facts.isFollowed} />}>
          <ShopBlocks blocks={header} terminal={terminal} />
        </ShopActions>
        <ShopNav
          label={texts.shopWays}
          links={[
            { key: 'home', text: texts.shopHome, href: shopHref(place), current: view.kind === 'home' },
            { key: 'products', text: texts.products, href: productsHref(place), current: view.kind === 'products' },
            { key: 'company', text: texts.company, href: `${paths.companyDetail}?id=${businessId}`, current: false },
          ]}
          end={
            <>
              <span>{texts.visits(countText(visits))}</span>
              <ShareButton address={page.address} title={shareTitle || title} summary={shareDesc} />
            </>
          }
        />
        <View page={page} shop={shop} view={view} rest={blocks.filter(({ type }) => type !== 'shopHeader')} />
      </ShopPageGround>
    </Framed>
  );
}

interface ViewProps extends FoundShopProps {
  readonly rest: Parameters<typeof ShopBlocks>[0]['blocks'];
}

function View({ page, shop, view, rest }: ViewProps) {
  const { terminal, facts } = shop;
  if (view.kind === 'home') return <ShopBlocks blocks={rest} terminal={terminal} />;
  if (view.kind === 'products') return <ProductList shop={shop} query={view.query} loaded={view.loaded} />;
  if (view.kind === 'ask') return <AskPanel company={facts} category={view.category} />;
  return <ProductView page={page} shop={shop} view={view} />;
}
