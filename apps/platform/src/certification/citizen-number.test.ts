import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { secretKeyKeeper } from '../sealing/key-keeper.ts';
import { givenNumber, sealRead } from './citizen-number.ts';

const keeper = secretKeyKeeper(randomBytes(32));
const NUMBER = '220102198503150015';
const given = (sealed: string, userId = '7', by = keeper) =>
  givenNumber(by, { typed: '', sealed, userId, field: 'idCard' });

it('opens a number that was read for whoever hands it in, and no other', async () => {
  const sealed = await sealRead(keeper, NUMBER, '7');
  expect(await given(sealed)).toBe(NUMBER);
  for (const wrong of [await given(sealed, '8'), await given(sealed.slice(0, -4)), await given('x')])
    expect(wrong).toMatchObject({
      data: { fieldErrors: [{ field: 'idCard', message: '请重新识别或手动填写身份证号' }] },
    });
  expect(await given('x')).toBeInstanceOf(Refusal);
});

it('says of a keeper that is down what it says itself: nobody need read the picture again', async () => {
  const down = { ...keeper, open: async () => Promise.reject(new Error('the vault is sealed')) };
  await expect(given(await sealRead(keeper, NUMBER, '7'), '7', down)).rejects.toThrow('the vault is sealed');
});
