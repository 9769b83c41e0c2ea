import type { DemoCompany } from './companies.ts';
import { DEMO_CLIP, DEMO_HANDOUT } from './demo-objects.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';

interface Category {
  readonly id: number;
  readonly count: number;
  readonly subjects: readonly (readonly [title: string, summary: string, tag: string])[];
}

const CATEGORIES: readonly Category[] = [
  {
    id: 1,
    count: 14,
    subjects: [
      [
        '新版施工招标资格预审文件要点逐条解读',
        '从资格条件、类似业绩、信用扣分到异议时限，逐条对照原条款说明变化。',
        '资格预审',
      ],
      ['农民工工资保证金差异化缴存政策解读', '按企业信用等级分档，说明减免、提高与动用的条件和流程。', '工资专户'],
      ['建筑业企业资质动态核查要求解读', '核查比例、注册人员与业绩的核验口径，以及整改期的安排。', '资质核查'],
    ],
  },
  {
    id: 2,
    count: 18,
    subjects: [
      [
        '冬期施工混凝土受冻临界强度的判定与现场留样方法',
        '按同条件养护试件、成熟度法与测温曲线三种路径说明判定过程。',
        '冬期施工',
      ],
      ['装配式叠合板安装误差控制与灌浆质量检查', '安装测量、套筒灌浆、首件验收的控制点与允许偏差。', '装配式'],
      ['大体积混凝土冬季测温与养护方案', '测温点布置、降温速率控制与保温层厚度的计算。', '混凝土'],
    ],
  },
  {
    id: 3,
    count: 13,
    subjects: [
      ['高支模专项方案编制与专家论证全过程示例', '以转换板为例，给出计算书、构造大样、论证意见及修改回复。', '高支模'],
      ['深基坑监测预警与应急处置流程', '监测项目、报警值设置与三级响应的处置表。', '深基坑'],
      ['施工现场临时用电验收常见问题', '按总配电、分配电、开关箱三级说明检查要点。', '临时用电'],
    ],
  },
  {
    id: 4,
    count: 12,
    subjects: [
      ['全省钢材与商品混凝土信息价走势', '列出九个市州差价和冬施附加费的计取口径。', '信息价'],
      ['工程总承包计价与变更签证要点', '固定总价下变更的认定、计价依据与资料清单。', '总承包'],
      ['竣工结算资料清单与审减原因', '按土建、安装、市政列出资料与常见审减项。', '结算'],
    ],
  },
  {
    id: 5,
    count: 9,
    subjects: [
      ['工程价款结算争议中签证单的证据效力与补救', '签证缺章、逾期报送、口头变更三类情形下的举证思路。', '签证'],
      ['建设工程优先受偿权的行使期限与范围', '起算点、催告方式与受偿范围的裁判规则梳理。', '优先受偿'],
      ['分包合同背靠背条款的适用边界', '付款条件的约定、举证责任与救济途径。', '分包'],
    ],
  },
  {
    id: 6,
    count: 8,
    subjects: [
      ['建筑业企业资质延续申报材料清单与常见退件原因', '按总承包、专业承包和劳务三类列出材料目录。', '资质延续'],
      ['安全生产许可证延期办理指引', '办理时限、人员证书与社保要求。', '许可证'],
      ['建筑业企业资质新办：首次申请的条件与材料', '净资产、注册人员、技术工人与场所的最低要求。', '资质新办'],
      ['建筑业企业资质升级的业绩要求与填报要点', '代表工程业绩的认定、录入与公示核查。', '资质升级'],
      ['建筑业企业资质增项的人员配置', '同一人员可否共用、各类别最少人数与社保口径。', '资质增项'],
      ['建筑业企业资质变更：名称、地址与负责人', '工商变更后的办理时限、材料与证书换发。', '资质变更'],
    ],
  },
  {
    id: 7,
    count: 8,
    subjects: [
      ['地铁车站机电安装BIM深化：从碰撞检查到预制加工', '管综排布、支吊架选型与预制管段出图的做法。', 'BIM'],
      ['智慧工地平台接入标准与数据字典', '人员、设备、扬尘与视频四类数据的接口说明。', '智慧工地'],
    ],
  },
  {
    id: 8,
    count: 7,
    subjects: [
      [
        '严寒地区近零能耗居住建筑外墙构造十五例',
        '岩棉、真空绝热板与聚氨酯复合三类做法的热桥节点与验收要点。',
        '近零能耗',
      ],
      ['绿色建材认证与采购要求', '认证目录、标识查验与采购文件写法。', '绿色建材'],
    ],
  },
  {
    id: 9,
    count: 7,
    subjects: [
      ['农民工工资专用账户开立、拨付与销户操作手册', '覆盖总包、分包、银行三方的十二步流程与资料。', '工资专户'],
      ['建筑工人实名制考勤数据上报要求', '进出场登记、考勤设备与数据核对的责任划分。', '实名制'],
    ],
  },
];

const SCENES = ['住宅项目', '学校项目', '市政工程', '厂房项目', '医院项目', '保障房项目'] as const;
const PRICES = [2900, 0, 1900, 4900, 0, 3900, 0] as const;

const pointsOf = (tag: string) => [
  '<h2>要点</h2>',
  `<ol><li>先核对合同与图纸的要求，再确定做法；</li><li>关键工序留存影像与测量记录；</li><li>${tag}相关资料随工程进度归档。</li></ol>`,
  '<h2>常见问题</h2>',
  paragraph('资料与现场不一致、签认不及时、责任划分不清，是检查中最常被指出的三类问题。'),
];

const NO_FILE = { content_type: 1, file_key: '', file_name: '', file_size: 0 };

/** Some of every category are documents, some videos. */
function fileOf(index: number, title: string) {
  const content = index % 8 === 3 ? 2 : index % 8 === 6 ? 3 : 1;
  if (content === 1) return NO_FILE;
  const { key, bytes, file } = content === 2 ? DEMO_HANDOUT : DEMO_CLIP;
  const name = title + file.slice(file.lastIndexOf('.'));
  return { content_type: content, file_key: key, file_name: name, file_size: bytes };
}

const paragraph = (text: string) => `<p>${text}</p>`;

/** The 96 texts of the knowledge base, about every second one to be paid. */
export async function writeKnowledge(
  demo: DemoWriter,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
): Promise<void> {
  const authors = members.filter(({ businessId }) => companies.some(({ id }) => id === businessId));
  const texts = CATEGORIES.flatMap(({ id, count, subjects }) =>
    Array.from({ length: count }, (_, index) => {
      const [title = '', summary = '', tag = ''] = subjects[index % subjects.length] ?? [];
      const round = Math.floor(index / subjects.length);
      const scene = SCENES[(round - 1) % SCENES.length] ?? '';
      return { categoryId: id, title: round === 0 ? title : `${title}（${scene}）`, summary, tag };
    }),
  );
  await demo.insert(
    'knowledge',
    texts.map(({ categoryId, title, summary, tag }, index) => {
      const author = authors[(index * 7) % authors.length];
      // Every category has some of every age.
      const age = ((index * 29) % texts.length) * 2 + 1;
      const published = officeTime(demo.now, age).toISOString();
      const file = fileOf(index, title);
      const price = PRICES[index % PRICES.length] ?? 0;
      return {
        id: demo.newId(),
        business_id: author?.businessId,
        create_user_id: author?.userId,
        create_time: published,
        update_user_id: author?.userId,
        update_time: published,
        version: 1,
        title,
        category_id: categoryId,
        cover: '',
        summary,
        ...file,
        content: [
          paragraph(summary),
          '<h2>适用范围</h2>',
          paragraph('适用于本省行政区域内新建、改建与扩建工程，其他工程可参照执行。'),
          ...(file === NO_FILE ? pointsOf(tag) : []),
        ].join(''),
        tags: [tag],
        is_free: price === 0,
        price,
        preview_blocks: price === 0 ? 0 : 3,
        is_original: index % 5 !== 4,
        source: index % 5 === 4 ? '省建筑业协会资料汇编' : '',
        status: 2,
        publish_time: published,
        view_count: demo.random.between(120, 3200),
      };
    }),
  );
}
