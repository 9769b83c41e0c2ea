/** The two wire formats that one endpoint speaks. */
export type Dialect = 's3' | 'oss';

interface ErrorFacts {
  readonly status: number;
  readonly message: string;
  /** Where OSS names or ranks the same thing otherwise. */
  readonly oss?: { readonly code?: string; readonly status?: number; readonly ec?: string };
}

/** Every error of the endpoint, under the code that S3 gives it. */
const ERRORS = {
  AccessDenied: { status: 403, message: 'Access denied.', oss: { ec: '0003-00000001' } },
  AccessForbidden: { status: 403, message: 'CORSResponse: This CORS request is not allowed.' },
  AuthorizationHeaderMalformed: {
    status: 400,
    message: 'The authorization header is malformed.',
    oss: { code: 'InvalidArgument' },
  },
  AuthorizationQueryParametersError: {
    status: 400,
    message: 'The parameters of the signed address are wrong.',
    oss: { code: 'InvalidArgument' },
  },
  BadDigest: { status: 400, message: 'The Content-MD5 that was sent differs from what was received.' },
  EntityTooLarge: { status: 400, message: 'The body is larger than allowed.' },
  EntityTooSmall: { status: 400, message: 'A part other than the last is smaller than allowed.' },
  ExpiredToken: {
    status: 400,
    message: 'The security token has expired.',
    oss: { code: 'SecurityTokenExpired', status: 403 },
  },
  IncompleteBody: { status: 400, message: 'The body is shorter than Content-Length says.' },
  InternalError: { status: 500, message: 'An internal error occurred. Please try again.' },
  InvalidAccessKeyId: {
    status: 403,
    message: 'The access key does not exist.',
    oss: { ec: '0002-00000902' },
  },
  InvalidArgument: { status: 400, message: 'An argument is invalid.' },
  InvalidDigest: { status: 400, message: 'The Content-MD5 is no MD5 in base64.' },
  InvalidPart: { status: 400, message: 'A part was not found, or its ETag differs.' },
  InvalidPartOrder: { status: 400, message: 'The parts are not in ascending order.' },
  InvalidRange: { status: 416, message: 'The range lies outside the object.' },
  InvalidToken: {
    status: 400,
    message: 'The security token is invalid.',
    oss: { code: 'InvalidSecurityToken', status: 403 },
  },
  InvalidURI: { status: 400, message: 'The address could not be read.' },
  KeyTooLongError: { status: 400, message: 'The key is too long.', oss: { code: 'InvalidObjectName' } },
  MalformedXML: { status: 400, message: 'The document is not what was expected.' },
  MethodNotAllowed: { status: 405, message: 'The method is not allowed here.' },
  MissingContentLength: { status: 411, message: 'The Content-Length header is missing.' },
  NoSuchBucket: { status: 404, message: 'The bucket does not exist.', oss: { ec: '0015-00000101' } },
  NoSuchKey: { status: 404, message: 'The object does not exist.', oss: { ec: '0026-00000001' } },
  NoSuchUpload: { status: 404, message: 'The multipart upload does not exist; it may have ended.' },
  NotImplemented: { status: 501, message: 'This is not implemented.' },
  PreconditionFailed: { status: 412, message: 'A precondition does not hold.' },
  QuotaExceeded: { status: 403, message: 'The owner of the object has no room left.' },
  RequestTimeTooSkewed: {
    status: 403,
    message: 'The difference between the time of the request and ours is too large.',
    oss: { ec: '0002-00000504' },
  },
  SignatureDoesNotMatch: {
    status: 403,
    message: 'The signature that we calculated differs from the one that was sent.',
    oss: { ec: '0002-00000040' },
  },
  SlowDown: { status: 503, message: 'Please reduce your request rate.' },
  XAmzContentSHA256Mismatch: { status: 400, message: 'The SHA-256 that was sent differs from what was received.' },
} as const satisfies Record<string, ErrorFacts>;

export type EndpointErrorCode = keyof typeof ERRORS;

/** Code, status, message and OSS error number as a dialect writes them. */
export function errorInDialect(
  code: EndpointErrorCode,
  dialect: Dialect,
): {
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly ec: string | undefined;
} {
  const { status, message, oss }: ErrorFacts = ERRORS[code];
  const own = dialect === 'oss' ? oss : undefined;
  return { code: own?.code ?? code, status: own?.status ?? status, message, ec: own?.ec };
}
