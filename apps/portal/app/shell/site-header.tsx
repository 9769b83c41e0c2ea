import { Header } from '@jianzhu/ui';
import { AccountActions } from './account-actions.tsx';
import { MainMenu } from './main-menu.tsx';
import { useSiteBrand } from './site-brand.ts';

/** Header of the public pages: logo, account, main menu. */
export function SiteHeader() {
  return (
    <>
      <UserHeader />
      <MainMenu />
    </>
  );
}

/** Header of the member centre: the same without the menu bar (decision 38). */
export function UserHeader() {
  return (
    <Header brand={useSiteBrand()}>
      <AccountActions />
    </Header>
  );
}
