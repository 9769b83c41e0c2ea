import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { addPicture } from './certifications.ts';
import { addCompany } from './inquiries.ts';
import { tokensOf } from './members.ts';
import { addOperator } from './operators.ts';
import { decideAsSeen } from './reviews.ts';
import { PATHS, type TestPlatform } from './test-platform.ts';

const MEMBER = '/api/rs-member-service/ecomm';
const OPS = '/api/rs-ops-service';

/** What tests of the shelf do again and again, by the calls: one company that publishes, another that looks on. */
export async function shelfOn(platform: TestPlatform) {
  const [owner, stranger] = [await addCompany(platform, '造价咨询公司'), await addCompany(platform, '买方建设')];
  const { token: operatorToken } = await addOperator(platform.db);
  const post = (path: string, body: object, member = owner) =>
    platform.post(`${MEMBER}/${path}`, body, {
      ...{ tokens: tokensOf(member), headers: { 'idempotency-key': randomUUID() } },
    });
  const get = (path: string, member = owner) => platform.get(`${MEMBER}/${path}`, tokensOf(member));
  const ops = (path: string, body: object) =>
    platform.post(`${OPS}/${path}`, body, { tokens: { operatorToken }, headers: { 'idempotency-key': randomUUID() } });
  const decide = (bizType: string, bizId: string, reason = '', fields: readonly object[] = []) =>
    decideAsSeen(platform, { bizType, bizId, agree: reason === '' ? 1 : 0, reason, fields }, { operatorToken });
  const shown = async (bizType: string, id: string, tokens = {}) =>
    (await platform.get(`${PATHS.front}/${bizType}/detail?id=${id}`, tokens)).data;

  const picture = async (member = owner) => {
    const { id } = await addPicture(platform, member);
    return (await post('service/show-picture', { resourceId: id }, member)).data.address as string;
  };
  let cover = '';
  const service = (over: object = {}) => ({
    ...{ title: '工程量清单编制', serviceType: 3, cover, images: [], chargeMode: 1, price: 300_000, unit: '项' },
    ...{ packages: [], serviceDays: 10, regions: ['220100'], process: [{ title: '核对资料', text: '一日内' }] },
    ...{ deliverables: ['清单'], materialsNeeded: [], qualificationIds: [], faq: [], refundRule: 1 },
    detail: `<p>${'按图纸与规范编制'.repeat(5)}</p><script>alert(1)</script>`,
    ...over,
  });
  const knowledge = (over: object = {}) => ({
    ...{ title: '竣工结算资料清单', categoryId: 4, cover, summary: '', contentType: 1, file: [], tags: ['结算'] },
    ...{ content: '<p>第一段可以试读</p><p>第二段须购买</p>', isFree: 0, price: 1_900, previewBlocks: 1 },
    ...{ isOriginal: 1, source: '' },
    ...over,
  });
  const saved = async (kind: 'service' | 'knowledge', over: object = {}) => {
    cover ||= await picture();
    const { code, msg, data } = await post(`${kind}/save`, kind === 'service' ? service(over) : knowledge(over));
    expect([code, msg]).toEqual([200, expect.anything()]);
    return data;
  };
  const act = async (kind: string, id: string, path: string, body: object = {}, member = owner) => {
    const { version } = (await get(`${kind}/detail?id=${id}`)).data;
    return post(`${kind}/${path}`, { ...body, id, version }, member);
  };
  const onShelf = async (kind: 'service' | 'knowledge', over: object = {}): Promise<string> => {
    const { id } = await saved(kind, over);
    expect((await act(kind, id, 'submit')).data).toMatchObject({ status: 1 });
    expect(await decide(kind, id)).toMatchObject({ code: 200 });
    return id;
  };
  return { owner, stranger, post, get, ops, decide, shown, picture, service, knowledge, saved, act, onShelf };
}
