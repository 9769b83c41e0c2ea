import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount, one } from '../testing/mount.tsx';
import { DateTimeField, type PlainDateTime, TimeField, type TimeFieldProps } from './date-field.tsx';

function Timed(props: Partial<TimeFieldProps>) {
  const [time, setTime] = useState<string | null>(null);
  return <TimeField label="上门时间" {...props} value={time} onChange={setTime} />;
}

function mountTimed(props: Partial<TimeFieldProps> = {}) {
  mount(<Timed {...props} />);
  return page.getByRole('spinbutton', { name: '上门时间' });
}

test('a day and its time stand in boxes of one height at one top', () => {
  const value: PlainDateTime = { date: '2026-11-26', time: '17:00' };
  const { container } = mount(<DateTimeField label="报价截止" value={value} onChange={() => undefined} />);
  const [day, time] = [...container.querySelectorAll('input')].map((input) =>
    input.parentElement?.getBoundingClientRect(),
  );
  expect(day?.height).toBe(36);
  expect([time?.top, time?.height]).toEqual([day?.top, day?.height]);
});

test('a time is written with 24 hours whatever the language of the browser', async () => {
  expect(navigator.language).toMatch(/^en/);
  const { container } = mount(
    <DateTimeField label="报价截止" value={{ date: null, time: '17:00' }} onChange={() => undefined} />,
  );
  const input = one<HTMLInputElement>(container, '[role=spinbutton]');
  expect([input.type, input.value]).toEqual(['text', '17:00']);
});

test('four digits are a time', async () => {
  const field = mountTimed();
  await userEvent.type(field, '1730');
  await userEvent.tab();
  await expect.element(field).toHaveValue('17:30');
  await expect.element(field).toHaveAttribute('aria-valuenow', '1050');
  await expect.element(field).toHaveAttribute('aria-valuetext', '17:30');
});

test('what is no time is said once the field is left, and stays to be mended', async () => {
  const field = mountTimed();
  await userEvent.type(field, '25:00');
  await expect.element(field).toBeValid();
  await userEvent.tab();
  await expect.element(field).toHaveAccessibleDescription(/请输入正确的时间/);
  await expect.element(field).toHaveValue('25:00');
  await userEvent.fill(field, '15:00');
  await userEvent.tab();
  await expect.element(field).toBeValid();
});

test('arrows move by a step, Page Up and Down by an hour, within the bounds', async () => {
  const field = mountTimed({ min: '09:00', max: '17:00', step: 30 });
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(field).toHaveValue('09:30');
  await userEvent.keyboard('{PageUp}{ArrowDown}{ArrowDown}');
  await expect.element(field).toHaveValue('09:30');
  await userEvent.keyboard('{PageDown}');
  await expect.element(field).toHaveValue('09:00');
  await expect.element(field).toHaveAttribute('aria-valuemin', '540');
});

test('a time outside the bounds is refused in words', async () => {
  const field = mountTimed({ min: '09:00', max: '17:00', step: 30 });
  await userEvent.type(field, '1815');
  await userEvent.tab();
  await expect.element(field).toHaveAccessibleDescription(/时间应在09:00至17:00之间，以30分钟为间隔/);
});
