/** Texts of the calls about lessons. */
export const LESSON_MESSAGES = {
  notOwned: '购买后观看完整课程',
  playsElsewhere: '账号正在其他设备播放',
  tooManyNotes: (most: number) => `每门课程最多记${most}条笔记`,
  beyondEnd: '播放位置超出本讲时长',
  noVideo: (key: string) => `视频文件不存在：${key}`,
  noChapter: '课时编号不正确',
} as const;
