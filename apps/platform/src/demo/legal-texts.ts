import { formatDate } from '@jianzhu/domain';
import type { DemoWriter } from './demo-writer.ts';

type Part = readonly [heading: string, ...paragraphs: string[]];

interface Version {
  /** Days before the start day from which it is in force. */
  readonly since: number;
  readonly parts: readonly Part[];
}

interface LegalText {
  readonly code: string;
  readonly title: string;
  readonly intro: string;
  /** The oldest first. */
  readonly versions: readonly Version[];
}

const COLLECTED: Part = [
  '一、我们收集的信息',
  '注册与登录：手机号、短信验证码、登录设备与登录时间。',
  '企业认证：营业执照信息、法定代表人与经办人身份信息。身份证号与银行卡号保存后不再完整显示。',
  '交易过程：询价、报价、招标、合同、支付与物流信息。',
];
const USED: Part = [
  '二、信息怎样使用',
  '用于核验身份、展示企业信息、完成撮合与结算，以及依法履行记录保存义务。',
  '不向第三方出售个人信息；统计数据去除可识别到个人的内容后使用。',
];
const MASKED = '公开页面上，手机号显示为138****1234，个人姓名显示为“张**”。';
const COOKIES: Part = ['五、Cookie与本地存储', '用于保持登录、记住弹窗关闭状态与浏览偏好，不保存证件与银行卡信息。'];
const CONTACT: Part = ['六、联系我们', '请拨打页面底部的服务热线，或在帮助中心提交意见反馈。'];

const TEXTS: readonly LegalText[] = [
  {
    code: 'privacy_policy',
    title: '隐私政策',
    intro: '本政策说明平台收集、使用、保存与共享信息的规则，适用于门户、会员中心与移动客户端。内容为演示数据。',
    versions: [
      {
        since: 540,
        parts: [
          COLLECTED,
          USED,
          ['三、展示与屏蔽规则', MASKED],
          ['四、保存与删除', '交易记录依法保存不少于三年。'],
          CONTACT,
        ],
      },
      {
        since: 250,
        parts: [
          COLLECTED,
          USED,
          ['三、展示与屏蔽规则', MASKED],
          ['四、保存与删除', '交易记录依法保存不少于五年。您可申请更正、删除或导出个人信息，客服在30日内答复。'],
          COOKIES,
          CONTACT,
        ],
      },
      {
        since: 50,
        parts: [
          COLLECTED,
          USED,
          ['三、展示与屏蔽规则', MASKED, '密封报价和投标文件在截止或开标之前，任何人不可查看。'],
          ['四、保存与删除', '交易记录依法保存不少于五年。您可申请更正、删除或导出个人信息，客服在15个工作日内答复。'],
          COOKIES,
          CONTACT,
        ],
      },
    ],
  },
  {
    code: 'user_agreement',
    title: '用户协议',
    intro: '使用平台服务前，请阅读并同意本协议。内容为演示数据。',
    versions: [
      {
        since: 400,
        parts: [
          ['一、账号', '账号由手机号注册，仅限本人使用；企业成员由企业管理员授权。'],
          ['二、交易', '询价、报价与招标投标由双方自行达成，平台提供信息展示、撮合与留痕。'],
          ['三、行为规范', '不得发布虚假信息，不得串通报价、围标、串标，不得冒用他人或平台名义。'],
        ],
      },
      {
        since: 90,
        parts: [
          ['一、账号', '账号由手机号注册，仅限本人使用；企业成员由企业管理员授权，离职后应及时移除。'],
          ['二、交易', '询价、报价与招标投标由双方自行达成，平台提供信息展示、撮合与留痕。'],
          ['三、行为规范', '不得发布虚假信息，不得串通报价、围标、串标，不得冒用他人或平台名义。'],
          ['四、违规处理', '违反本协议的，平台可视情节提醒、下架、限制功能或停用账号，并保留依法追究的权利。'],
        ],
      },
    ],
  },
  {
    code: 'copyright_notice',
    title: '版权声明',
    intro: '本声明适用于平台发布的文字、图片、图表与数据。内容为演示数据。',
    versions: [
      {
        since: 400,
        parts: [
          ['一、平台内容', '未经书面许可，不得以任何方式复制、转载或用于商业目的；引用时请注明出处。'],
          ['二、会员内容', '会员上传的内容由会员保证其合法来源，平台仅在提供服务所需的范围内使用。'],
          ['三、侵权投诉', '认为平台内容侵犯您的权利时，请提供权属证明与具体链接，平台核实后及时处理。'],
        ],
      },
    ],
  },
  {
    code: 'certification_agreement',
    title: '实名认证服务协议',
    intro: '本协议适用于在平台办理个人认证与企业认证。内容为演示数据。',
    versions: [
      {
        since: 300,
        parts: [
          ['一、认证资料', '您保证所提交的身份信息、证件照片与企业资料真实、完整、有效，并有权提交他人的身份信息。'],
          [
            '二、资料的使用',
            '认证资料仅用于核验身份、展示企业公开信息与依法留存。',
            '身份证号加密保存，页面只显示掩码。',
          ],
          ['三、审核与变更', '平台审核后以消息告知结果。变更已认证的信息须重新审核，审核期间原认证继续有效。'],
          ['四、失效', '证件或营业执照到期、资料失实的，平台可使认证失效并说明原因。'],
        ],
      },
    ],
  },
  {
    code: 'membership_agreement',
    title: '会员服务协议',
    intro: '本协议适用于购买与使用平台会员服务。内容为演示数据。',
    versions: [
      {
        since: 300,
        parts: [
          ['一、会员权益', '会员等级、有效期与权益以购买页面所示为准，权益由购买时所代表的企业使用。'],
          ['二、费用与升级', '费用在购买时一次付清；升级时未使用的天数按日价抵扣。'],
          ['三、到期', '到期后不再享有会员权益，企业的业务数据不受影响。'],
        ],
      },
    ],
  },
];

const paragraph = (text: string) => `<p>${text}</p>`;
const section = ([heading, ...paragraphs]: Part) => `<h2>${heading}</h2>${paragraphs.map(paragraph).join('')}`;

/** The texts that the footer leads to, and those that are agreed to in a form, with their versions (decision 50). */
export async function writeLegalTexts(demo: DemoWriter): Promise<void> {
  const rows = TEXTS.flatMap(({ code, title, intro, versions }) =>
    versions.map(({ since, parts }, index) => ({
      code,
      version: index + 1,
      title,
      content: paragraph(intro) + parts.map(section).join(''),
      effective_date: formatDate(Date.parse(demo.daysFromNow(-since))),
      published_at: demo.daysFromNow(-since - 15),
    })),
  );
  await demo.insert('legal_text', rows);
}
