import { ButtonLink } from '@jianzhu/ui';
import { sessionMessages } from '../session/messages.ts';
import { useLoginLinks } from '../session/use-login-links.ts';
import { Statement } from '../shell/statement.tsx';

export function meta() {
  return [{ property: 'og:title', content: sessionMessages.register }];
}

/** Second entry to registration; leads to the login site. */
export default function SignUp() {
  const { register } = useLoginLinks();
  return (
    <Statement name={sessionMessages.register} text={sessionMessages.registerNote}>
      <ButtonLink href={register}>{sessionMessages.goToRegister}</ButtonLink>
    </Statement>
  );
}
