/** Texts of the chat. */
export const chatMessages = {
  /** Name under which a member sees the platform's own service. */
  platformService: '平台客服',
  /** To who writes to it outside its hours. */
  closed: '当前为非服务时间，请留言，客服将在服务时间内回复',
  /** What a person's name is called. */
  personName: '名称',
  nobodyToContact: '该企业暂未开通在线沟通',
} as const;
