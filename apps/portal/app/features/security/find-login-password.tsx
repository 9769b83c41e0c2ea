import { loginSiteAddress } from '@jianzhu/domain';
import { ButtonLink } from '@jianzhu/ui';
import { usePortalClient } from '../../portal-client.ts';
import { Statement } from '../../shell/statement.tsx';
import { useFocusOnHeading } from './focus.ts';
import { securityTexts as texts } from './messages.ts';

/** Leads to the login site, where a login password is found again: nowhere else is one asked for without a login. */
export function FindLoginPassword() {
  useFocusOnHeading();
  const { origins } = usePortalClient();
  return (
    <Statement name={texts.findLogin} text={texts.findLoginText}>
      <ButtonLink href={loginSiteAddress(origins.login, 'forgot', origins.own)}>{texts.goToFind}</ButtonLink>
    </Statement>
  );
}
