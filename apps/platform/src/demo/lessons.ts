import { DEMO_CLIP } from './demo-objects.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';

type Lesson = readonly [category: number, title: string, teacher: number, yuan: number, chapters: string];

const TEACHERS = [
  ['韩珩', '高级合伙人律师'],
  ['周衡', '建设工程专业律师'],
  ['李慎言', '仲裁员'],
  ['孟予安', '劳动法律师'],
  ['许明澈', '造价工程师、律师'],
] as const;

/** Price in yuan; 0 is free. */
const LESSONS: readonly Lesson[] = [
  [
    1,
    '建设工程合同风险十讲',
    0,
    299,
    '合同主体与资质、招标文件与合同的一致、计价方式的选择、工期条款、质量条款、变更条款、付款条款、担保条款、违约责任、争议解决',
  ],
  [1, '施工合同常见陷阱与签约审查', 1, 199, '先看签约主体、固定总价的边界、不可抗力与情势变更、审查清单'],
  [1, '分包合同的订立与管理', 0, 168, '专业分包与劳务分包、分包单位的审查、背靠背条款、退场与结算、管理台账'],
  [1, '建材买卖合同的验收与异议', 1, 0, '交货与签收、检验期限、质量异议的提出'],
  [1, '工程总承包合同要点', 2, 259, '发包人要求、设计责任、总价包干、竣工试验、接收与结算、争议评审'],
  [1, '合同印章与授权管理', 1, 0, '项目章的效力、授权委托书、表见代理'],
  [
    2,
    '工程价款结算与鉴定',
    4,
    299,
    '结算依据、送审与默示认可、鉴定的启动、鉴定材料质证、异议与补充鉴定、鉴定意见的采信、执行',
  ],
  [2, '施工索赔的时限与证据', 4, 239, '索赔事件、通知与期限、工期索赔、费用索赔、证据目录'],
  [
    2,
    '建设工程价款优先受偿权实务',
    0,
    299,
    '权利的来历、谁可以主张、受偿范围、十八个月的起算、与抵押权的顺位、放弃条款的效力',
  ],
  [2, '变更签证的办理与补救', 4, 128, '签证的形式、逾期与缺章、口头变更的补救、资料归档'],
  [2, '工程欠款催收实务', 2, 199, '对账与确认、律师函、财产线索、诉讼与仲裁、执行'],
  [2, '竣工结算资料准备', 4, 0, '资料清单、送审签收、常见审减原因'],
  [2, '工程担保与保函索赔', 2, 168, '投标保函、履约保函、预付款保函、独立保函的止付'],
  [3, '农民工工资专户管理', 3, 0, '专户的开立、人工费用拨付、代发与公示、销户'],
  [3, '实名制与考勤数据合规', 3, 99, '登记与建档、考勤设备、数据核对、检查应对'],
  [3, '施工企业劳动用工合规', 3, 199, '用工形式的选择、劳动合同、工时与加班、解除与补偿、用工台账'],
  [3, '工伤认定与赔付', 3, 168, '认定的情形、转包分包中的责任、待遇项目、商业保险的衔接'],
  [3, '劳务分包的用工风险', 3, 139, '劳务资质、包工头的法律地位、连带清偿责任、风险防范'],
  [3, '新入场工人的权益须知', 3, 0, '合同与工资、安全与工伤、求助渠道'],
  [4, '安全生产责任：从事故调查到刑责边界', 2, 259, '责任体系、事故报告、调查程序、行政责任、刑事责任、企业合规整改'],
  [4, '项目经理的安全责任', 2, 168, '岗位职责、危大工程、隐患整改、履职留痕'],
  [4, '质量保修责任与质保金', 0, 139, '保修范围、保修期限、质保金返还、防水与结构'],
  [4, '监理单位的安全责任', 2, 99, '审查义务、停工与报告、责任认定'],
  [5, '招投标合规实务', 1, 239, '必须招标的范围、资格条件的设置、评标办法、定标与合同、档案管理'],
  [5, '招投标异议、投诉与串标认定', 1, 199, '异议的提出、投诉的处理、串通投标的认定、法律责任'],
  [5, '投标文件的法律风险', 1, 0, '实质性响应、承诺与偏离、签章与密封'],
  [5, '电子招投标的常见问题', 1, 0, '电子签名的效力、系统故障、开标与解密'],
  [6, '企业资质合规与挂靠法律风险', 0, 199, '挂靠的认定、合同效力、结算责任、行政处罚、合规整改'],
  [6, '建筑企业税务合规要点', 4, 399, '计税方式、异地预缴、发票管理、分包抵扣、税务检查'],
  [6, '民法典与建设工程', 0, 0, '合同效力的变化、实际施工人、折价补偿'],
];

const COVERS = ['scene-hall', 'scene-meet', 'scene-skyline', 'scene-prefab', 'scene-road', 'scene-bridge'] as const;
/** Logins who have bought some. */
const BUYERS = ['13800000001', '13800000002'];

/** The 30 lessons of the law classroom, eight of them free, and who owns some of the others. */
export async function writeLessons(demo: DemoWriter, members: readonly DemoMember[]): Promise<void> {
  const lessons = LESSONS.map((lesson) => ({ id: demo.newId(), lesson }));
  await demo.insert(
    'lesson',
    lessons.map(({ id, lesson: [category, title, teacher, yuan, chapters] }, index) => ({
      ...{ id, title, category_id: category },
      cover: `/art/${COVERS[category - 1]}.svg`,
      teacher_name: TEACHERS[teacher]?.[0],
      teacher_title: TEACHERS[teacher]?.[1],
      is_free: yuan === 0,
      price: yuan * 100,
      original_price: yuan === 0 ? 0 : (Math.ceil(yuan / 50) + 1) * 5000,
      intro: [
        `<p>本课共${chapters.split('、').length}讲，结合省内工程实例讲解${title.split('：')[0]}中的常见问题，每讲留出可以直接使用的办理要点。</p>`,
        '<h3>适合谁学</h3><ul><li>施工、监理与建材企业的法务和合同管理人员</li><li>项目经理与商务经理</li></ul>',
        '<h3>学完能做什么</h3><ul><li>识别合同与履约中的主要风险</li><li>按清单准备证据与资料</li><li>知道何时应当请律师介入</li></ul>',
      ].join(''),
      study_count: demo.random.between(120, 5200),
      score: 42 + ((index * 5) % 8),
      publish_time: officeTime(demo.now, 6 + ((index * 17) % 150)).toISOString(),
    })),
  );
  await demo.insert(
    'lesson_chapter',
    lessons.flatMap(({ id, lesson: [, , , , chapters] }) =>
      chapters.split('、').map((title, place) => ({
        ...{ id: demo.newId(), lesson_id: id, place: place + 1, title },
        seconds: DEMO_CLIP.seconds,
        is_trial: place === 0,
        video_key: DEMO_CLIP.key,
      })),
    ),
  );
  const paid = lessons.filter(({ lesson: [, , , yuan] }) => yuan > 0);
  await demo.insert(
    'lesson_entitlement',
    BUYERS.flatMap((phone, buyer) => {
      const userId = members.find((member) => member.phone === phone)?.userId;
      return paid
        .filter((_, index) => index % 6 === buyer)
        .map(({ id }, index) => ({
          ...{ user_id: userId, lesson_id: id },
          granted_at: officeTime(demo.now, 2 + index).toISOString(),
        }));
    }),
  );
}
