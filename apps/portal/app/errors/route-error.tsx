import { offersHomeLink } from '@jianzhu/domain';
import { ErrorPage } from '@jianzhu/ui';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import * as paths from '../paths.ts';
import { leaveEndedSession } from '../session/leave-ended-session.ts';
import { ChunkLoadError } from './chunk-load-error.ts';
import { reloadAfterChunkFailure } from './chunk-reload.ts';
import { readRouteError } from './read-route-error.ts';

/**
 * The error page (specification 2 and 8). Two errors are cured rather than shown: code that could not be loaded
 * reloads the page, at most once a minute, and a login that has ended logs out.
 */
export function RouteError({ error }: { readonly error: unknown }) {
  const isChunkFailure = error instanceof ChunkLoadError;
  const [isCuring, setIsCuring] = useState(isChunkFailure);
  const isSessionEnd = isRouteErrorResponse(error) && error.status === 401;

  useEffect(() => {
    setIsCuring(isChunkFailure && reloadAfterChunkFailure(window, Date.now()));
  }, [isChunkFailure]);
  useEffect(() => {
    if (isSessionEnd) leaveEndedSession();
  }, [isSessionEnd]);

  if (isCuring) return null;
  const failure = readRouteError(error);
  return (
    <main id="main">
      <ErrorPage message={failure.message} {...(offersHomeLink(failure) && { homeHref: paths.home })} />
    </main>
  );
}
