import { createMessageId } from '@jianzhu/chat';

const cookieName = 'ChatDevice';
/** Begins anew at each use. */
const lifeSeconds = 7 * 86_400;

/**
 * The name of this browser for the chat service. It is the cookie that the portal uses too: with names of their own,
 * two sites would log each other's chat out.
 *
 * @param domain that the site shares with the portal; empty when the host name itself is shared
 */
export function chatDeviceId(domain: string): string {
  const known = new RegExp(`(?:^|; )${cookieName}=([\\w-]{8,64})(?:;|$)`).exec(document.cookie)?.[1];
  const id = known ?? createMessageId(Date.now());
  const attributes = [
    'Path=/',
    `Max-Age=${lifeSeconds}`,
    'SameSite=Lax',
    ...(domain === '' ? [] : [`Domain=${domain}`]),
    ...(location.protocol === 'https:' ? ['Secure'] : []),
  ];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in plain-http pages
  document.cookie = `${cookieName}=${id}; ${attributes.join('; ')}`;
  return id;
}
