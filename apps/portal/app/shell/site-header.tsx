import { Header } from '@jianzhu/ui';
import { useLocation } from 'react-router';
import { AccountActions } from './account-actions.tsx';
import { MainMenu } from './main-menu.tsx';
import { useSiteBrand } from './site-brand.ts';
import { TextSizeToggle } from './text-size-toggle.tsx';

/** Header of the public pages: logo, account, main menu. */
export function SiteHeader() {
  return (
    <>
      <AccountHeader />
      <MainMenu />
    </>
  );
}

function AccountHeader() {
  const { pathname } = useLocation();
  return (
    <Header brand={useSiteBrand()} page={pathname}>
      <TextSizeToggle place="header-above-menu" />
      <AccountActions />
    </Header>
  );
}

/** Header of the member centre: no menu bar (decision 38), so a way to the home page, and the member by name. */
export function MemberHeader() {
  const { pathname } = useLocation();
  return (
    <Header brand={useSiteBrand()} page={pathname} ended>
      <TextSizeToggle place="header" />
      <AccountActions inCentre />
    </Header>
  );
}
