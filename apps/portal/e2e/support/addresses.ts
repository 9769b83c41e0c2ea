/** Ports of the servers under test; those of `pnpm start` stay free for a person who runs it at the same time. */
export const portalPort = Number(process.env.E2E_PORT ?? 3210);
export const platformPort = Number(process.env.E2E_PLATFORM_PORT ?? 4210);

/** The portal of the generic platform. */
export const portal = `http://localhost:${portalPort}`;
/** The portal of CHANGCHUN: the same server under another host name. */
export const changchunPortal = `http://changchun.localhost:${portalPort}`;
export const platform = `http://127.0.0.1:${platformPort}`;
export const loginSite = `http://localhost:${platformPort + 1}`;
export const siblingSites = `http://localhost:${platformPort + 3}`;

export const home = '/default/home';
export const newsList = '/default/news/news-list';
export const messageList = '/default/message-list';
export const memberCentre = '/user/default';
