import { expect, test } from 'vitest';
import { Banter, remark } from './banter';

test('a bot that takes the lead says so, and one that loses it', () => {
  expect(remark({ scores: [3, 0] }, { scores: [3, 5] }, [1])).toEqual({ seat: 1, moment: 'scored' });
  expect(remark({ scores: [3, 5] }, { scores: [8, 5] }, [1])).toEqual({ seat: 1, moment: 'passed' });
  expect(remark({ scores: [3, 5] }, { scores: [5, 5] }, [1])).toEqual({ seat: 1, moment: 'passed' });
  expect(remark({ scores: [3, 5] }, { scores: [4, 9] }, [1])).toBeNull();
  expect(remark({ scores: [0, 0] }, { scores: [2, 0] }, [1])).toBeNull();
});

test('at the end a bot speaks as the winner, or to the winner', () => {
  expect(remark({ scores: [1, 2] }, { scores: [1, 9], winners: [1] }, [1])).toEqual({ seat: 1, moment: 'win' });
  expect(remark({ scores: [1, 2] }, { scores: [9, 2], winners: [0] }, [1])).toEqual({ seat: 1, moment: 'lose' });
  expect(remark({ scores: [9, 2], winners: [0] }, { scores: [9, 2], winners: [0] }, [1])).toBeNull();
  expect(remark({ scores: [1, 2] }, { scores: [9, 2], winners: [0] }, [])).toBeNull();
});

test('there is one remark in a round at most, and none for what one finds', () => {
  const banter = new Banter();
  const standings = [[0, 4, 1], [0, 4, 1], [9, 4, 1], [9, 12, 2], [14, 12, 2], [14, 20, 2], [14, 20, 3], [21, 20, 3]] as const;
  const said = standings.map(([one, two, round]) => banter.next({ scores: [one, two], round }, [1])?.moment ?? null);
  expect(said).toEqual([null, null, 'passed', null, 'passed', null, null, 'passed']);
});

test('nothing but scores, round and winners is looked at', () => {
  const seen: (string | symbol)[] = [];
  const watched = (view: object) => new Proxy(view, { get: (target, field, self) => (seen.push(field), Reflect.get(target, field, self)) }) as never;
  const banter = new Banter();
  banter.next(watched({ scores: [0, 1], round: 1, hands: [['S1'], null] }), [1]);
  banter.next(watched({ scores: [0, 0], round: 1, hands: [['S1'], null], winners: [0] }), [1]);
  expect([...new Set(seen)].sort()).toEqual(['round', 'scores', 'winners']);
});
