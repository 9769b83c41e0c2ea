import { DAY_MS } from '@jianzhu/domain';
import {
  INVITATION_NOTICES,
  INVITATION_PAGE,
  INVITATION_STATUS,
  JOIN_REQUEST_STATUS,
} from '@jianzhu/domain/invitations';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';

const { waiting, joined, refused, revoked, expired } = INVITATION_STATUS;

/** Whom the company of the story has invited, the newest first: who, as what, in which status, how many days ago. */
type Invited = readonly [
  phone: string,
  name: string,
  role: string,
  department: string,
  position: string,
  status: number,
  days: number,
];

/** Who has no account has a number that no demo account has. */
const INVITED: readonly Invited[] = [
  ['13800000020', '新用户', 'purchaser', '物资部', '采购员', waiting, 1],
  ['13844120036', '宋佳禾', 'purchaser', '招采中心', '招标专员', waiting, 2],
  ['13904310872', '', 'reader', '审计部', '', waiting, 3],
  ['13596201145', '高明远', 'project_manager', '净月项目部', '生产经理', waiting, 4],
  ['13943008821', '丁立群', 'purchaser', '物资部', '计划员', revoked, 12],
  ['15843110267', '', 'reader', '', '', expired, 20],
  ['13756029934', '潘晓光', 'finance', '财务部', '出纳', refused, 26],
  ['18643107755', '田野', 'purchaser', '物资部', '采购员', expired, 33],
  ['13610780452', '', 'purchaser', '物资部', '', revoked, 41],
  ['15043228190', '范丽华', 'reader', '法务部', '法务专员', expired, 48],
  ['13843277316', '石磊', 'project_manager', '空港项目部', '技术负责人', refused, 57],
  ['17790061528', '', 'purchaser', '', '', expired, 66],
  ['13504462093', '董春梅', 'finance', '财务部', '会计', revoked, 75],
  ['15144093371', '', 'reader', '', '', expired, 83],
  ['13689814406', '邹建平', 'purchaser', '招采中心', '询价员', refused, 92],
  ['18004312277', '', 'purchaser', '物资部', '', expired, 101],
  ['13174401589', '夏志远', 'project_manager', '北湖项目部', '项目副经理', revoked, 113],
  ['15948377024', '', 'reader', '', '', expired, 124],
  ['13596877741', '侯静', 'purchaser', '物资部', '资料员', refused, 136],
  ['13800000005', '周览', 'reader', '审计部', '审计', joined, 205],
  ['13800000004', '孙工', 'project_manager', '净月项目部', '项目经理', joined, 206],
  ['13800000003', '赵财敏', 'finance', '财务部', '会计', joined, 207],
  ['13800000002', '李采宁', 'purchaser', '物资部', '采购主管', joined, 208],
];

const DAYS = 7;
/** How long an answer takes. */
const ANSWER_DAYS = 0.3;
const MESSAGE = '请加入砚北建设集团，共同办理材料采购';

/** Who asks to join the company of the story: whose place among the members, in which status, how many days ago, why. */
const ASKING = [
  [20, JOIN_REQUEST_STATUS.waiting, 1, '我是净月项目部新入职的材料员，申请加入企业'],
  [24, JOIN_REQUEST_STATUS.waiting, 3, '负责空港物流园项目现场收料'],
  [28, JOIN_REQUEST_STATUS.refused, 45, '想了解贵司的采购需求'],
] as const;

/** Twenty-three invitations of the company of the story in every status, and who asks to join it. */
export async function writeInvitations(demo: DemoWriter, members: readonly DemoMember[]): Promise<void> {
  const [owner] = members;
  if (owner === undefined) throw new Error('the demonstration has no members');
  const at = (days: number) => officeTime(demo.now, days);
  const rows = INVITED.map(([phone, name, role, department, position, status, days]) => {
    const sent = at(days);
    const isAnswered = status === joined || status === refused;
    const changed = status === waiting ? sent : at(status === expired ? days - DAYS : days - ANSWER_DAYS);
    const invitee = members.find((member) => member.phone === phone);
    return {
      ...{ id: demo.newId(), business_id: owner.businessId, create_user_id: owner.userId },
      ...{ create_time: sent.toISOString(), update_user_id: owner.userId, update_time: changed.toISOString() },
      version: status === waiting ? 1 : 2,
      code: `YQ${sent.toISOString().slice(0, 10).replaceAll('-', '')}${String(days).padStart(5, '0')}`,
      ...{ phone, name, role_keys: [role], department, position, message: status === waiting ? MESSAGE : '' },
      ...{ expire_days: DAYS, expires_at: new Date(sent.getTime() + DAYS * DAY_MS).toISOString(), status },
      answer_user_id: isAnswered ? (invitee?.userId ?? null) : null,
      answer_time: isAnswered ? changed.toISOString() : null,
    };
  });
  await demo.insert('invitation', rows);
  const [toNewcomer] = rows;
  const newcomer = members.find(({ phone }) => phone === toNewcomer?.phone);
  if (toNewcomer !== undefined && newcomer !== undefined) {
    const { title, content } = INVITATION_NOTICES.N410;
    await demo.insert('notice', [
      {
        ...{ id: demo.newId(), user_id: newcomer.userId, business_id: null, notice_type: 2, title },
        content: content({ company: '吉林省砚北建设集团有限公司' }),
        ...{ is_read: false, switch_type: 0, jump_type: 1, jump_url: INVITATION_PAGE, opt_id: toNewcomer.id },
        ...{ page_source: 0, create_time: toNewcomer.create_time },
      },
    ]);
  }
  await demo.insert(
    'join_request',
    ASKING.flatMap(([place, status, days, reason]) => {
      const applicant = members[place];
      if (applicant === undefined || applicant.businessId === owner.businessId) return [];
      const isHandled = status !== JOIN_REQUEST_STATUS.waiting;
      const [asked, handled] = [at(days).toISOString(), at(days - ANSWER_DAYS).toISOString()];
      return {
        ...{ id: demo.newId(), business_id: owner.businessId, create_user_id: applicant.userId, create_time: asked },
        ...{ update_user_id: isHandled ? owner.userId : applicant.userId, update_time: isHandled ? handled : asked },
        ...{ version: isHandled ? 2 : 1, reason, status },
        ...{ handle_user_id: isHandled ? owner.userId : null, handle_time: isHandled ? handled : null },
        refuse_reason: isHandled ? '未查询到您的入职信息，请联系人事部门' : '',
      };
    }),
  );
}
