export const conflictMessages = {
  title: '数据已被他人修改，请刷新后重试',
  /** To a reader who has saved it in another tab or on another device. */
  ownSaved: (at: string) => `您${at === '' ? '' : `于${at}`}在其他页面或设备保存了新的内容。`,
  saved: (by: string, at: string) => `${by || '其他成员'}${at === '' ? '' : `在${at}`}保存了新的内容。`,
  choose: (count: number) =>
    count > 0 ? `两边改动不同的有${count}处，请逐项选择保留哪一边。` : '两边改动的内容不同，可以合并保存。',
  field: '字段',
  theirs: (by: string) => `${by || '其他成员'}的值`,
  ownValue: '已保存的值',
  mine: '我的值',
  merged: (names: readonly string[]) => `另有${names.length}处只有一边改动，已自动合并：${names.join('、')}`,
  note: '全部选好前不能保存；关闭后我的改动仍留在本页',
  allTheirs: '全部用对方的值',
  allOwn: '全部用已保存的值',
  save: (chosen: number, all: number) => (all === 0 ? '合并并保存' : `合并并保存（${chosen} / ${all}）`),
} as const;
