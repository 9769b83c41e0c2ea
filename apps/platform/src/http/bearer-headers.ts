import type { IncomingHttpHeaders } from 'node:http';
import { apiKeyHeader, chatHeaderNames, generalHeaderNames, uploadHeaderNames } from '@jianzhu/api-client';
import type { BearerTokens } from './caller.ts';

const TOKEN = /^(?:bearer )?([\w-]{20,200})$/i;

/** A value of another form counts as none. Cookies are never looked at. */
function tokenOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return typeof value === 'string' ? TOKEN.exec(value)?.[1] : undefined;
}

/** The tokens of the general header set (decision 31). */
export function generalTokens(headers: IncomingHttpHeaders): BearerTokens {
  return {
    platformToken: tokenOf(headers, generalHeaderNames.platformToken),
    accessToken: tokenOf(headers, generalHeaderNames.businessToken),
  };
}

/** The tokens of the upload header set, in which the same names mean others (ambiguity G-13). */
export function uploadTokens(headers: IncomingHttpHeaders): BearerTokens {
  return {
    platformToken: tokenOf(headers, uploadHeaderNames.token),
    accessToken: tokenOf(headers, uploadHeaderNames.session),
  };
}

/** The chat service's own token. */
export function chatToken(headers: IncomingHttpHeaders): string | undefined {
  return tokenOf(headers, chatHeaderNames.session);
}

/** The token of an operator. */
export function operatorToken(headers: IncomingHttpHeaders): string | undefined {
  return tokenOf(headers, generalHeaderNames.authorization);
}

/** The key of the open interface that a request came with, whatever its form: beside one no token counts. */
export function apiKeyOf(headers: IncomingHttpHeaders): string | undefined {
  const value = headers[apiKeyHeader.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
}

/** The company that the request says it is for; both sets name it alike. */
export function companyOf(headers: IncomingHttpHeaders): string | undefined {
  const value = headers[generalHeaderNames.company.toLowerCase()];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
