/** Words of the platform about what companies publish. */
export const SHELF_TEXTS = {
  /** Stands behind the title of a copy. */
  copy: '（副本）',
  free: '免费',
  yes: '是',
  no: '否',
  none: '无',
  file: '文件',
} as const;
