import { ButtonLink } from '@jianzhu/ui';
import { loginSiteLinks } from '../portal-addresses.ts';
import { usePortalClient } from '../portal-client.ts';
import { sessionMessages } from '../session/messages.ts';
import { Statement } from '../shell/statement.tsx';

export function meta() {
  return [{ property: 'og:title', content: sessionMessages.register }];
}

/** Second entry to registration; leads to the login site. */
export default function SignUp() {
  const { register } = loginSiteLinks(usePortalClient().origins);
  return (
    <Statement name={sessionMessages.register} text={sessionMessages.registerNote}>
      <ButtonLink href={register}>{sessionMessages.goToRegister}</ButtonLink>
    </Statement>
  );
}
