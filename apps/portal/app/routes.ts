import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { redirects } from './navigation/redirects.ts';
import { type OpeningSoonLayout, openingSoonPages } from './opening-soon/pages.ts';
import * as paths from './paths.ts';

/** Pages of one layout that share the route module of pages to come. */
function openingSoon(name: OpeningSoonLayout): RouteConfigEntry[] {
  return Object.keys(openingSoonPages[name]).map((path) =>
    route(path, 'routes/opening-soon.tsx', { id: `opening-soon ${path}` }),
  );
}

function redirectsWhere(isHere: (path: string) => boolean): RouteConfigEntry[] {
  return Object.keys(redirects)
    .filter(isHere)
    .map((path) => route(path, 'routes/redirect.tsx', { id: `redirect ${path}` }));
}

const isUserPath = (path: string) => path.startsWith('/user');

/** Every address of the portal under its layout (decision 29). Paths under `/user` stand behind the access guard. */
export default [
  layout('routes/layouts/default.tsx', [
    route(paths.home, 'routes/default/home.tsx', { id: 'home' }),
    ...openingSoon('default'),
  ]),
  layout('routes/layouts/djyl-default.tsx', openingSoon('djyl-default')),
  layout('routes/layouts/secondary.tsx', [
    route(paths.messageList, 'routes/default/message-list.tsx'),
    ...openingSoon('secondary'),
  ]),
  layout('routes/layouts/simple-default.tsx', [
    route(paths.login, 'routes/default/login.tsx'),
    route(paths.signUp, 'routes/sign-up2.tsx'),
    ...openingSoon('simple-default'),
  ]),
  layout('routes/layouts/simple.tsx', [
    ...openingSoon('simple'),
    ...redirectsWhere(isUserPath),
    route('/user/*', 'routes/not-found.tsx', { id: 'user-not-found' }),
  ]),
  layout('routes/layouts/empty.tsx', [
    route(paths.loginBack, 'routes/login-back.tsx'),
    route(paths.outlogin, 'routes/outlogin.tsx'),
    ...openingSoon('empty'),
  ]),
  ...redirectsWhere((path) => !isUserPath(path)),
  route('*', 'routes/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
