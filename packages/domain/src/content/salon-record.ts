import * as v from 'valibot';
import { dictionary } from '../dictionary/dictionary.ts';
import { field } from '../form/field.ts';
import { SALON_KINDS } from './salon-states.ts';
import { checkPicture, checkWebAddress, WEB_ADDRESS_LENGTH } from './web-address.ts';

const address = (label: string) => field('str', { label, max: WEB_ADDRESS_LENGTH, check: checkWebAddress(label) });

const MOST_ROWS = 50;

/** A salon as an operator writes it (domain rules 22, decision 72); the fee in fen, `capacity` null without limit. */
export const salonRecord = v.object({
  title: field('str', { label: '标题', required: true, min: 4, max: 100 }),
  cover: field('str', { label: '封面', max: WEB_ADDRESS_LENGTH, check: checkPicture('封面') }),
  kind: field('enum', {
    label: '形式',
    required: true,
    dictionary: dictionary([
      [SALON_KINDS[0], SALON_KINDS[0]],
      [SALON_KINDS[1], SALON_KINDS[1]],
    ]),
  }),
  beginTime: field('dt', { label: '开始时间', required: true }),
  endTime: field('dt', { label: '结束时间', required: true }),
  signUpEnd: field('dt', { label: '报名截止时间', required: true }),
  regionName: field('str', { label: '地区', max: 20 }),
  address: field('str', { label: '地点', max: 100 }),
  organizer: field('str', { label: '主办方', required: true, min: 2, max: 50 }),
  capacity: field('int', { label: '名额', min: 1, max: 100_000 }),
  fee: field('money', { label: '费用' }),
  intro: field('rich', { label: '活动介绍', required: true, max: 50_000 }),
  notes: field('rich', { label: '参会须知', max: 50_000 }),
  agenda: v.optional(
    v.pipe(
      v.array(
        v.object({
          time: field('str', { label: '议程时间', required: true, max: 20 }),
          topic: field('str', { label: '议题', required: true, max: 100 }),
          speaker: field('str', { label: '主讲人', max: 50 }),
        }),
      ),
      v.maxLength(MOST_ROWS, `议程最多${MOST_ROWS}条`),
    ),
    [],
  ),
  speakers: v.optional(
    v.pipe(
      v.array(
        v.object({
          name: field('str', { label: '嘉宾姓名', required: true, max: 50 }),
          title: field('str', { label: '嘉宾头衔', max: 100 }),
        }),
      ),
      v.maxLength(MOST_ROWS, `嘉宾最多${MOST_ROWS}位`),
    ),
    [],
  ),
  liveUrl: address('直播地址'),
  replayUrl: address('回放地址'),
  /** Of a recording among the objects; stands before an address elsewhere. */
  replayKey: field('str', { label: '回放视频', max: 500 }),
});

export type SalonFields = v.InferOutput<typeof salonRecord>;

/** A rule between the fields of a salon that is broken: the field that says it, and what it says; null when none is. */
export function checkSalon({
  kind,
  beginTime,
  endTime,
  signUpEnd,
  address: place,
}: Pick<SalonFields, 'kind' | 'beginTime' | 'endTime' | 'signUpEnd' | 'address'>): {
  readonly field: string;
  readonly message: string;
} | null {
  if (endTime <= beginTime) return { field: 'endTime', message: '结束时间须晚于开始时间' };
  if (signUpEnd > beginTime) return { field: 'signUpEnd', message: '报名截止时间不能晚于开始时间' };
  return kind === SALON_KINDS[1] && place === '' ? { field: 'address', message: '线下活动请输入地点' } : null;
}
