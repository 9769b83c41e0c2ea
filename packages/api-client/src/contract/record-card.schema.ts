import { idSchema } from '@jianzhu/domain';
import * as v from 'valibot';

/** Kinds of records that have a card. */
const CARD_KINDS = ['inquiry', 'quotation', 'deal'] as const;

const NAMED = `(?:${CARD_KINDS.join('|')}):\\d{1,20}`;
const MOST = 20;

function toNamed(text: string) {
  const [kind = '', id = ''] = text.split(':');
  return { kind: kind as (typeof CARD_KINDS)[number], id }; // the pattern says so
}

const card = v.object({
  kind: v.picklist(CARD_KINDS),
  id: idSchema,
  /** On which side of it the reader's company stands. */
  side: v.picklist(['require', 'supply']),
  code: v.string(),
  title: v.string(),
  status: v.number(),
  /** Of the reader's own invitation to an inquiry; null where there is none, and for other kinds. */
  inviteStatus: v.nullable(v.number()),
  /** Of the reader's own quotation for an inquiry; null where there is none, and for other kinds. */
  quotationStatus: v.nullable(v.number()),
  /** The company on the other side; '' where it does not show itself. */
  otherName: v.string(),
  /** Fen; null where there is none, or where this side may not know it yet. */
  amount: v.nullable(v.number()),
  /** A quotation that nobody but its supplier reads before the deadline. */
  isSealed: v.boolean(),
  /** Until when somebody has to act, `YYYY-MM-DD HH:mm:ss`; '' where nobody has to. */
  deadline: v.string(),
});

export const recordCardSchemas = {
  list: {
    query: v.object({
      /** `kind:id`, parted by commas. */
      records: v.pipe(
        v.string('编号不正确'),
        v.regex(new RegExp(`^${NAMED}(?:,${NAMED})*$`), '编号不正确'),
        v.check((text) => text.split(',').length <= MOST, `一次最多查看${MOST}条数据`),
        v.transform((text) => text.split(',').map(toNamed)),
      ),
    }),
    data: v.array(card),
  },
};
