import { useSearchParams } from 'react-router';
import { FindLoginPassword } from '../../../features/security/find-login-password.tsx';
import { IdentityPage } from '../../../features/security/identity-page.tsx';
import * as paths from '../../../paths.ts';

/** The identity step by itself; the pages that need it show it in their own place. */
export default function Same() {
  const type = useSearchParams()[0].get('type');
  if (type === 'login') return <FindLoginPassword />;
  if (type === 'phone') return <IdentityPage purpose="phone" next={`${paths.editPassword}?type=phone`} />;
  return <IdentityPage purpose="pay" next={`${paths.refindPassword}?type=pay`} />;
}
