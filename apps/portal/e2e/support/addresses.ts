import { tmpdir } from 'node:os';
import path from 'node:path';

/** Ports of the servers under test; those of `pnpm start` stay free for a person who runs it at the same time. */
export const portalPort = Number(process.env.E2E_PORT ?? 3210);
export const platformPort = Number(process.env.E2E_PLATFORM_PORT ?? 4210);

/** A link to the folder of the platform under test. */
export const platformData = path.join(tmpdir(), `jianzhu-e2e-platform-${platformPort}`);

/** The portal of the generic platform. */
export const portal = `http://localhost:${portalPort}`;
/** The portal of CHANGCHUN: the same server under another host name. */
export const changchunPortal = `http://changchun.localhost:${portalPort}`;
export const platform = `http://127.0.0.1:${platformPort}`;
export const loginSite = `http://localhost:${platformPort + 1}`;
export const storage = `http://localhost:${platformPort + 2}`;
export const siblingSites = `http://localhost:${platformPort + 3}`;
/** The example of a sibling team's site. */
export const exampleSite = `http://localhost:${platformPort + 4}`;

export const home = '/default/home';
export const newsList = '/default/news/news-list';
/** The help opens with its first article. */
export const helpHeading = '平台介绍';
export const messageList = '/default/message-list';
export const memberCentre = '/user/default';
export const uploadPage = '/user/standard-certification/uploadImageOrVideo';

/** Takes the place of an online viewer for office files. */
export const officeViewer = 'https://viewer.test/view';
