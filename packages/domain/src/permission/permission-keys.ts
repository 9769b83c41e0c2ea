/**
 * Permission keys `<object>_<verb>` in their groups, with the labels that the role page shows. The first key of a
 * group that ends in `_view` is what its other keys need at least.
 */
export const PERMISSION_GROUPS = [
  {
    name: '个人与附件',
    keys: {
      user_view: '查看个人资料',
      user_edit: '编辑个人资料',
      attachment_download: '下载附件',
      attachment_delete: '删除附件',
    },
  },
  {
    name: '企业资料',
    keys: {
      business_view: '查看企业资料',
      business_edit: '编辑企业资料',
      certification_view: '查看认证',
      certification_submit: '提交认证',
      qualification_view: '查看资质',
      qualification_edit: '编辑资质',
      qualification_delete: '删除资质',
    },
  },
  {
    name: '成员',
    keys: {
      member_view: '查看成员',
      member_invite: '邀请成员',
      member_edit: '编辑成员',
      member_disable: '停用/启用成员',
      member_remove: '移除成员',
      owner_transfer: '转让管理员',
    },
  },
  {
    name: '角色',
    keys: { role_view: '查看角色', role_add: '新建角色', role_edit: '编辑角色', role_delete: '删除角色' },
  },
  {
    name: '询价',
    keys: {
      inquiry_view: '查看询价',
      inquiry_add: '新建询价',
      inquiry_edit: '编辑询价',
      inquiry_publish: '发布询价',
      inquiry_delete: '删除询价',
      inquiry_close: '关闭询价',
      inquiry_invite: '邀请供应商',
      inquiry_compare: '比价',
      inquiry_second: '发起二次报价',
      inquiry_award: '确认定标',
      inquiry_approve: '定标审批',
      inquiry_export: '导出询价',
    },
  },
  {
    name: '报价',
    keys: {
      quotation_view: '查看报价',
      quotation_add: '填写报价',
      quotation_submit: '提交报价',
      quotation_withdraw: '撤回报价',
      quotation_second: '二次报价',
    },
  },
  {
    name: '成交单',
    keys: {
      deal_view: '查看成交单',
      deal_confirm: '确认成交',
      deal_finish: '完成履约',
      deal_void: '作废成交单',
      deal_rate: '评价',
    },
  },
  {
    name: '招标',
    keys: {
      tender_view: '查看招标',
      tender_add: '新建招标',
      tender_edit: '编辑招标',
      tender_publish: '提交发布',
      tender_delete: '删除招标',
      tender_audit: '报名审核',
      tender_change: '变更公告',
      tender_open: '开标',
      tender_evaluate: '评标',
      tender_award: '定标',
      tender_terminate: '终止招标',
      tender_answer: '答疑',
    },
  },
  {
    name: '投标',
    keys: {
      bid_view: '查看投标',
      bid_signup: '投标报名',
      bid_pay: '缴纳费用',
      bid_add: '编制投标',
      bid_submit: '递交投标',
      bid_withdraw: '撤回投标',
      bid_object: '提出异议',
    },
  },
  {
    name: '供应商库',
    keys: {
      supplier_view: '查看供应商',
      supplier_add: '加入供应商库',
      supplier_edit: '编辑评级',
      supplier_black: '拉黑',
    },
  },
  {
    name: '收货地址',
    keys: {
      address_view: '查看收货地址',
      address_add: '新增收货地址',
      address_edit: '编辑收货地址',
      address_delete: '删除收货地址',
    },
  },
  {
    name: '设备',
    keys: {
      equipment_view: '查看设备',
      equipment_add: '新建设备信息',
      equipment_edit: '编辑设备信息',
      equipment_publish: '发布设备信息',
      equipment_shelf: '上架/下架设备',
      equipment_intent: '处理设备意向',
      equipment_delete: '删除设备信息',
    },
  },
  {
    name: '项目',
    keys: {
      project_view: '查看项目',
      project_add: '新建项目',
      project_edit: '编辑项目',
      project_publish: '发布项目',
      project_signup: '项目报名',
      project_handle: '处理项目报名',
      project_delete: '删除项目',
    },
  },
  {
    name: '劳务',
    keys: {
      labor_view: '查看劳务',
      labor_add: '新建劳务需求',
      labor_edit: '编辑劳务需求',
      labor_publish: '发布劳务需求',
      labor_apply: '应聘',
      labor_handle: '处理应聘',
      team_view: '查看班组',
      team_edit: '编辑班组',
    },
  },
  {
    name: '金融',
    keys: {
      finance_view: '查看融资',
      finance_apply: '申请融资',
      finance_cancel: '撤销融资申请',
      finance_supplement: '补充融资资料',
    },
  },
  {
    name: '商品',
    keys: {
      product_view: '查看商品',
      product_add: '新建商品',
      product_edit: '编辑商品',
      product_publish: '发布商品',
      product_shelf: '上架/下架商品',
      product_delete: '删除商品',
      product_price: '批量调价',
      supplierprofile_edit: '编辑供应商资料',
    },
  },
  {
    name: '服务',
    keys: {
      service_view: '查看服务',
      service_add: '新建服务',
      service_edit: '编辑服务',
      service_publish: '发布服务',
      service_shelf: '上架/下架服务',
      service_delete: '删除服务',
      knowledge_view: '查看知识',
      knowledge_edit: '编辑知识',
      knowledge_publish: '发布知识',
      need_view: '查看需求',
      need_add: '发布需求',
      need_reply: '响应需求',
    },
  },
  {
    name: '服务订单',
    keys: {
      order_view: '查看服务订单',
      service_buy: '购买服务',
      order_cancel: '取消订单',
      order_refund: '申请退款',
      order_deliver: '接单与交付',
      order_accept: '验收',
      order_rate: '评价订单',
      invoice_apply: '申请发票',
      invoice_issue: '开具发票',
    },
  },
  { name: '会员', keys: { vip_view: '查看会员', vip_buy: '购买会员' } },
  {
    name: '资金',
    keys: {
      bankcard_view: '查看银行卡',
      bankcard_bind: '绑定银行卡',
      bankcard_unbind: '解绑银行卡',
      pay_do: '支付',
      paypassword_set: '设置支付密码',
      fund_view: '查看资金明细',
      fund_withdraw: '提现',
      fund_approve: '提现审批',
      refund_approve: '退款审批',
    },
  },
  { name: '店铺', keys: { shop_view: '查看店铺', shop_edit: '编辑店铺', shop_publish: '发布店铺' } },
  { name: '操作日志', keys: { audit_view: '查看操作日志' } },
  { name: '开放接口', keys: { apikey_view: '查看接口密钥', apikey_edit: '管理接口密钥' } },
  { name: '消息', keys: { notice_view: '查看消息', notice_read: '标记已读', chat_use: '在线沟通' } },
] as const;

type Groups = (typeof PERMISSION_GROUPS)[number];
type KeyOfGroup<Group> = Group extends { readonly keys: infer Keys } ? keyof Keys : never;

export type PermissionGroupName = Groups['name'];
export type PermissionKey = KeyOfGroup<Groups>;

/** Keys of a group in the order of the table. */
export function groupKeys(name: PermissionGroupName): PermissionKey[] {
  const group = PERMISSION_GROUPS.find((candidate) => candidate.name === name);
  return group ? (Object.keys(group.keys) as PermissionKey[]) : []; // the table's own keys
}

/** Every key, in the order of the table. */
export const PERMISSION_KEYS: readonly PermissionKey[] = PERMISSION_GROUPS.flatMap(({ name }) => groupKeys(name));

/** Whether a text is a permission key; roles read from a store or a call may hold keys of another version. */
export function isPermissionKey(text: string): text is PermissionKey {
  return PERMISSION_KEYS.some((key) => key === text);
}

/** Whether a key lets its holder see rather than do. */
export function isViewKey(key: PermissionKey): boolean {
  return key.endsWith('_view');
}
