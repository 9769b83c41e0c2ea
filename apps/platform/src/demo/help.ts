import type { DemoWriter } from './demo-writer.ts';

/** Help by footer column: the id of the column, and its articles; those of a footer item carry the item's id. */
const COLUMNS: readonly (readonly [columnId: number, articles: readonly (readonly [title: string, id?: number])[]])[] =
  [
    [2100, [['平台介绍', 2101], ['联系我们', 2102], ['加入我们', 2103], ['平台荣誉']]],
    [
      2200,
      [
        ['注册登录', 2201],
        ['企业认证', 2202],
        ['发布询价', 2203],
        ['报价投标', 2204],
        ['切换企业'],
        ['邀请成员'],
        ['上传附件'],
        ['搜索与收藏'],
      ],
    ],
    [
      2300,
      [
        ['常见问题', 2301],
        ['收费标准', 2302],
        ['发票说明', 2303],
        ['意见反馈', 2304],
        ['找回密码'],
        ['支付密码'],
        ['会员权益'],
        ['退款说明'],
        ['消息通知'],
      ],
    ],
    [
      2400,
      [
        ['平台规则', 2401],
        ['交易规则', 2402],
        ['违规处理', 2403],
        ['隐私政策'],
        ['服务协议'],
        ['店铺规范'],
        ['评价规则'],
      ],
    ],
  ];

const text = (title: string) =>
  [
    `<p>本页说明“${title}”的要点与步骤。内容为演示数据，正式运营时由平台编辑维护。</p>`,
    '<h3>操作步骤</h3>',
    '<ol><li>登录平台并选择企业。</li><li>进入用户中心的对应页面，按提示填写。</li><li>提交后可在消息通知中查看结果。</li></ol>',
    '<h3>需要帮助</h3>',
    '<p>如仍有疑问，请在“意见反馈”中留言。</p>',
  ].join('');

/** The 28 help articles of the footer tree. */
export async function writeHelp(demo: DemoWriter): Promise<void> {
  const rows = COLUMNS.flatMap(([columnId, articles]) =>
    articles.map(([title, id], index) => ({
      id: id ?? demo.newId(),
      column_id: columnId,
      title,
      content: text(title),
      sort: index + 1,
      update_time: demo.daysFromNow(-20 - index),
    })),
  );
  await demo.insert('help_article', rows);
}
