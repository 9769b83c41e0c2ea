/** A login of the demo data. */
export interface DemoAccount {
  readonly phone: string;
  readonly name: string;
  readonly business: string;
  readonly role: string;
}

/** Password of every demo login. */
export const demoPassword = 'Demo@2024';

/** The logins that the demo data contains, for whoever opens the portal for the first time. */
export const demoAccounts: readonly DemoAccount[] = [
  { phone: '13800000001', name: '王建国', business: '砚北建设集团、晟岳建筑', role: '企业管理员' },
  { phone: '13800000002', name: '李采宁', business: '砚北建设集团', role: '采购员' },
  { phone: '13800000003', name: '赵财敏', business: '砚北建设集团', role: '财务' },
  { phone: '13800000004', name: '孙工', business: '砚北建设集团', role: '项目经理' },
  { phone: '13800000005', name: '周览', business: '砚北建设集团', role: '只读成员' },
  { phone: '13800000011', name: '陈钢', business: '衡砺钢材', role: '企业管理员' },
  { phone: '13800000012', name: '林砼', business: '拓垚混凝土', role: '企业管理员' },
  { phone: '13800000013', name: '郑砂', business: '松屿建材', role: '供应商务' },
  { phone: '13800000014', name: '高租', business: '设备租赁企业', role: '企业管理员' },
  { phone: '13800000015', name: '韩律师', business: '临珩律师事务所', role: '企业管理员' },
  { phone: '13800000020', name: '新用户', business: '个人', role: '未认证' },
  { phone: '13800000021', name: '待审企业', business: '审核中的企业', role: '企业管理员' },
];
