import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { codeScenes } from '@jianzhu/api-client/schemas';
import { PRODUCT_NAME } from '@jianzhu/domain';
import type { WireHandler } from '@jianzhu/upload/endpoint';
import type { FastifyInstance, InjectOptions } from 'fastify';
import * as v from 'valibot';
import type { ChatServer } from '../chat/chat-server.ts';
import { parseRecordId, type RecordId } from '../db/context.ts';
import type { ImplementedCall } from '../http/implement.ts';
import { createLog } from '../http/log.ts';
import type { RequestLimits } from '../http/request-limits.ts';
import { createServer } from '../http/server.ts';
import { jobLanes } from '../jobs/lanes.ts';
import { runNextJob } from '../jobs/run-job.ts';
import { type EmbeddedStore, openEmbeddedStore } from '../objects/embedded-store.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { loadStorageKeys } from '../objects/storage-keys.ts';
import { createPlatform } from '../platform.ts';
import { demonstrationVerifier } from '../ports/choose-card-verifier.ts';
import { createPageSmsSender } from '../ports/page-sms-sender.ts';
import type { PaymentChannels } from '../ports/payment-channels.ts';
import { sandboxChannels } from '../ports/sandbox-channel.ts';
import { createSandboxPayouts } from '../ports/sandbox-payouts.ts';
import { sideCarReader } from '../ports/side-car-reader.ts';
import { type KeyKeeper, secretKeyKeeper } from '../sealing/key-keeper.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { type CallTokens, tokenHeaders } from './token-headers.ts';

const PORTAL = 'http://localhost:3000';
export const SIBLING = 'http://localhost:4003';
export const RETURN_URL = `${PORTAL}/login-back`;

interface CallAnswer {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for, and fails where that is wrong
  readonly data: any;
  readonly headers: Readonly<Record<string, unknown>>;
}

interface PostOptions {
  /** Address of the client. */
  readonly from?: string;
  readonly tokens?: CallTokens;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestPlatform {
  readonly db: TestDatabase;
  readonly app: FastifyInstance;
  /** Every call, as the server registers it. */
  readonly calls: readonly ImplementedCall[];
  readonly store: EmbeddedStore;
  readonly chat: ChatServer;
  /** Keeps the keys of sealed quotations; for a seed that this platform is to read. */
  readonly keeper: KeyKeeper;
  /** Answers the links of batch downloads. */
  readonly archive: WireHandler;
  /** Everything that was logged, as it would stand in the log. */
  readonly logged: () => string;
  get(path: string, tokens?: CallTokens): Promise<CallAnswer>;
  post(path: string, body: object, options?: PostOptions): Promise<CallAnswer>;
  put(path: string, body: object, tokens?: CallTokens): Promise<CallAnswer>;
  /** Runs the jobs that are due, reviews among them, until there is none. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

/** Of one business in tests, in bytes. */
export const TEST_QUOTA = 64 * 1024 ** 2;

const UNLIMITED = { burst: 1e9, perSecond: 1e9 };
export const NO_LIMITS: RequestLimits = {
  address: UNLIMITED,
  own: UNLIMITED,
  login: UNLIMITED,
  acts: UNLIMITED,
  calls: {},
  credentials: {},
  heavy: { calls: [], atOnce: 0 },
  everybody: {},
};

/**
 * The whole API over a database of its own, called without a socket.
 *
 * @param bucket where files lie; on the disk, in the store of the test platform, when left out
 * @param template what its database is a copy of; nothing but the schema when left out
 * @param channels what is paid through; the sandbox when left out
 */
export async function createTestPlatform(
  limits: RequestLimits = NO_LIMITS,
  bucket?: ObjectStore,
  template?: string,
  channels?: PaymentChannels,
): Promise<TestPlatform> {
  const db = await createTestDatabase(template);
  const lines: string[] = [];
  const folder = await mkdtemp(path.join(os.tmpdir(), 'jianzhu-objects-'));
  const store = await openEmbeddedStore({
    folder,
    ...(await loadStorageKeys(db.database)),
    origin: (hostName) => `http://${hostName}:4002`,
    onError: (error) => lines.push(String(error)),
    quotaBytes: TEST_QUOTA,
  });
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const sms = createPageSmsSender(db.database);
  const keeper = secretKeyKeeper(randomBytes(32));
  const payments = channels ?? sandboxChannels(db.database);
  const cards = demonstrationVerifier;
  const services = { database: db.database, sms, store: bucket ?? store, keeper, payments, cards };
  const payouts = createSandboxPayouts(db.database);
  const lanes = jobLanes({ ...services, payouts, reviewMode: 'auto' });
  const platform = await createPlatform({
    ...services,
    log,
    documents: sideCarReader,
    returnOrigins: [PORTAL, SIBLING],
    sessionIdleSeconds: 604_800,
    portalOrigin: () => PORTAL,
    limits,
  });
  const app = createServer({ ...platform, log, trustedProxies: ['127.0.0.1'], ping: db.database.ping });
  const call = async (options: InjectOptions): Promise<CallAnswer> => {
    const response = await app.inject(options);
    const body: Pick<CallAnswer, 'code' | 'msg' | 'data'> = response.json();
    const answer = { ...body, status: response.statusCode, headers: response.headers };
    if (answer.code === 200) checkData(platform.calls, options, answer.data);
    return answer;
  };
  return {
    db,
    app,
    calls: platform.calls,
    store,
    chat: platform.chat,
    keeper,
    archive: platform.archive,
    logged: () => lines.join(''),
    get: (path, tokens = {}) => call({ method: 'GET', url: path, headers: tokenHeaders(tokens) }),
    post: (path, body, { from, tokens = {}, headers } = {}) =>
      call({
        method: 'POST',
        url: path,
        payload: body,
        headers: { ...tokenHeaders(tokens), ...(from !== undefined && { 'x-forwarded-for': from }), ...headers },
      }),
    put: (path, body, tokens = {}) => call({ method: 'PUT', url: path, payload: body, headers: tokenHeaders(tokens) }),
    runJobs: async () => {
      for (const lane of lanes) while (await runNextJob(db.database, lane, log));
    },
    close: async () => {
      await app.close();
      await platform.close();
      await rm(folder, { recursive: true, force: true });
      await db.close();
    },
  };
}

/** Fails when what a call answers is not what the contract says: handlers are typed, rows of the database are not. */
function checkData(calls: readonly ImplementedCall[], { method, url }: InjectOptions, data: unknown): void {
  const path = String(url).split('?', 1)[0] ?? '';
  const answered = calls.find(({ endpoint }) => {
    const pattern = endpoint.path.replace('{product}', PRODUCT_NAME).replace(/\{\w+\}/g, '[^/]+');
    return endpoint.method === method && new RegExp(`^${pattern}$`).test(path);
  });
  if (answered === undefined) throw new Error(`${method} ${path} is no call of the contract`);
  const checked = v.safeParse(answered.schemas.data, data);
  if (!checked.success) throw new Error(`${answered.endpoint.id} answers ${v.summarize(checked.issues)}`);
}

const LOGIN = '/api/jianzhu-login/oauth';
const MEMBER = '/api/rs-member-service/ecomm';

/** Paths of the calls that tests make. */
export const PATHS = {
  generate: `${LOGIN}/generate`,
  validate: `${LOGIN}/validate`,
  sendCode: `${LOGIN}/send-validate`,
  register: `${LOGIN}/register`,
  login: `${LOGIN}/login`,
  loginCode: `${LOGIN}/login-code`,
  verifyPhone: `${LOGIN}/verify-phone`,
  authorize: `${LOGIN}/authorize`,
  inspect: `${LOGIN}/inspect`,
  logout: `${LOGIN}/logout`,
  oauthToken: '/api/rs-member-service/ucenter/login/tenant/oauth/token',
  detail: `${MEMBER}/memberInfo/detail`,
  company: `${MEMBER}/memberInfo/company`,
  menus: `${MEMBER}/memberInfo/platfromMenus`,
  forget: `${MEMBER}/memberInfo/forget/password`,
  businesses: `${MEMBER}/businessMember/approval/list`,
  switchToken: `${MEMBER}/businessMember/switch-token`,
  notices: '/api/rs-cms-service/new-center-notice',
  messages: '/api/rs-cms-service/ecomm/ecomCenterNotice',
  front: '/api/rs-cms-service/ecomm/front',
  updatePassword: '/api/jianzhu-user-center/ucenter/user/update/password',
  userFlags: '/api/jianzhu-user-center/ucenter/user/get-user-flag',
  memberInfo: `${MEMBER}/memberInfo`,
  verificationCode: '/api/blade-resource/sms/endpoint/verification-code',
} as const;

export type CodeScene = (typeof codeScenes)[number];

/** Solves a captcha for a phone as a hand would, a second after it was shown. */
export async function solveCaptcha(platform: TestPlatform, scene: CodeScene, phone: string): Promise<string> {
  const { data } = await platform.get(PATHS.generate);
  const [row] = await platform.db.admin<{ target_x: number }>(
    `update captcha set created_at = now() - interval '1 second' where id = $1 returning target_x`,
    [data.captchaId],
  );
  const x = row?.target_x ?? 0;
  const track = [
    [x - 30, 1, 180],
    [14, 0, 90],
    [10, -1, 80],
    [4, 0, 120],
    [2, 0, 60],
  ];
  const solved = await platform.post(PATHS.validate, { captchaId: data.captchaId, x, track, scene, phone });
  return solved.data.captchaToken;
}

/** Has a code sent to the phone and reads it from the sent texts. */
export async function receiveCode(
  platform: TestPlatform,
  phone: string,
  scene: CodeScene,
  path: string = PATHS.sendCode,
): Promise<string> {
  const captchaToken = await solveCaptcha(platform, scene, phone);
  const request = { phone, captchaToken, scene };
  const sent = path.startsWith(PATHS.front)
    ? await platform.get(`${path}?${new URLSearchParams(request)}`)
    : await platform.post(path, request);
  if (sent.code !== 200) throw new Error(`no code was sent: ${sent.code} ${sent.msg}`);
  const [row] = await platform.db.admin<{ content: string }>(
    'select content from sent_message where receiver = $1 order by id desc limit 1',
    [phone],
  );
  return /\d{6}/.exec(row?.content ?? '')?.[0] ?? '';
}

export const PASSWORD = 'Yanbei#2026';

/** Registers a phone; gives what the login site gets. */
export async function registerMember(
  platform: TestPlatform,
  phone: string,
): Promise<{ readonly loginTicket: string; readonly businesses: { businessId: string; businessName: string }[] }> {
  const smsCode = await receiveCode(platform, phone, 'register');
  const { data } = await platform.post(PATHS.register, { phone, smsCode, password: PASSWORD, name: '王建国' });
  return data;
}

/** Adds a company with the user in it. */
export async function joinCompany(platform: TestPlatform, phone: string, name: string): Promise<RecordId> {
  const [row] = await platform.db.admin<{ id: string }>(
    `with company as (insert into business (name, tenant_id, kind) values ($1, '000000', 1) returning id)
     insert into membership (user_id, business_id) select account.id, company.id from account, company
     where phone = $2 returning business_id as id`,
    [name, phone],
  );
  const id = parseRecordId(row?.id ?? '');
  if (id === undefined) throw new Error('the company was not added');
  return id;
}

/** The ticket of an authorised login. */
export async function obtainTicket(
  platform: TestPlatform,
  loginTicket: string,
  businessId: string,
  returnUrl = RETURN_URL,
): Promise<string> {
  const { data } = await platform.post(PATHS.authorize, { loginTicket, businessId, returnUrl });
  return new URL(data.redirectTo).searchParams.get('token') ?? '';
}

/** Registers a phone and brings its login all the way to a session. */
export async function openSession(
  platform: TestPlatform,
  phone: string,
): Promise<{ readonly token: string; readonly jianzhuToken: string; readonly businessId: string }> {
  const { loginTicket, businesses } = await registerMember(platform, phone);
  const token = await obtainTicket(platform, loginTicket, businesses[0]?.businessId ?? '');
  const { data } = await platform.post(PATHS.oauthToken, { grantType: 'login_back', token, returnUrl: RETURN_URL });
  return data;
}
