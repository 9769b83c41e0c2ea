import { loginAddress } from '../session/login-address.ts';
import { createPlatform, type Member, type Platform, PlatformError } from '../session/platform.ts';
import { dropSession, readSession, rememberTarget, type SiteSession } from '../session/session.ts';
import { button, element, part } from './element.ts';
import { siteMessages } from './messages.ts';
import { loadSiteSettings, type SiteSettings } from './site-settings.ts';
import { showToast } from './toasts.ts';

/** What a page of a member stands on. */
export interface MemberSite {
  readonly settings: SiteSettings;
  readonly session: SiteSession;
  readonly platform: Platform;
  readonly member: Member;
  /** Called before the visitor leaves by the logout button, or because the platform says that the login has ended. */
  onLeave(leave: () => void): void;
  /** Tells of a failed call; one that says that the login has ended leads back to the login. */
  failed(error: unknown): void;
}

const unauthorised = 401;

/** Starts a page: for a member it runs, a visitor is offered the login. */
export async function startMemberPage(run: (site: MemberSite) => Promise<void> | void): Promise<void> {
  const settings = await loadSiteSettings();
  const session = readSession();
  if (session === null) return offerLogin(settings);
  const leaving: (() => void)[] = [];
  const leave = () => {
    for (const end of leaving.splice(0)) end();
    dropSession();
    offerLogin(settings);
  };
  const failed = (error: unknown) => {
    reportError(error);
    const hasEnded = error instanceof PlatformError && error.code === unauthorised;
    showToast('error', hasEnded ? siteMessages.sessionEnded : siteMessages.platformUnreachable);
    if (hasEnded) leave();
  };
  try {
    const platform = createPlatform(settings, () => session);
    const member = await platform.member();
    part('account', HTMLElement).replaceChildren(element('span', {}, member.name), button(siteMessages.logout, leave));
    await run({ settings, session, platform, member, onLeave: (end) => leaving.push(end), failed });
    part('content', HTMLElement).hidden = false;
  } catch (error) {
    failed(error);
  }
}

function offerLogin(settings: SiteSettings): void {
  rememberTarget(location.pathname);
  const login = element('a', { href: loginAddress(settings), className: 'button primary' }, siteMessages.login);
  part('account', HTMLElement).replaceChildren(element('span', {}, siteMessages.loginNeeded), login);
  part('content', HTMLElement).hidden = true;
}
