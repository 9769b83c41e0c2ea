import { part } from '../site/element.ts';
import { loadSiteSettings } from '../site/site-settings.ts';
import { loginAddress } from './login-address.ts';
import { sessionMessages } from './messages.ts';
import { createPlatform } from './platform.ts';
import { keepSession, takeTarget } from './session.ts';

// A login arrives: its token is exchanged for tokens of this site, and does not stay in the address or the history.
const arrived = new URLSearchParams(location.search);
history.replaceState(null, '', location.pathname);
const settings = await loadSiteSettings();
try {
  const platform = createPlatform(settings, () => null);
  keepSession(await platform.exchange(arrived.get('token') ?? '', arrived.get('switchtocompanyid')));
  location.replace(takeTarget(arrived.get('target'), location.origin));
} catch (error) {
  reportError(error);
  part('state', HTMLElement).textContent = sessionMessages.loginFailed;
  const again = part('again', HTMLAnchorElement);
  again.href = loginAddress(settings);
  again.hidden = false;
}
