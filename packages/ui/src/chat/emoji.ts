/** An emoji and what it is called. */
export interface Emoji {
  readonly sign: string;
  readonly name: string;
}

const named = {
  '😀': '笑',
  '😄': '大笑',
  '😊': '微笑',
  '😂': '笑哭',
  '😉': '眨眼',
  '😍': '喜欢',
  '😘': '飞吻',
  '😎': '得意',
  '🤔': '思考',
  '😅': '尴尬',
  '😳': '惊讶',
  '😢': '难过',
  '😭': '大哭',
  '😡': '生气',
  '😴': '困',
  '🤝': '握手',
  '👍': '赞',
  '👎': '不赞成',
  '👌': '好的',
  '👏': '鼓掌',
  '🙏': '谢谢',
  '💪': '加油',
  '✌️': '胜利',
  '👋': '再见',
  '🎉': '庆祝',
  '🌹': '玫瑰',
  '☕': '咖啡',
  '❤️': '爱心',
  '✅': '完成',
  '❌': '错误',
  '⏰': '时间',
  '🏗️': '施工',
} as const;

/** Emojis in a row of the grid. */
export const emojiColumns = 8;

/** The emojis that can be picked, in rows of eight. */
export const emojis: readonly Emoji[] = Object.entries(named).map(([sign, name]) => ({ sign, name }));
