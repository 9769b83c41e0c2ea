import { DAY_MS, formatDateTime, HOUR_MS } from '@jianzhu/domain';
import { callsOf, lineOf } from './inquiries.ts';
import type { TestMember } from './members.ts';
import { addOperator } from './operators.ts';
import { decideAsSeen } from './reviews.ts';
import type { TestPlatform } from './test-platform.ts';
import { addUploadedFile } from './uploaded-file.ts';

export const TENDER_PATH = '/api/rs-trade-service/ecomm/tender';

/** Times that the law allows from now on: signing up begins in two hours of real time and takes seven days. */
function lawfulTimes(fromMs = Date.now() + 2 * HOUR_MS) {
  const at = (days: number) => formatDateTime(Math.ceil(fromMs / 60_000) * 60_000 + days * DAY_MS);
  return {
    ...{ signUpStart: at(0), signUpEnd: at(7), docStart: at(0), docEnd: at(7) },
    ...{ bidDeadline: at(21), openTime: at(21), depositDeadline: at(20) },
  };
}

let titles = 0;

/** Fields of a tender that may be submitted, but for its documents. */
function tenderFields(over: object = {}) {
  titles += 1;
  return {
    ...{
      title: `二标段钢材采购第${titles}次招标`,
      tenderType: 1,
      tenderKind: 1,
      isStatutory: 1,
      statutoryNo: '吉招001',
    },
    projectName: '净月安置房二标段',
    region: {
      ...{ provinceCode: '220000', provinceName: '吉林省', cityCode: '220100', cityName: '长春市' },
      ...{ districtCode: '220104', districtName: '朝阳区' },
    },
    ...{ fundSource: 2, scopeText: '主体结构用钢筋，含运输与卸车配合', estimateAmount: 12_600_000_00 },
    ...{ controlPrice: 12_860_000_00, requiredQualifications: ['901'], allowConsortium: 0, performanceText: '' },
    ...lawfulTimes(),
    ...{ needAudit: 1, docFee: 50_000, depositAmount: 80_000_00, depositMethods: [1, 2], evalMethod: 2 },
    evalItems: [
      { name: '技术响应', kind: 1, maxScore: 60 },
      { name: '投标报价', kind: 3, maxScore: 40 },
    ],
    ...{ bidValidDays: 60, candidateCount: 3, publicityDays: 3, docVisible: 1, contactName: '李采宁' },
    ...{ contactPhone: '13800002222', agencyName: '', inviteeIds: [] as string[] },
    lines: [lineOf('螺纹钢'), lineOf('线材')],
    ...over,
  };
}

/** What tests of tenders do again and again, by the calls and as time would. */
export function tendersOn(platform: () => TestPlatform) {
  const by = (member: TestMember) => callsOf(platform(), member);
  const detailOf = async (id: string, member: TestMember) =>
    (await by(member).get(`${TENDER_PATH}/detail?id=${id}`)).data;
  /** An act of somebody who has just read it. */
  const act = async (member: TestMember, id: string, path: string, body: object = {}) =>
    by(member).post(`${TENDER_PATH}/${path}`, { id, version: (await detailOf(id, member)).version, ...body });
  const save = async (member: TestMember, over: object = {}) => {
    const docs = [await addUploadedFile(platform(), member, `招标文件${titles}.pdf`)];
    const saved = await by(member).post(`${TENDER_PATH}/save`, tenderFields({ docs, ...over }));
    if (saved.code !== 200) throw new Error(`not saved: ${saved.msg} ${JSON.stringify(saved.data)}`);
    return saved.data.id as string;
  };
  const submit = async (member: TestMember, over: object = {}) => {
    const id = await save(member, over);
    const sent = await act(member, id, 'submit');
    if (sent.code !== 200) throw new Error(`not submitted: ${sent.msg} ${JSON.stringify(sent.data)}`);
    return id;
  };
  const decide = async (id: string, reason?: string) => {
    const { token: operatorToken } = await addOperator(platform().db);
    const verdict = reason === undefined ? { agree: 1 } : { agree: 0, reason };
    const body = { bizType: 'tender', bizId: id, ...verdict };
    return decideAsSeen(platform(), body, { operatorToken });
  };
  return {
    ...{ by, detailOf, act, save, submit, decide },
    /** A tender that is announced. */
    publish: async (member: TestMember, over: object = {}) => {
      const id = await submit(member, over);
      const decided = await decide(id);
      if (decided.code !== 200) throw new Error(`not published: ${decided.msg}`);
      return id;
    },
    /** Moves a time of a tender into the past, as time would, and does what is due. */
    pass: async (id: string, column: 'sign_up_start' | 'sign_up_end') => {
      await platform().db.admin(`update tender set ${column} = clock_timestamp() where id = $1`, [id]);
      await platform().db.admin(`update job set run_at = 'epoch' where kind = 'tender.step' and key like $1 || '/%'`, [
        `${id}/${column === 'sign_up_start' ? 'startSignUp' : 'endSignUp'}`,
      ]);
      await platform().runJobs();
    },
  };
}
