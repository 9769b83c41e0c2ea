import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import pg from 'pg';
import { startAuditJobs } from '../src/audit/audit-jobs.ts';
import { openDatabase } from '../src/db/database.ts';
import { silentLog } from '../src/db/database-log.ts';
import { startEmbeddedPostgres } from '../src/db/embedded-postgres.ts';
import { createLog } from '../src/http/log.ts';
import type { CallServices } from '../src/http/register-calls.ts';
import { REQUEST_LIMITS } from '../src/http/request-limits.ts';
import { createServer } from '../src/http/server.ts';
import { openEmbeddedStore } from '../src/objects/embedded-store.ts';
import { loadStorageKeys } from '../src/objects/storage-keys.ts';
import { createPlatform } from '../src/platform.ts';
import { demonstrationVerifier } from '../src/ports/choose-card-verifier.ts';
import { createPageSmsSender } from '../src/ports/page-sms-sender.ts';
import { sandboxChannels } from '../src/ports/sandbox-channel.ts';
import { sideCarReader } from '../src/ports/side-car-reader.ts';
import { secretKeyKeeper } from '../src/sealing/key-keeper.ts';

// The platform as it runs, with one call more: the page of notices by one indexed SELECT, as a role that row security
// does not bind, without a look at who asks.

const ANNOUNCEMENTS = 3;
const UNLIMITED = { burst: 1e9, perSecond: 1e9 };
const [dataDir = '', mode] = process.argv.slice(2);
// bench:audit holds the platform without its acts kept against itself: GET /bench/audit says which of the two it is.
let isAudited = true;
const log = createLog('info');
const database = await openDatabase({ kind: 'embedded', dataDir }, silentLog);
const platform = await createPlatform({
  database,
  log,
  sms: createPageSmsSender(database),
  store: await openEmbeddedStore({
    folder: `${dataDir}/objects`,
    ...(await loadStorageKeys(database)),
    origin: () => 'http://localhost',
    quotaBytes: 50 * 1024 ** 3,
    onError: (error) => log.error({ err: error }, 'a storage request failed'),
  }),
  keeper: secretKeyKeeper(randomBytes(32)),
  payments: sandboxChannels(database),
  cards: demonstrationVerifier,
  documents: sideCarReader,
  returnOrigins: [],
  sessionIdleSeconds: 604_800,
  portalOrigin: () => 'http://localhost:3000',
  // One machine asks for thousands.
  limits: { ...REQUEST_LIMITS, own: UNLIMITED, acts: UNLIMITED },
});
startAuditJobs(database, log);
const { audit } = platform.services;
const switched: CallServices['audit'] = audit && {
  ...audit,
  run: async (endpoint, input, context, handle) =>
    isAudited ? audit.run(endpoint, input, context, handle) : { result: await handle(), userId: undefined },
};
const services =
  mode === 'switched' && switched !== undefined ? { ...platform.services, audit: switched } : platform.services;
const app = createServer({ ...platform, services, log, trustedProxies: ['127.0.0.1'], ping: database.ping });

const { address } = await startEmbeddedPostgres({ dataDir, log: silentLog });
const pool = new pg.Pool({ ...address, database: 'jianzhu', max: 10 });
app.get<{ Querystring: { user: string } }>('/bench/select', async (request) => {
  const { rows } = await pool.query({
    name: 'bench',
    text: `select id::text, title, content, create_time, is_read, switch_type, jump_type, jump_url, opt_id, page_source
      from app.notice where user_id = $1 and notice_type = 1 order by create_time desc, id desc limit 10`,
    values: [request.query.user],
  });
  return { code: 200, msg: '操作成功', success: true, data: { records: rows } };
});

app.get<{ Querystring: { kept: string } }>('/bench/audit', async (request) => {
  isAudited = request.query.kept === 'yes';
  return { code: 200, msg: '操作成功', success: true, data: null };
});

writeSync(ANNOUNCEMENTS, `${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.once('SIGTERM', () => process.exit(0));
