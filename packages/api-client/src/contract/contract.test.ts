import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { CallSchemas, Endpoint } from '../endpoint.ts';
import { contract } from './index.ts';
import { schemas } from './schemas.ts';

const contexts: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract;
const calls: [string, Endpoint][] = Object.entries(contexts).flatMap(([context, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint] => [`${context}.${name}`, endpoint]),
);

describe('the contract', () => {
  it.each(calls)('%s carries its own name as id (AK1)', (name, endpoint) => {
    expect(endpoint.id).toBe(name);
  });

  it('has schemas for every call and for no other (AK2)', () => {
    const described = Object.entries(schemas).flatMap(([context, entries]) =>
      Object.keys(entries).map((name) => `${context}.${name}`),
    );
    expect(described.sort()).toEqual(calls.map(([name]) => name).sort());
  });

  it('has no two calls that the wire cannot tell apart, but for those that share a dictionary (AK3)', () => {
    const shared = new Set(['platformConfig.topText', 'platformConfig.frontCssFlag', 'content.dictionary']);
    const wires = calls.filter(([name]) => !shared.has(name)).map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(wires).size).toBe(wires.length);
  });

  it('keeps the paths that the specification shows to the letter (AK4)', () => {
    const paths = Object.fromEntries(calls.map(([name, { method, path }]) => [name, `${method} ${path}`]));
    expect(paths).toMatchObject({
      'member.loginBusinesses': 'POST /api/rs-member-service/ucenter/login/tenant/member/business',
      'member.oauthToken': 'POST /api/rs-member-service/ucenter/login/tenant/oauth/token',
      'member.businesses': expect.stringMatching(/^GET \/api\/rs-member-service\/ecomm\/businessMember\/approval\//),
      'member.detail': 'GET /api/rs-member-service/ecomm/memberInfo/detail',
      'member.menus': 'GET /api/rs-member-service/ecomm/memberInfo/platfromMenus',
      'member.captcha': 'GET /api/{product}-login/oauth/generate',
      'member.validateCaptcha': 'POST /api/{product}-login/oauth/validate',
      'member.sendCode': 'POST /api/{product}-login/oauth/send-validate',
      'member.phoneRegistered': 'POST /api/blade-system/tenant/exist/check',
      'member.forgetPassword': 'POST /api/rs-member-service/ecomm/memberInfo/forget/password',
      'platformConfig.list': 'GET /api/rs-cms-service/ecomm/front/platformConfig/list',
      'notice.noReadCount': 'GET /api/rs-cms-service/new-center-notice/no-read-count',
      'notice.list': 'GET /api/rs-cms-service/new-center-notice/list',
      'notice.clickRead': 'GET /api/rs-cms-service/new-center-notice/click-read/{id}',
      'notice.allRead': 'GET /api/rs-cms-service/new-center-notice/all-read',
      'notice.tabNoReadCount': 'GET /api/rs-cms-service/new-center-notice/tab-no-read-count',
      'messageCenter.list': 'GET /api/rs-cms-service/ecomm/ecomCenterNotice/list',
      'messageCenter.detail': 'GET /api/rs-cms-service/ecomm/ecomCenterNotice/detail',
      'security.userFlags': 'GET /api/{product}-user-center/ucenter/user/get-user-flag',
      'security.updatePassword': 'POST /api/{product}-user-center/ucenter/user/update/password',
      'security.payPasswordState': 'GET /api/rs-member-service/ecomm/memberInfo/updatePayPassword',
      'security.sendVerificationCode': 'POST /api/blade-resource/sms/endpoint/verification-code',
      'attachment.register': 'POST /api/{product}-support/upload/resource/sts/register',
      'attachment.confirm': 'POST /api/{product}-support/upload/resource/sts/register/callback',
      'attachment.listByBusiness': 'GET /api/{product}-management/oa-common-attachment/list/business',
      'analytics.inject': 'POST /api/{product}-analysis/collect/regular/inject',
      'chat.userByName': 'GET /api/sys/users/getUser/{name}',
      'chat.user': 'GET /api/sys/users/{id}',
      'chat.updateUser': 'PUT /api/sys/users/update',
      'chat.logout': 'POST /logout',
      'chat.list': 'GET /api/sys/chat/list',
      'chat.remove': 'GET /api/sys/chat/move',
      'chat.create': 'POST /api/sys/chat',
      'chat.markRead': 'PUT /api/sys/chat',
    });
  });

  it('reads an id of an answer from a text or a safe integer, and says what is wrong with any other (AK8)', () => {
    const grant = { token: 'a', jianzhuToken: 'b', authorization: '', expiresIn: 1 };
    const read = (businessId: unknown) => safeParse(schemas.member.oauthToken.data, { ...grant, businessId });
    for (const id of [1800, '1800', 9_007_199_254_740_991]) {
      expect(read(id), String(id)).toMatchObject({ output: { businessId: String(id) } });
    }
    const lost = read(Number('1800000000000000001'));
    expect(lost.issues?.map(({ message }) => message)).toEqual([
      'an id beyond 2^53 has lost digits as a number: send it as text',
    ]);
    for (const none of [null, '', 1.5, {}]) expect(read(none).success, JSON.stringify(none)).toBe(false);
  });

  it.each([[7], ['7']])('reads a count from a number or its digits: %j (AK8)', (data) => {
    expect(safeParse(schemas.notice.noReadCount.data, data)).toMatchObject({ output: 7 });
  });

  it.each([
    ['R-CALL-007', 'member.switchToken', 'GET'],
    ['R-CALL-008', 'member.detail', 'GET'],
    ['R-CALL-009', 'member.company', 'GET'],
    ['R-CALL-010', 'member.logout', 'GET'],
    ['R-CALL-020', 'phoneWidget.checkRegistration', 'POST'],
    ['R-CALL-021', 'phoneWidget.sendCode', 'POST'],
  ])('has the call of %s, whose path is not shown, as %s by %s (AK4)', (_row, name, method) => {
    expect(new Map(calls).get(name)?.method).toBe(method);
  });

  it('takes days that the calendar has for a birthday, no others', () => {
    const isTaken = (birthday: string) =>
      safeParse(schemas.profile.update.body, { nickname: '周览', birthday }).success;
    expect(['2024-02-29', '1960-12-31'].map(isTaken)).toEqual([true, true]);
    for (const birthday of ['2026-02-30', '2023-02-29', '0000-01-01', '2026-1-1', '2026-01-01 00:00:00']) {
      expect(isTaken(birthday), birthday).toBe(false);
    }
  });

  it('has the fields that the phone widget sends (AK9)', () => {
    const { checkRegistration, sendCode } = schemas.phoneWidget;
    expect(Object.keys(checkRegistration.body.entries)).toEqual(['phoneNumber']);
    expect(Object.keys(sendCode.body.entries)).toEqual(['phone', 'templateId', 'code']);
  });

  it('has the calls of the home page as the GETs that the specification names, under paths of our own (AK4)', () => {
    const front = 'GET /api/rs-cms-service/ecomm/front';
    const named: Readonly<Record<string, string>> = {
      'R-CALL-030 district': 'content.districts',
      'R-CALL-031 banner 100, R-CALL-032 banner 101': 'content.banners',
      'R-CALL-033 servicePackage': 'content.servicePackages',
      'R-CALL-034 supervise/{type}/{code}': 'content.superviseOverview',
      'R-CALL-035 abilities': 'content.abilities',
      'R-CALL-036 home article': 'content.homeArticle',
      'R-CALL-037 navigate tree': 'platformConfig.footer',
      'R-CALL-038 industry_top_txt': 'platformConfig.topText',
      'R-CALL-039 to R-CALL-042, dictionaries by code': 'content.dictionary',
      'R-CALL-043 industry_front_css_flag': 'platformConfig.frontCssFlag',
      'R-CALL-044 financeApply captcha': 'homeApplication.financeCaptcha',
      'R-CALL-045 projectApply': 'homeApplication.applyForProject',
      'R-CALL-046 sendPhoneCode': 'homeApplication.sendPhoneCode',
      'R-CALL-047 front popup': 'content.popup',
      'R-CALL-048 cypt_list': 'content.contentList',
    };
    const byName = new Map(calls);
    for (const [row, name] of Object.entries(named)) {
      const { method, path } = byName.get(name) ?? {};
      expect(`${method} ${path}`, row).toContain(front);
    }
    expect(byName.get('homeApplication.applyForProject')).toMatchObject({ changesState: true });
    expect(byName.get('homeApplication.sendPhoneCode')).toMatchObject({ changesState: true });
    expect(byName.get('content.banners')?.path).toContain('{code}');
    for (const [call, code] of [
      ['topText', 'industry_top_txt'],
      ['frontCssFlag', 'industry_front_css_flag'],
    ] as const) {
      expect(safeParse(schemas.platformConfig[call].query, { code }).success, code).toBe(true);
      expect(safeParse(schemas.platformConfig[call].query, { code: `${code}s` }).success).toBe(false);
    }
    for (const code of [
      'industry_home_roll_text',
      'industry_excellence_creation_activities',
      'industry_member_area',
      'business_label',
    ])
      expect(safeParse(schemas.content.dictionary.query, { code }).success, code).toBe(true);
  });

  it('says in the path which parameters a call has (AK5)', () => {
    const described: Readonly<Record<string, Readonly<Record<string, CallSchemas>>>> = schemas;
    for (const [id, { path }] of calls) {
      const [context = '', name = ''] = id.split('.');
      const params = described[context]?.[name]?.params;
      const declared = params && 'entries' in params ? Object.keys(params.entries as object) : [];
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, parameter = '']) =>
        parameter === 'product' ? [] : [parameter],
      );
      expect(declared.sort(), id).toEqual(inPath.sort());
    }
  });
});
