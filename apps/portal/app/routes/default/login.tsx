import { ButtonLink } from '@jianzhu/ui';
import { sessionMessages } from '../../session/messages.ts';
import { useLoginLinks } from '../../session/use-login-links.ts';
import { Statement } from '../../shell/statement.tsx';

export function meta() {
  return [{ property: 'og:title', content: sessionMessages.login }];
}

/** Leads to the login site; a password is asked for nowhere else (B-17). */
export default function Login() {
  const { login } = useLoginLinks();
  return (
    <Statement name={sessionMessages.login} text={sessionMessages.loginNote}>
      <ButtonLink href={login}>{sessionMessages.goToLogin}</ButtonLink>
    </Statement>
  );
}
