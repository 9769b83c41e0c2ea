/** Literal English texts of the error page (specification 8). */
export const ERROR_PAGE_TEXTS = {
  notFound: 'This page could not be found',
  unknownMiddleware: 'Unknown middleware',
  other: 'Error',
} as const;

export interface RouteFailure {
  readonly status: number;
  readonly message: string;
}

export const UNKNOWN_ROUTE: RouteFailure = { status: 404, message: ERROR_PAGE_TEXTS.notFound };
export const UNKNOWN_MIDDLEWARE: RouteFailure = { status: 500, message: ERROR_PAGE_TEXTS.unknownMiddleware };

/** Status and message of any other route error, with the defaults 500 and 'Error'. */
export function routeFailure(error: { readonly status?: number; readonly message?: string }): RouteFailure {
  return { status: error.status ?? 500, message: error.message?.trim() || ERROR_PAGE_TEXTS.other };
}

/** The link back home is offered on 404 alone. */
export function offersHomeLink(failure: RouteFailure): boolean {
  return failure.status === 404;
}
