import { BUSINESS_CODES } from '@jianzhu/domain';

/**
 * HTTP statuses that the platform answers with, and the message in their envelope. Handlers, validators and limits
 * answer 200, never 201 or 204; the rest stands in for them. `file` answers belong to calls for a file alone.
 */
export const HTTP_STATUSES = {
  answered: { status: 200, msg: BUSINESS_CODES.ok.msg },
  fileRefused: { status: 400, msg: '请求格式不正确' },
  loginEnded: { status: 401, msg: '登录已失效，请重新登录' },
  unknownPath: { status: 404, msg: '请求的地址不存在' },
  tooSlow: { status: 408, msg: '请求超时，请稍后再试' },
  bodyTooLarge: { status: 413, msg: '请求内容过大' },
  notJson: { status: 415, msg: '仅支持JSON格式的请求内容' },
  headersTooLarge: { status: 431, msg: '请求头过大' },
  fault: { status: 500, msg: BUSINESS_CODES.serverFault.msg },
  unavailable: { status: 503, msg: '服务暂不可用，请稍后再试' },
} as const;

export type HttpStatus = (typeof HTTP_STATUSES)[keyof typeof HTTP_STATUSES]['status'];

/** The largest body of a call that names no limit of its own, in bytes; a larger one is answered by `bodyTooLarge`. */
export const BODY_LIMIT = 1_048_576;

/** One row of the table status × code × message, and what a client shows for it. */
export interface AnswerRule {
  readonly status: HttpStatus;
  /** Body code; the status itself where no handler answered. */
  readonly code: number;
  /** Default message of the envelope; a handler may say more. */
  readonly msg: string;
  /** `data`: the call resolves. `msg`: the envelope's message. `status`: 请求出错 and the status. */
  readonly shows: 'data' | 'msg' | 'status' | 'nothing';
  /** The answer to a call for a file. */
  readonly file?: true;
  /** The client has to end the login. */
  readonly endsLogin?: true;
}

const shownFor = (code: number): AnswerRule['shows'] => {
  if (code === BUSINESS_CODES.ok.code) return 'data';
  return code === BUSINESS_CODES.sessionEnded.code ? 'nothing' : 'msg';
};

const { answered, fileRefused, loginEnded, ...unanswered } = HTTP_STATUSES;

/** Every answer that the platform may give: all body codes under HTTP 200, the refusals of a file, the other statuses. */
export const ANSWERS: readonly AnswerRule[] = [
  ...Object.values(BUSINESS_CODES).map(({ code, msg }) => ({
    status: answered.status,
    code,
    msg,
    shows: shownFor(code),
  })),
  ...Object.values(BUSINESS_CODES)
    .filter(({ code }) => code !== BUSINESS_CODES.ok.code)
    .map(({ code, msg }) => ({ status: fileRefused.status, code, msg, shows: shownFor(code), file: true as const })),
  { ...loginEnded, code: loginEnded.status, shows: 'nothing', endsLogin: true },
  ...Object.values(unanswered).map(({ status, msg }) => ({ status, code: status, msg, shows: 'status' as const })),
];
