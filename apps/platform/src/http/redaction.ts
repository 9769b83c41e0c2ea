/** Names whose values never reach a log, compared without case, `-` and `_`. */
const SECRET_NAMES: ReadonlySet<string> = new Set([
  'accesskeysecret',
  'accesssecret',
  'accesstoken',
  'agentidcard',
  'agentidcardsealed',
  'authorization',
  'authorizedidcard',
  'bladeauth',
  'businesstoken',
  'captchatoken',
  'cardno',
  'clientsecret',
  'code',
  'confirm',
  'cookie',
  'idcard',
  'idcardsealed',
  'idlast6',
  'jianzhutoken',
  'legalidcard',
  'legalidcardsealed',
  'loginticket',
  'newpassword',
  'newpin',
  'oldpassword',
  'oldpin',
  'password',
  'phone',
  'phonenumber',
  'pin',
  'pinticket',
  'platformtoken',
  'reservephone',
  'secret',
  'secretaccesskey',
  'securitytoken',
  'sessiontoken',
  'setcookie',
  'signature',
  'smscode',
  'ticket',
  'token',
  'verifyticket',
  'xapikey',
  'xamzsecuritytoken',
  'xamzsignature',
  'xosssecuritytoken',
]);

const REDACTED = '[redacted]';
const DEEPEST = 6;

const isSecret = (name: string) => SECRET_NAMES.has(name.replace(/[-_]/g, '').toLowerCase());

/**
 * Takes secrets out of a text: bearer values, values of secret query parameters, opaque tokens and their hashes, mobile
 * numbers and identity numbers.
 */
export function redactText(text: string): string {
  return (
    text
      .replace(/\b(bearer|basic)\s+[\w+/=.~-]+/gi, `$1 ${REDACTED}`)
      .replace(/([?&]([\w-]+)=)[^&#\s"']*/g, (whole, start: string, name: string) =>
        isSecret(name) ? start + REDACTED : whole,
      )
      .replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, REDACTED)
      .replace(/(?<![\da-f])[\da-f]{64}(?![\da-f])/gi, REDACTED)
      .replace(/(?<!\d)1[3-9]\d{9}(?!\d)/g, REDACTED)
      // Identity numbers, told from ids of records by their birthday.
      .replace(/(?<!\d)[1-8]\d{5}(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{3}[\dXx](?!\d)/g, REDACTED)
  );
}

/** A copy of what is to be logged without secrets: values under secret names, and secrets inside texts. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > DEEPEST) return '[deep]';
  if (value instanceof Error) return describeError(value, depth);
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      // A numeric `code` is a body code or a status, a textual one may be a code that was sent to a phone.
      const hides = isSecret(name) && !(typeof item === 'number' && name === 'code');
      return [name, hides && item !== undefined ? REDACTED : redact(item, depth + 1)];
    }),
  );
}

/** Only these facts of an error: a database error also carries the values of the row. */
function describeError(error: Error, depth: number): unknown {
  return {
    type: error.name,
    message: redactText(error.message),
    ...('code' in error && typeof error.code === 'string' && { errorCode: error.code }),
    stack: redactText(error.stack ?? ''),
    ...(error.cause !== undefined && { cause: redact(error.cause, depth + 1) }),
  };
}
