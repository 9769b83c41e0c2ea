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

function UserHeader() {
  return (
    <Header brand={useSiteBrand()}>
      <AccountActions />
    </Header>
  );
}

/** Header of the member centre: no menu bar (decision 38), so a way to the home page, and the member by name. */
export function MemberHeader() {
  return (
    <Header brand={useSiteBrand()} ended>
      <AccountActions inCentre />
    </Header>
  );
}
