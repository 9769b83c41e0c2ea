import type { SalonSummary } from '@jianzhu/domain';
import { expect, test } from 'vitest';
import { cancelQuestion, salonEntry } from './salon-entry.ts';

const salon: SalonSummary = {
  id: '7',
  title: '灌浆质量沙龙',
  cover: '',
  kind: '线下',
  beginTime: '2026-12-04 09:00:00',
  endTime: '2026-12-04 11:30:00',
  signUpEnd: '2026-12-02 18:00:00',
  regionName: '长春',
  address: '一号车间',
  organizer: '晟岳建筑',
  capacity: 120,
  taken: 86,
  waiting: 0,
  status: '报名中',
  liveUrl: '',
  replayUrl: '',
};

test('a salon says its day, hours, place and seats', () => {
  expect(salonEntry(salon)).toMatchObject({
    href: '/default/news/news-detail?salonId=7',
    date: { day: '04', month: '12月 周五', machine: '2026-12-04T09:00:00+08:00' },
    time: '09:00-11:30',
    place: '长春，一号车间',
    seats: { capacity: 120, taken: 86, text: '120人', note: '已报86人' },
  });
  expect(salonEntry({ ...salon, kind: '线上', capacity: null })).toMatchObject({
    place: '线上直播间',
    seats: { text: '不限名额' },
  });
});

test.each([
  [{}, '立即报名', true],
  [{ taken: 120 }, '加入候补', true],
  [{ status: '即将开始' }, '查看', false],
  [{ status: '进行中', liveUrl: '/live' }, '进入直播', false],
  [{ status: '进行中' }, '查看', false],
  [{ status: '已结束', replayUrl: '/replay' }, '观看回放', false],
  [{ status: '已结束' }, '查看', false],
])('of %o the act is %s', (change, text, main) => {
  expect(salonEntry({ ...salon, ...change }).action).toEqual({ text, main });
});

test('whoever gives a seat back is told of others who wait only where some do', () => {
  expect(cancelQuestion(salon)).toBe('确定取消报名？');
  expect(cancelQuestion({ waiting: 2 })).toBe('取消后名额会让给候补的人，确定取消报名？');
});
