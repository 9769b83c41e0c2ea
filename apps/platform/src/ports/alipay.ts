import * as v from 'valibot';
import { type AlipayKeys, createAlipayWire } from './alipay-wire.ts';
import { billCells, fenOf, unzip, yuanOf } from './bill-file.ts';
import { askFile, NoAnswer, shanghaiTime } from './channel-wire.ts';
import type { BillLine, ChargeState, PaymentChannel } from './payment-channel.ts';

export interface AlipaySettings extends AlipayKeys {
  /** Origin of the gateway. */
  readonly url: string;
  /** Where Alipay sends its notices. */
  readonly notifyUrl: string;
}

export const ALIPAY_URL = 'https://openapi.alipay.com';
/** Of a subject, in characters. */
const MOST_SUBJECT = 128;

const DONE = '10000';
/** Alipay has understood and says no, for a reason of its own. */
const REFUSED = '40004';
const SYSTEM = 'ACQ.SYSTEM_ERROR';
const UNKNOWN = 'ACQ.TRADE_NOT_EXIST';

const said = v.object({ code: v.string(), sub_code: v.optional(v.string(), ''), sub_msg: v.optional(v.string(), '') });
const precreated = v.object({ qr_code: v.string() });
const trade = v.object({
  trade_status: v.string(),
  trade_no: v.optional(v.string(), ''),
  total_amount: v.optional(v.string()),
  /** When it was paid; of one that was closed and paid before, too. */
  send_pay_date: v.optional(v.string()),
});
const refundFound = v.object({ refund_status: v.optional(v.string(), '') });
const billFile = v.object({ bill_download_url: v.string() });

/** Alipay by QR code (alipay.trade.precreate): answers and notices are believed under its signature alone. */
export function createAlipay({ url, notifyUrl, ...keys }: AlipaySettings): PaymentChannel {
  const wire = createAlipayWire(url, keys, notifyUrl);

  /** @throws NoAnswer where it is not known what has happened */
  async function call(method: string, content: object) {
    const json = await wire.call(method, content);
    const answer = parse(said, json);
    if (answer.code !== DONE && (answer.code !== REFUSED || answer.sub_code === SYSTEM)) {
      throw new NoAnswer(`Alipay answered ${answer.code} ${answer.sub_code}`);
    }
    return { ...answer, isDone: answer.code === DONE, json };
  }

  async function query(serial: string): Promise<ChargeState> {
    const { isDone, sub_code, json } = await call('alipay.trade.query', { out_trade_no: serial });
    if (isDone) return stateOf(parse(trade, json));
    if (sub_code === UNKNOWN) return { kind: 'unknown' };
    throw new NoAnswer(`Alipay answered ${sub_code}`);
  }

  return {
    name: 'alipay',
    isSandbox: false,
    query,
    async charge({ serial, amount, subject, expiresAt }) {
      const { isDone, sub_code, sub_msg, json } = await call('alipay.trade.precreate', {
        ...{ out_trade_no: serial, total_amount: yuanOf(amount), time_expire: shanghaiTime(expiresAt) },
        subject: [...subject].slice(0, MOST_SUBJECT).join(''),
      });
      if (isDone) return { kind: 'waiting', code: parse(precreated, json).qr_code };
      // It knows the number: what has become of it, it says itself.
      if (sub_code === 'ACQ.TRADE_HAS_SUCCESS' || sub_code === 'ACQ.TRADE_HAS_CLOSE') return query(serial);
      return { kind: 'failed', reason: sub_msg };
    },
    async close(serial) {
      const { isDone, sub_code } = await call('alipay.trade.close', { out_trade_no: serial });
      // A code that nobody has scanned is no trade yet, and ends by itself; what was paid is not closed.
      const isOver = [UNKNOWN, 'ACQ.TRADE_STATUS_ERROR', 'ACQ.REASON_TRADE_STATUS_INVALID'].includes(sub_code);
      if (!isDone && !isOver) throw new NoAnswer(`Alipay answered ${sub_code}`);
    },
    async refund({ code, serial, amount, reason }) {
      const { isDone, sub_msg } = await call('alipay.trade.refund', {
        ...{ out_trade_no: serial, out_request_no: code, refund_amount: yuanOf(amount), refund_reason: reason },
      });
      return isDone ? { kind: 'done' } : { kind: 'refused', reason: sub_msg };
    },
    async queryRefund({ code, serial }) {
      const asked = { out_trade_no: serial, out_request_no: code };
      const { isDone, json } = await call('alipay.trade.fastpay.refund.query', asked);
      return { kind: isDone && parse(refundFound, json).refund_status === 'REFUND_SUCCESS' ? 'done' : 'unknown' };
    },
    async readCallback({ body }) {
      const notice = wire.readNotice(body);
      if (notice === null) return null;
      // A refund is told of as the trade that it is of, which is closed by a whole one.
      if (notice.refund_fee !== undefined)
        return { of: 'refund', code: notice.out_biz_no ?? '', state: { kind: 'done' } };
      const read = v.safeParse(trade, notice);
      return read.success ? { of: 'charge', serial: notice.out_trade_no ?? '', state: stateOf(read.output) } : null;
    },
    answerCallback: (isTaken) => ({
      ...{ status: 200, contentType: 'text/plain' },
      body: isTaken ? 'success' : 'fail',
    }),
    async bill(day) {
      const asked = { bill_type: 'trade', bill_date: day };
      const { isDone, sub_code, json } = await call('alipay.data.dataservice.bill.downloadurl.query', asked);
      // Of a day without a trade there is none.
      if (sub_code === 'isp.bill_not_exist') return [];
      if (!isDone) throw new NoAnswer(`Alipay answered ${sub_code}`);
      const files = unzip(await askFile(parse(billFile, json).bill_download_url));
      // Beside the details there is a summary.
      const details = files.map(({ content }) => new TextDecoder('gb18030').decode(content));
      return details.flatMap(alipayBill);
    },
  };
}

const parse = <Schema extends v.GenericSchema>(schema: Schema, json: unknown): v.InferOutput<Schema> => {
  const read = v.safeParse(schema, json);
  if (!read.success) throw new NoAnswer('Alipay answered something else');
  return read.output;
};

function stateOf({ trade_status, trade_no, total_amount, send_pay_date }: v.InferOutput<typeof trade>): ChargeState {
  const wasPaid = trade_status === 'TRADE_SUCCESS' || trade_status === 'TRADE_FINISHED' || send_pay_date !== undefined;
  if (wasPaid) return { kind: 'charged', channelNo: trade_no, amount: fenOf(total_amount) };
  return trade_status === 'TRADE_CLOSED' ? { kind: 'failed', reason: '交易已关闭' } : { kind: 'waiting' };
}

function alipayBill(text: string): BillLine[] {
  return billCells(text, '支付宝交易号').map((row): BillLine => {
    const isRefund = row.业务类型 === '退款';
    return {
      kind: isRefund ? 'refund' : 'charge',
      number: (isRefund ? row['退款批次号/请求号'] : row.商户订单号) ?? '',
      channelNo: row.支付宝交易号 ?? '',
      amount: fenOf(row['订单金额（元）']),
      time: row.完成时间 ?? '',
    };
  });
}
