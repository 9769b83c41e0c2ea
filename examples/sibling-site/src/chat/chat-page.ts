import { chatCalls, createChat, pageTitle, showUnreadInTitle, TokenRefused } from '@jianzhu/chat';
import { PlatformError } from '../session/platform.ts';
import { part } from '../site/element.ts';
import { startMemberPage } from '../site/member-page.ts';
import { showToast } from '../site/toasts.ts';
import { download } from '../upload/download.ts';
import { bindComposer } from './composer.ts';
import { bindConnectionLine } from './connection-line.ts';
import { bindConversationList } from './conversation-list.ts';
import { chatDeviceId } from './device-id.ts';
import { bindFileSending } from './file-sending.ts';
import { bindMessageWindow } from './message-window.ts';
import { chatMessages } from './messages.ts';

const unauthorised = 401;

await startMemberPage(async (site) => {
  const { settings, platform, onLeave, failed } = site;
  const { user, socketPath, ...first } = await platform.chatLogin();
  let token = first.token;
  const chat = createChat({
    app: 'archive',
    url: settings.socketOrigin + socketPath,
    api: chatCalls({ baseUrl: settings.apiOrigin, token: () => token }),
    deviceId: () => chatDeviceId(settings.cookieDomain),
    async getToken({ reason }) {
      if (reason !== 'expired') return token;
      try {
        ({ token } = await platform.chatLogin());
        return token;
      } catch (error) {
        if (error instanceof PlatformError && error.code === unauthorised) throw new TokenRefused(error.message);
        throw error;
      }
    },
  });
  chat.errors$.subscribe((error) => {
    reportError('cause' in error ? error.cause : new Error(error.code));
    showToast('error', chatMessages.fault);
  });
  // Not by `failed`: the login of this site goes on, only its chat has ended.
  chat.kicked$.subscribe(() => {
    showToast('error', chatMessages.kicked);
    chat.logout();
  });
  showUnreadInTitle(chat, pageTitle);
  bindConnectionLine(chat);
  bindConversationList(chat);
  bindMessageWindow({
    chat,
    failed,
    download: ({ id }, { name, size }) =>
      download([
        { fileName: name, fileSize: size, address: (options) => platform.messageFileAddress(token, id, options) },
      ]),
  });
  bindComposer(chat);
  bindFileSending(chat, site);
  part('contact', HTMLButtonElement).addEventListener('click', () => {
    platform.contactPlatform(token).then(({ id, name }) => chat.open(id, { chat: { name } }), failed);
  });
  onLeave(() => chat.logout());
  chat.login(user);
});
