import { contract } from '@jianzhu/api-client/contract';
import { createOpenApiDocument } from '@jianzhu/api-client/openapi';
import { schemas } from '@jianzhu/api-client/schemas';
import { PRODUCT_NAME } from '@jianzhu/domain';
import type { WireHandler } from '@jianzhu/upload/endpoint';
import type { FastifyInstance } from 'fastify';
import { createRecordWriter } from './analytics/record-writer.ts';
import { createArchiveHandler } from './attachment/archive-handler.ts';
import { loadArchiveLinks } from './attachment/archive-links.ts';
import { createActRegister } from './audit/act-register.ts';
import { boundActs } from './audit/acts-of-person.ts';
import { createAuditTrail } from './audit/audit-trail.ts';
import { type ChatServer, createChatServer } from './chat/chat-server.ts';
import { CHAT_SETTINGS, type ChatSettings } from './chat/chat-settings.ts';
import { recogniseChatToken } from './chat/chat-tokens.ts';
import { CONTEXTS, contextHandlers } from './contexts.ts';
import type { Database } from './db/database.ts';
import { type ImplementedCall, implement } from './http/implement.ts';
import type { Log } from './http/log.ts';
import type { CallServices } from './http/register-calls.ts';
import { createRequestLimiter, REQUEST_LIMITS, type RequestLimits } from './http/request-limits.ts';
import { createSharedBuckets } from './http/shared-buckets.ts';
import { gazetteer } from './map/gazetteer.ts';
import type { PlaceFinder } from './map/place-finder.ts';
import { serveAvatars } from './member/avatar-files.ts';
import { createPuzzles } from './member/captcha/puzzles.ts';
import { createPasswords } from './member/passwords.ts';
import { createReturnAddresses, type ReadReturnAddress } from './member/return-addresses.ts';
import { createSessionStore } from './member/session-store.ts';
import { createTokenTouches } from './member/token-touches.ts';
import type { ObjectStore } from './objects/object-store.ts';
import { createKeyGate } from './open-api/key-gate.ts';
import { createRequestLog } from './open-api/request-log.ts';
import { servePublishedPictures } from './operator/file-calls.ts';
import { createOperatorRecogniser } from './operator/operator-tokens.ts';
import { servePageChanges } from './page-change/page-changes.ts';
import { servePaymentCallbacks } from './payment/payment-callbacks.ts';
import { createPdfMaker } from './pdf/make-pdf.ts';
import type { CardVerifier } from './ports/card-verifier.ts';
import type { DocumentReader } from './ports/document-reader.ts';
import type { PaymentChannels } from './ports/payment-channels.ts';
import type { SmsSender } from './ports/sms-sender.ts';
import type { KeyKeeper } from './sealing/key-keeper.ts';
import { serveShelfPictures } from './shelf/shelf-pictures.ts';

export interface PlatformOptions {
  readonly database: Database;
  readonly log: Log;
  readonly sms: SmsSender;
  /** The map's places; those of the bundled gazetteer when left out. */
  readonly places?: PlaceFinder;
  readonly store: ObjectStore;
  /** Keeps the keys of sealed quotations. */
  readonly keeper: KeyKeeper;
  readonly payments: PaymentChannels;
  readonly documents: DocumentReader;
  readonly cards: CardVerifier;
  /** Origins of the portals and sibling sites that a login may return to. */
  readonly returnOrigins: readonly string[];
  readonly sessionIdleSeconds: number;
  /** Origin of the portal under the host name by which we were asked. */
  readonly portalOrigin: (hostName: string) => string;
  readonly limits?: RequestLimits;
  readonly chat?: ChatSettings;
  /** Holds what makes the first operator; taken away once there is one. */
  readonly firstSecretFile?: string;
}

/** The services behind all our origins: every call with its handler, and who may make it. */
export interface Platform {
  readonly calls: readonly ImplementedCall[];
  readonly services: CallServices;
  readonly readReturnAddress: ReadReturnAddress;
  readonly chat: ChatServer;
  /** Answers the links of batch downloads, on the port of the objects. */
  readonly archive: WireHandler;
  /** Serves the pictures of members and of public content. */
  readonly pictures: (app: FastifyInstance) => void;
  /** Tells portals of changes of what they keep. */
  readonly pageChanges: (app: FastifyInstance) => void;
  /** Takes what payment channels call back. */
  readonly callbacks: (app: FastifyInstance) => void;
  /** The OpenAPI document of every call. */
  readonly openApi: () => object;
  /** Writes what calls have left to be written; after the servers, before the database. */
  close(): Promise<void>;
}

const API_TITLE = '吉林省建筑业数字平台';
const API_VERSION = '1.0.0';

/** The document takes some time to make and is asked for rarely. */
function createOpenApi(): () => object {
  let document: object | undefined;
  return () => {
    document ??= createOpenApiDocument({
      title: API_TITLE,
      version: API_VERSION,
      product: PRODUCT_NAME,
      contexts: contract,
      schemas,
    });
    return document;
  };
}

/** Joins handlers, sessions and limits over one database. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { database: plain, log, sms, store, sessionIdleSeconds: idleSeconds } = options;
  const readReturnAddress = createReturnAddresses(options.returnOrigins);
  const acts = createActRegister(CONTEXTS);
  const { limits = REQUEST_LIMITS } = options;
  const buckets = createSharedBuckets(plain);
  const audit = createAuditTrail(plain, log, acts, boundActs(limits.acts, buckets));
  const { database } = audit;
  const touches = createTokenTouches(plain, log, idleSeconds);
  const sessions = await createSessionStore({ database: plain, touches });
  const passwords = createPasswords();
  const puzzles = createPuzzles();
  const records = createRecordWriter(plain, log);
  const chat = await createChatServer({
    database: plain,
    log,
    settings: options.chat ?? CHAT_SETTINGS,
    origins: options.returnOrigins,
  });
  const memberServices = { database, log, sms, passwords, puzzles, buckets, sessions, readReturnAddress, idleSeconds };
  const archives = { database, store, links: await loadArchiveLinks(database) };
  const calls = implement(
    contract,
    contextHandlers({
      ...memberServices,
      store,
      places: options.places ?? gazetteer,
      records,
      archives,
      chat,
      acts,
      keeper: options.keeper,
      payments: options.payments,
      documents: options.documents,
      cards: options.cards,
      pdfs: createPdfMaker(),
      portalOrigin: options.portalOrigin,
      firstSecretFile: options.firstSecretFile,
    }),
  );
  const requestLog = createRequestLog(plain, log);
  const services: CallServices = {
    product: PRODUCT_NAME,
    recognise: sessions.recognise,
    limiter: createRequestLimiter(limits, buckets),
    apiKeys: { admit: createKeyGate(plain, buckets), log: requestLog.add },
    recogniseOperator: createOperatorRecogniser(plain),
    recogniseChat: (token) => recogniseChatToken(plain, token),
    audit,
    markBody: (text) => options.keeper.mark(text, 'submission'),
  };
  return {
    calls,
    services,
    readReturnAddress,
    chat,
    archive: createArchiveHandler(archives),
    pictures: (app) => {
      serveAvatars(app, plain, store);
      servePublishedPictures(app, { database: plain, store });
      serveShelfPictures(app, plain, store);
    },
    pageChanges: (app) => servePageChanges(app, plain),
    callbacks: (app) => servePaymentCallbacks(app, { database: plain, payments: options.payments }),
    openApi: createOpenApi(),
    close: async () => {
      await Promise.all([
        chat.close(),
        records.close(),
        touches.close(),
        audit.close(),
        requestLog.close(),
        puzzles.close(),
      ]);
    },
  };
}
