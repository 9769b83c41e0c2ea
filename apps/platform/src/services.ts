import type { ReviewMode } from '@jianzhu/domain/records';
import type { RecordWriter } from './analytics/record-writer.ts';
import type { ArchiveServices } from './attachment/archive-handler.ts';
import type { ActRegister } from './audit/act-register.ts';
import type { ChatServer } from './chat/chat-server.ts';
import type { Database } from './db/database.ts';
import type { Log } from './http/log.ts';
import type { PlaceFinder } from './map/place-finder.ts';
import type { MemberServices } from './member/member-services.ts';
import type { ObjectStore } from './objects/object-store.ts';
import type { PdfMaker } from './pdf/make-pdf.ts';
import type { CardVerifier } from './ports/card-verifier.ts';
import type { DocumentReader } from './ports/document-reader.ts';
import type { PaymentChannels } from './ports/payment-channels.ts';
import type { PayoutChannel } from './ports/payout-channel.ts';
import type { SmsSender } from './ports/sms-sender.ts';
import type { KeyKeeper } from './sealing/key-keeper.ts';

/** What the handlers of calls are made of. */
export interface CallHandlerServices extends MemberServices {
  readonly database: Database;
  readonly log: Log;
  readonly store: ObjectStore;
  readonly places: PlaceFinder;
  /** Where records of use go. */
  readonly records: RecordWriter;
  readonly archives: ArchiveServices;
  readonly chat: ChatServer;
  readonly acts: ActRegister;
  /** Keeps the keys of sealed quotations. */
  readonly keeper: KeyKeeper;
  readonly pdfs: PdfMaker;
  readonly payments: PaymentChannels;
  /** Reads pictures of cards and licences. */
  readonly documents: DocumentReader;
  /** Finds out whose cards and accounts are. */
  readonly cards: CardVerifier;
  /** Origin of the portal under the host name by which we were asked; the first one under a name of its own. */
  readonly portalOrigin: (hostName: string) => string;
  /** What is removed once there is a first operator. */
  readonly firstSecretFile?: string | undefined;
}

/** What jobs are made of. */
export interface JobServices {
  readonly database: Database;
  readonly sms: SmsSender;
  readonly reviewMode: ReviewMode;
  readonly store: ObjectStore;
  readonly keeper: KeyKeeper;
  readonly payments: PaymentChannels;
  readonly payouts: PayoutChannel;
  readonly cards: CardVerifier;
}
