interface Titled {
  readonly title: string;
}

/** Notices of evaluation and award by their numbers (domain rules 17, 38.1). */
export const EVALUATION_NOTICES = {
  N211: {
    title: '中标公示',
    content: ({ title, time }: Titled & { readonly time: string }) => `“${title}”中标候选人公示中，公示截止${time}`,
  },
} as const;
