import { HOTLINE_HOURS } from '@jianzhu/domain';

/** Shown when a part of the page could not be loaded and reloading has been tried within the last minute. */
export const chunkLoadMessage = '页面加载失败，请检查网络后刷新重试';

export const reloadLabel = '重新加载';

/** Pages that many look for, offered where an address is no page. */
export const waysOn = {
  matching: { name: '供需对接', text: '采购需求与供应信息' },
  services: { name: '综合服务', text: '法律、咨询等专业服务' },
  companies: { name: '企业风采', text: '按地区与资质找企业' },
  knowledge: { name: '知识库', text: '工法、政策与造价资料' },
  help: { name: '帮助中心', text: '注册、认证与报价指引' },
  customerService: { name: '在线客服', text: `${HOTLINE_HOURS}在线答复` },
} as const;
