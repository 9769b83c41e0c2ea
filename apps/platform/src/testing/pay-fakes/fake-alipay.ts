import { deflateRawSync } from 'node:zlib';
import { createAlipay } from '../../ports/alipay.ts';
import { alipaySigned } from '../../ports/alipay-wire.ts';
import { fenOf, yuanOf } from '../../ports/bill-file.ts';
import { shanghaiTime } from '../../ports/channel-wire.ts';
import { isSignedBy, signRsa } from '../../ports/rsa.ts';
import {
  type FakeAnswer,
  FakeBook,
  type FakeChannel,
  type FakeRequest,
  type Forgery,
  makeKeys,
  serveFake,
} from './fake-book.ts';

const APP = '2021000000000001';
const STATES = { waiting: 'WAIT_BUYER_PAY', charged: 'TRADE_SUCCESS', failed: 'TRADE_CLOSED', closed: 'TRADE_CLOSED' };
const DONE = { code: '10000', msg: 'Success' };
const refuse = (sub_code: string, sub_msg: string) => ({ code: '40004', msg: 'Business Failed', sub_code, sub_msg });
const NO_TRADE = refuse('ACQ.TRADE_NOT_EXIST', '交易不存在');

/** An archive with one file, deflated. */
function zip(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(content.length, 8);
  const label = Buffer.from(name);
  const lengths = Buffer.alloc(4);
  lengths.writeUInt16LE(label.length, 0);
  const local = Buffer.concat([Buffer.from('504b03041400000008000000' + '0000', 'hex'), sizes, lengths, label, packed]);
  const entry = Buffer.concat([
    ...[Buffer.from('504b010214001400000008000000' + '0000', 'hex'), sizes, lengths],
    ...[Buffer.alloc(14), label],
  ]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}

/** Alipay's gateway: checks signatures over sorted fields, and signs its answers letter for letter. */
export async function startFakeAlipay(): Promise<FakeChannel> {
  const [ours, theirs, nobodys] = [makeKeys(), makeKeys(), makeKeys()];
  const book = new FakeBook();
  let origin = '';
  let billDay = '';

  function tradeOf(serial: string) {
    const charge = book.charges.get(serial);
    if (charge === undefined) return undefined;
    const { state, channelNo, amount, refunds, time } = charge;
    const given = [...refunds.values()].reduce((sum, one) => sum + one, 0);
    return {
      ...{ out_trade_no: serial, trade_no: channelNo, total_amount: yuanOf(amount) },
      trade_status: state === 'charged' && given === amount ? 'TRADE_CLOSED' : STATES[state],
      ...(state === 'charged' && { send_pay_date: time }),
    };
  }

  const METHODS: Readonly<Record<string, (content: Record<string, string>) => object>> = {
    'alipay.trade.precreate': ({ out_trade_no = '', total_amount }) => {
      if (book.refusal !== undefined) return refuse('ACQ.BEYOND_PER_RECEIPT_SINGLE_RESTRICTION', book.refusal);
      const { state } = book.open(out_trade_no, fenOf(total_amount));
      if (state === 'charged') return refuse('ACQ.TRADE_HAS_SUCCESS', '交易已被支付');
      if (state !== 'waiting') return refuse('ACQ.TRADE_HAS_CLOSE', '交易已经关闭');
      return { ...DONE, out_trade_no, qr_code: `https://qr.alipay.com/${out_trade_no}` };
    },
    'alipay.trade.query': ({ out_trade_no = '' }) => {
      const trade = tradeOf(out_trade_no);
      return trade === undefined ? NO_TRADE : { ...DONE, ...trade };
    },
    'alipay.trade.close': ({ out_trade_no = '' }) => {
      if (!book.charges.has(out_trade_no)) return NO_TRADE;
      return book.end(out_trade_no) ? { ...DONE, out_trade_no } : refuse('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
    },
    'alipay.trade.refund': ({ out_trade_no = '', out_request_no = '', refund_amount }) => {
      const refused = book.giveBack(out_request_no, out_trade_no, fenOf(refund_amount));
      return refused === undefined ? { ...DONE, fund_change: 'Y' } : refuse('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', refused);
    },
    'alipay.trade.fastpay.refund.query': ({ out_request_no = '' }) =>
      book.refunds.has(out_request_no) ? { ...DONE, refund_status: 'REFUND_SUCCESS' } : DONE,
    'alipay.data.dataservice.bill.downloadurl.query': ({ bill_date = '' }) => {
      billDay = bill_date;
      return { ...DONE, bill_download_url: `${origin}/bill` };
    },
  };

  function billFile(): Buffer {
    const head = '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,订单金额（元）,退款批次号/请求号';
    const rows = book.lines(billDay).map(({ kind, number, channelNo, amount, time }) => {
      const serial = kind === 'refund' ? (book.refunds.get(number)?.serial ?? '') : number;
      const money = kind === 'refund' ? ['退款', 'x', time, time, `-${yuanOf(amount)}`, number] : ['交易', 'x', time];
      const rest = kind === 'refund' ? [] : [time, yuanOf(amount), ''];
      return [channelNo, serial, ...money, ...rest].map((cell) => `${cell}\t`).join(',');
    });
    const lines = ['#支付宝业务明细查询', head, ...rows, '#-----业务明细列表结束-----'];
    return zip('detail.csv', toGbk(lines.join('\r\n')));
  }

  function work({ url, body, method: verb }: FakeRequest): FakeAnswer | null {
    if (verb === 'GET' && url.pathname === '/bill') return { status: 200, body: billFile() };
    const fields = Object.fromEntries(new URLSearchParams(body));
    const isOurs =
      fields.app_id === APP && isSignedBy(ours.publicKey, alipaySigned(fields, ['sign']), fields.sign ?? '');
    const method = fields.method ?? '';
    if (!isOurs) return null;
    const node = JSON.stringify(METHODS[method]?.(JSON.parse(fields.biz_content ?? '{}')) ?? refuse('x', 'x'));
    return { status: 200, body: `{"${method.replaceAll('.', '_')}_response":${node},"sign":"` };
  }

  const server = await serveFake(book, work, (response, { status, body }, _request, isForged) => {
    if (Buffer.isBuffer(body)) return void response.writeHead(status).end(body);
    const node = body.slice(body.indexOf(':') + 1, -',"sign":"'.length);
    const key = (isForged ? nobodys : theirs).privateKey;
    response.writeHead(status).end(`${body}${signRsa(key, node)}"}`);
  });
  origin = server.origin;
  const noticeOf = (what: Record<string, string | undefined>, forgery: Forgery) => {
    const given = Object.fromEntries(Object.entries(what).filter(([, value]) => value !== undefined));
    const fields: Record<string, string> = {
      ...{ app_id: APP, notify_time: shanghaiTime(new Date()), sign_type: 'RSA2', charset: 'utf-8' },
      ...(given as Record<string, string>), // undefined was left out
    };
    const key = (forgery === 'stranger' ? nobodys : theirs).privateKey;
    const sign = signRsa(key, alipaySigned(fields, ['sign', 'sign_type']));
    const changed = forgery === 'changed' ? { total_amount: '0.01' } : {};
    return { headers: {}, body: new URLSearchParams({ ...fields, sign, ...changed }).toString() };
  };
  const settings = { url: server.origin, appId: APP, publicKey: theirs.publicText, notifyUrl: 'https://portal.test/a' };
  return {
    book,
    channel: createAlipay({ ...settings, key: ours.privateText }),
    stranger: createAlipay({ ...settings, key: nobodys.privateText }),
    callback: (serial, forgery = 'none') => noticeOf({ ...tradeOf(serial), send_pay_date: undefined }, forgery),
    refundCallback(code) {
      const { serial = '', amount = 0 } = book.refunds.get(code) ?? {};
      return noticeOf({ ...tradeOf(serial), out_biz_no: code, refund_fee: yuanOf(amount) }, 'none');
    },
    close: server.close,
  };
}

/** A text in the encoding of Alipay's bills: the letters that they need, by trying. */
function toGbk(text: string): Buffer {
  const decoder = new TextDecoder('gb18030');
  const bytesOf = new Map<string, Buffer>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const bytes = Buffer.from([lead, trail]);
      bytesOf.set(decoder.decode(bytes), bytes);
    }
  }
  return Buffer.concat([...text].map((letter) => bytesOf.get(letter) ?? Buffer.from(letter)));
}
