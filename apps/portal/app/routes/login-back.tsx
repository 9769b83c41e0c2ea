import { data, redirect } from 'react-router';
import { requestServices } from '../request-services.server.ts';
import { AccountQuestion } from '../session/account-question.tsx';
import { answerLoginBack, completeLoginBack, type LoginBackRedirect } from '../session/login-back.server.ts';
import { sessionMessages } from '../session/messages.ts';
import { StandaloneFrame } from '../shell/standalone-frame.tsx';
import type { Route } from './+types/login-back';

/** The address may hold a token: nothing may keep it or pass it on. */
const privacyHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
/** The page that asks has no token in its address; its form has to say where it comes from. */
const questionHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };

/** Where login site and sibling sites return to (specification 1, decisions 26 and 62). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const outcome = await completeLoginBack(url, request, context.get(requestServices));
  if (outcome.kind === 'ask') return data(outcome, { headers: questionHeaders });
  throw leadOn(outcome);
}

/** The answer to the question whether to take a login that did not begin here. */
export async function action({ request, context }: Route.ActionArgs) {
  throw leadOn(await answerLoginBack(request, context.get(requestServices)));
}

function leadOn({ address, setCookie }: LoginBackRedirect): Response {
  const headers = new Headers(privacyHeaders);
  for (const line of setCookie) headers.append('set-cookie', line);
  return redirect(address, { status: 303, headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta() {
  return [{ property: 'og:title', content: sessionMessages.switchAccountTitle }];
}

/** Who is asked whether to log in has to see by whom. */
export const handle = { isFramed: true };

export default function LoginBack({ loaderData }: Route.ComponentProps) {
  return (
    <StandaloneFrame>
      <AccountQuestion {...loaderData} />
    </StandaloneFrame>
  );
}
