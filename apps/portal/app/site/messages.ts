/** Texts that belong to the site as a whole. */
export const siteMessages = {
  description:
    '吉林省建筑业数字平台：建材、设备、劳务、项目与金融综合服务，为建筑企业和从业人员提供供需对接与政策资讯。',
  sentence: '吉林建筑产业，一站对接',
} as const;
