import { createContext, type ReactNode, useContext } from 'react';
import { Icon } from '../icon/icon.tsx';
import { sizedSource } from '../sized-source.ts';
import * as styles from './header-block.css.ts';
import { shopMessages } from './messages.ts';
import * as ground from './shop-ground.css.ts';
import type { ShopHeaderView } from './shop-view.ts';

const LOGO = 72;

/** What a visitor can do with the shop, such as following it; drawn in its header. A view is data and holds none. */
export const ShopActions = createContext<ReactNode>(null);

/** 店铺招牌: whose shop it is, the search in it, and what a visitor can do with it. */
export function HeaderBlock({
  name,
  namesPage = true,
  logo,
  background,
  slogan,
  search,
  showsActions,
}: ShopHeaderView) {
  const actions = useContext(ShopActions);
  const Name = namesPage ? 'h1' : 'p';
  return (
    <div
      className={styles.header}
      style={background === '' ? undefined : { backgroundImage: `url("${encodeURI(background)}")` }}
    >
      <div className={`${ground.column} ${styles.row}`}>
        <span className={styles.logo}>
          {logo === '' ? (
            <Icon name="building" size={24} />
          ) : (
            <img {...sizedSource(logo, LOGO)} alt="" width={LOGO} height={LOGO} />
          )}
        </span>
        <div className={styles.words}>
          <Name className={styles.name}>{name}</Name>
          {slogan && <p className={styles.slogan}>{slogan}</p>}
        </div>
        {search && <Search {...search} />}
        {showsActions && actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}

/** Goes to the products that have the word; works without scripts. */
function Search({ action, kept, keyword }: NonNullable<ShopHeaderView['search']>) {
  return (
    <form action={action} method="get" className={styles.search}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        key={keyword}
        type="search"
        name="keyword"
        defaultValue={keyword}
        maxLength={50}
        aria-label={shopMessages.search}
        placeholder={shopMessages.search}
        className={styles.field}
      />
      <button type="submit" className={styles.searchButton} aria-label={shopMessages.searchButton}>
        <Icon name="search" size={16} />
      </button>
    </form>
  );
}
