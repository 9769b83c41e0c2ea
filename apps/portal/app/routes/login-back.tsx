import { ButtonLink } from '@jianzhu/ui';
import { data, redirect } from 'react-router';
import * as paths from '../paths.ts';
import { requestServices } from '../request-services.server.ts';
import { completeLoginBack } from '../session/login-back.server.ts';
import { sessionMessages } from '../session/messages.ts';
import { Statement } from '../shell/statement.tsx';
import type { Route } from './+types/login-back';

/** The address holds a token: nothing may keep it or pass it on. */
const privacyHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** Where login site and sibling sites return to (specification 1, decision 26). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const outcome = await completeLoginBack(url, request, context.get(requestServices));
  if (outcome.kind === 'ask') return data(outcome, { headers: privacyHeaders });
  const headers = new Headers(privacyHeaders);
  for (const line of outcome.setCookie) headers.append('set-cookie', line);
  throw redirect(outcome.address, { status: 303, headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Asks before another user's login is replaced. */
export default function LoginBack({ loaderData }: Route.ComponentProps) {
  const { currentName, newName, confirmAddress } = loaderData;
  return (
    <Statement
      name={sessionMessages.switchAccount}
      title={sessionMessages.switchAccountTitle}
      text={sessionMessages.switchAccountText(currentName, newName)}
    >
      <ButtonLink variant="line" href={paths.home}>
        {sessionMessages.keepAccount}
      </ButtonLink>
      <ButtonLink href={confirmAddress}>{sessionMessages.switchAccount}</ButtonLink>
    </Statement>
  );
}
