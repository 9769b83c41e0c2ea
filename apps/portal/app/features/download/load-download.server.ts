import { APP_DICTIONARIES } from '@jianzhu/domain';
import type { RequestServices } from '../../request-services.server.ts';
import { type PublicPage, publicPage } from '../../site/public-page.server.ts';
import { orDefault } from '../../site/start-up.server.ts';
import { type AppRelease, deviceOf, isWeChat, readRelease } from './app-release.ts';

/** What a page that hands out an app shows. */
export interface DownloadData {
  readonly page: PublicPage;
  readonly release: AppRelease;
  readonly device: 'ios' | 'android' | null;
  readonly isInWeChat: boolean;
}

/** The app that the operator has published, for the device that asks. */
export async function loadDownload(
  app: keyof typeof APP_DICTIONARIES,
  { url, request }: { readonly url: URL; readonly request: Request },
  { api, origin, report }: RequestServices,
): Promise<DownloadData> {
  const userAgent = request.headers.get('user-agent') ?? '';
  const entries = await orDefault(api.content.dictionary({ query: { code: APP_DICTIONARIES[app] } }), [], report);
  return {
    page: publicPage(url, origin),
    release: readRelease(entries),
    device: deviceOf(userAgent),
    isInWeChat: isWeChat(userAgent),
  };
}
