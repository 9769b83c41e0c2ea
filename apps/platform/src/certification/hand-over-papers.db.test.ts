import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeUnusedObjects } from '../attachment/remove-unused-objects.ts';
import { knownRecordId } from '../db/context.ts';
import {
  actingFor,
  addApplicant,
  addCertified,
  addPicture,
  CERTIFICATION,
  certify,
  companyForm,
  decideForm,
  handInForm,
  newCode,
  personForm,
  placeApplication,
} from '../testing/certifications.ts';
import { tokensOf } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const PICTURE = Buffer.from('89504e470d0a1a0a', 'hex');

let platform: TestPlatform;
let operatorToken = '';

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db)).token;
});
afterAll(() => platform.close());

const businessOf = async (attachmentId: string) =>
  (await platform.db.admin<{ id: string }>('select business_id as id from attachment where id = $1', [attachmentId]))[0]
    ?.id;
const approve = async (id: string): Promise<string> => {
  expect(await decideForm(platform, operatorToken, 'corporate', id)).toMatchObject({ code: 200 });
  const [row] = await platform.db.admin<{ business_id: string }>(
    'select business_id from corporate_certification where id = $1 and status = 2',
    [id],
  );
  return row?.business_id ?? '';
};

it('a paper that is a person’s as well stays hers, and the new company has its own copy', async () => {
  const who = await addApplicant(platform);
  const card = await addPicture(platform, who, PICTURE);
  await certify(platform, who, 'personal/save', { ...(await personForm(platform, who)), frontImage: [card] });
  const form = await companyForm(platform, who, { creditCode: newCode(), legalFront: [card] });
  const sent = await handInForm(platform, who, 'corporate', form);
  const companyId = await approve(sent.data.id);
  expect(await businessOf(card.id)).toBe(who.businessId);
  const acting = await actingFor(platform, who, knownRecordId(companyId));
  const { inForce } = (await platform.get(`${CERTIFICATION}/corporate/detail`, tokensOf(acting))).data;
  const [copy] = inForce.legalFront;
  expect(copy.id).not.toBe(card.id);
  expect(await businessOf(copy.id)).toBe(companyId);
  // Papers of this application alone go with it.
  expect(await businessOf(inForce.licenseImage[0].id)).toBe(companyId);
  expect(inForce.licenseImage[0].id).toBe(form.licenseImage[0]?.id);
  // The company goes on with what it has.
  const change = { ...form, legalFront: inForce.legalFront, licenseImage: inForce.licenseImage };
  expect(await certify(platform, acting, 'corporate/save', { ...change, legalBack: inForce.legalBack })).toMatchObject({
    code: 200,
  });
});

it('a company claims no other one while it is certified itself', async () => {
  const { who } = await addCertified(platform, operatorToken);
  const { code } = await addCertified(platform, operatorToken);
  const form = await companyForm(platform, who, { creditCode: code, isClaim: 1 });
  expect(await certify(platform, who, 'corporate/save', form)).toMatchObject({
    ...{ code: 400, data: { fieldErrors: [{ field: 'isClaim' }] } },
    msg: '本企业已通过认证，不能认领其他企业，请切换到个人主体后申请',
  });
  const id = await placeApplication(platform, 'corporate', who, { status: 1, form });
  expect(await decideForm(platform, operatorToken, 'corporate', id)).toMatchObject({ code: 422 });
});

it('a company that claims another one keeps its own papers, whichever it has handed in', async () => {
  const { who } = await addCertified(platform, operatorToken);
  const { code, id: claimedId } = await addCertified(platform, operatorToken);
  const { inForce } = (await platform.get(`${CERTIFICATION}/corporate/detail`, tokensOf(who))).data;
  const revoked = { businessId: who.businessId, reason: '资料造假' };
  await platform.post('/api/rs-ops-service/certification/revoke', revoked, { tokens: { operatorToken } });
  const form = await companyForm(platform, who, { creditCode: code, isClaim: 1 });
  const letter = [await addPicture(platform, who)];
  const papers = { licenseImage: inForce.licenseImage, authorizationLetter: letter };
  const sent = await handInForm(platform, who, 'corporate', { ...form, ...papers });
  expect(sent).toMatchObject({ code: 200 });
  expect(await approve(sent.data.id)).toBe(claimedId);
  expect(await businessOf(inForce.licenseImage[0].id)).toBe(who.businessId);
  expect(await businessOf(letter[0]?.id ?? '')).toBe(claimedId);
});

it('an object that another company has too is not removed with one of its papers', async () => {
  const [one, other] = [await addApplicant(platform), await addApplicant(platform)];
  const paper = await addPicture(platform, one, PICTURE);
  const twin = await addPicture(platform, other);
  const [row] = await platform.db.admin<{ object_key: string }>('select object_key from attachment where id = $1', [
    paper.id,
  ]);
  const key = row?.object_key ?? '';
  await platform.db.admin('update attachment set object_key = $2 where id = $1', [twin.id, key]);
  await platform.db.admin('delete from attachment where id = $1', [paper.id]);
  const services = { database: platform.db.database, store: platform.store };
  const read = async () => {
    const parts: Uint8Array[] = [];
    for await (const part of platform.store.read(key)) parts.push(part);
    return Buffer.concat(parts);
  };
  await removeUnusedObjects(services, [key]);
  expect((await read()).equals(PICTURE)).toBe(true);
  await platform.db.admin('delete from attachment where id = $1', [twin.id]);
  await removeUnusedObjects(services, [key]);
  await expect(read()).rejects.toThrow();
});
