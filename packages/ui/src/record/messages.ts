export const recordMessages = {
  none: '—',
  steps: '进度',
  stepState: { done: '已完成', current: '进行中', waiting: '未开始', failed: '失败' },
  path: '当前位置',
  wrongPlaces: '处需要修改',
} as const;
