import { offersHomeLink } from '@jianzhu/domain';
import { ErrorPage } from '@jianzhu/ui';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { leaveEndedSession } from '../session/leave-ended-session.ts';
import { ChunkLoadError } from './chunk-load-error.ts';
import { reloadAfterChunkFailure } from './chunk-reload.ts';
import { NotFound } from './not-found.tsx';
import { readRouteError } from './read-route-error.ts';

/**
 * The error page (specification 2 and 8), as the content of its layout's frame. Two errors are cured rather than
 * shown: code that could not be loaded reloads the page, at most once a minute, and a login that has ended logs out.
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
  if (offersHomeLink(failure)) return <NotFound message={failure.message} />;
  return <ErrorPage message={failure.message} onReload={() => window.location.reload()} />;
}
