import { chatMessages } from './messages.ts';

/** Times are read in Asia/Shanghai whatever the machine's zone: UTC+8 without daylight saving (decision 32). */
const offsetMs = 8 * 3_600_000;
const dayMs = 86_400_000;

function inShanghai(epochMs: number): string {
  return new Date(epochMs + offsetMs).toISOString();
}

/** Number of the day in Asia/Shanghai, counted from 1970. */
export function dayNumber(epochMs: number): number {
  return Math.floor((epochMs + offsetMs) / dayMs);
}

/** Time of day, 14:31. */
export function clockTime(epochMs: number): string {
  return inShanghai(epochMs).slice(11, 16);
}

function dateWithin(epochMs: number, nowMs: number): string {
  const date = inShanghai(epochMs).slice(0, 10);
  return date.slice(0, 4) === inShanghai(nowMs).slice(0, 4) ? date.slice(5) : date;
}

/** Time of a conversation's newest message: 14:31 today, 昨天, 11-19 in this year, else with the year. */
export function conversationTime(epochMs: number, nowMs: number): string {
  const daysAgo = dayNumber(nowMs) - dayNumber(epochMs);
  if (daysAgo === 0) return clockTime(epochMs);
  return daysAgo === 1 ? chatMessages.yesterday : dateWithin(epochMs, nowMs);
}

/** Label of the line between messages: 今天 14:02, 昨天 14:02, else 2026-11-20 14:02. */
export function dividerTime(epochMs: number, nowMs: number): string {
  const daysAgo = dayNumber(nowMs) - dayNumber(epochMs);
  const near = [chatMessages.today, chatMessages.yesterday][daysAgo];
  return `${near ?? inShanghai(epochMs).slice(0, 10)} ${clockTime(epochMs)}`;
}

/** Date and time of day without words, for `datetime` attributes and titles. */
export function fullTime(epochMs: number): string {
  return inShanghai(epochMs).slice(0, 16).replace('T', ' ');
}
