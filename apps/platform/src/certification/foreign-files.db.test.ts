import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addApplicant,
  addPicture,
  CERTIFICATION,
  certify,
  companyForm,
  newCode,
  personForm,
} from '../testing/certifications.ts';
import { addEmployer, as } from '../testing/invitations.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const QUALIFICATION = '/api/rs-member-service/ecomm/qualification';

let platform: TestPlatform;
let thief: TestMember;
let victim: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  thief = await addEmployer(platform, '借证建设');
  victim = await addEmployer(platform, '被借建设');
});
afterAll(() => platform.close());

/** Forms that name a paper, by what may be given. */
const FORMS: Readonly<Record<string, (paper: object, who: TestMember) => Promise<unknown>>> = {
  'the licence of a company': async (paper, who) =>
    certify(platform, who, 'corporate/save', {
      ...(await companyForm(platform, who, { creditCode: newCode() })),
      licenseImage: [paper],
    }),
  'the card of a representative': async (paper, who) =>
    certify(platform, who, 'corporate/save', {
      ...(await companyForm(platform, who, { creditCode: newCode() })),
      legalFront: [paper],
    }),
  'the card of a person': async (paper, who) =>
    certify(platform, who, 'personal/save', { ...(await personForm(platform, who)), frontImage: [paper] }),
  'a certificate': async (paper, who) =>
    as(platform, who).post(`${QUALIFICATION}/save`, {
      ...{ series: 1, categoryCode: '101', grade: '二级', certNo: 'D222000033', issueOrg: '吉林省住房和城乡建设厅' },
      ...{ issueDate: '2024-05-01', isLongTerm: 0, expireDate: '2099-05-01', scope: '', isShow: 1, video: [] },
      images: [paper],
    }),
  'a paper beside the certification': async ({ id }: { id?: string }, who) =>
    as(platform, who).post(`${CERTIFICATION}/material/save`, {
      materials: [{ kind: 'licence', id, modifyStatus: 1 }],
    }),
};

describe.each(Object.keys(FORMS))('%s', (name) => {
  it('is never one of another company, nor of a person elsewhere', async () => {
    const form = FORMS[name];
    const stranger = await addApplicant(platform);
    for (const owner of [victim, stranger]) {
      const paper = await addPicture(platform, owner);
      expect(await form?.(paper, thief)).toMatchObject({ code: 404 });
      const [row] = await platform.db.admin('select business_id from attachment where id = $1', [paper.id]);
      expect(row).toEqual({ business_id: owner.businessId });
      expect(await platform.db.admin('select owner_id from record_file where attachment_id = $1', [paper.id])).toEqual(
        [],
      );
    }
  });
});
