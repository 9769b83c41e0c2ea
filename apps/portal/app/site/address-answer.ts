/**
 * An answer with addresses of the portal in it, which its reader may keep for ten minutes. No cache between may: the
 * addresses are of the host that was asked for, which without PORTAL_ORIGINS is whatever the request says.
 *
 * @param type of its media, without character set
 */
export function addressAnswer(type: string, text: string): Response {
  return new Response(text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'private, max-age=600' },
  });
}
