/** Words of the platform about what companies publish. */
export const SHELF_TEXTS = {
  /** Stands behind the title of a copy. */
  copy: '（副本）',
  free: '免费',
  yes: '是',
  no: '否',
  none: '无',
  file: '文件',
  /** Of what waits for a review: the platform has taken off what stands behind it. */
  banned: '违规下架',
} as const;
