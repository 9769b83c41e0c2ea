import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Callback, ChannelNews, PaymentChannel } from '../ports/payment-channel.ts';
import { CALLBACK_PATH } from '../ports/payment-channel.ts';
import type { PaymentChannels } from '../ports/payment-channels.ts';
import { settleRefund } from './ask-refund.ts';
import { takeAnswer } from './take-answer.ts';

const MOST_BYTES = 64 * 1024;

interface CallbackServices {
  readonly database: Database;
  readonly payments: PaymentChannels;
}

/** Takes the callbacks of channels, each as its wire has it: by what they are signed with, and by nothing else. */
export function servePaymentCallbacks(app: FastifyInstance, services: CallbackServices): void {
  void app.register(async (scope) => {
    // The signature is of the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    for (const channel of services.payments.all.filter(({ isSandbox }) => !isSandbox)) {
      scope.post(`${CALLBACK_PATH}/${channel.name}`, async (request, reply) => {
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        );
        const isTaken = await takeCallback(services.database, channel, { headers, body: String(request.body ?? '') });
        const { status, contentType, body } = channel.answerCallback(isTaken);
        return reply.code(status).header('Content-Type', contentType).send(body);
      });
    }
  });
}

/** Keeps what a callback says. @returns false for one that is to come again, or that nobody believes */
export async function takeCallback(database: Database, channel: PaymentChannel, callback: Callback): Promise<boolean> {
  const news = await channel.readCallback(callback).catch(() => null);
  return news !== null && takeNews(database, news);
}

const takeNews = (database: Database, news: ChannelNews): Promise<boolean> =>
  database.withWorker(async (transaction) => {
    if (news.of === 'refund') {
      const refund = await transaction
        .selectFrom('refund_order')
        .select('id')
        .where('code', '=', news.code)
        .executeTakeFirst();
      if (refund === undefined) return false;
      await settleRefund(transaction, refund.id, news.state);
      return true;
    }
    const { serial, state } = news;
    // Nothing has come of it yet.
    if (state.kind === 'waiting' || state.kind === 'unknown') return true;
    const taken = await takeAnswer(
      transaction,
      state.kind === 'charged'
        ? { serial, isCharged: true, amount: state.amount, channelNo: state.channelNo }
        : { serial, isCharged: false, reason: state.reason },
    );
    return !(taken instanceof Refusal);
  });
