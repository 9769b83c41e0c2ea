/** Texts of the calls of the content context. */
export const CONTENT_MESSAGES = {
  salonTwice: '您已报名该活动',
  salonFull: '名额已满',
  salonClosed: '报名已截止',
} as const;
