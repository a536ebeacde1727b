// Thins out points: for drawing, and for readable tables.

/**
 * The steps 0…last in buckets of equal size, at most `most` of them.
 * @returns {{size: number, ends: Float64Array}} steps per bucket, and the last step of each
 */
export function bucketsFor(last, most) {
  const size = Math.max(1, Math.ceil((last + 1) / most));
  const ends = Float64Array.from({ length: Math.ceil((last + 1) / size) }, (_, at) => Math.min(last, (at + 1) * size - 1));
  return { size, ends };
}

/**
 * Minimum, maximum, mean and last value of a column in each bucket; NaN if nothing is known.
 * @param {ArrayLike<number>} column  by step
 * @param {number} length  number of known steps
 * @param {{size: number, ends: Float64Array}} buckets
 * @param {(value: number) => boolean} isKnown
 */
export function bucketed(column, length, { size, ends }, isKnown) {
  const [low, high, mean, last] = Array.from({ length: 4 }, () => new Float64Array(ends.length).fill(NaN));
  for (let at = 0; at < ends.length && at * size < length; at++) {
    const end = Math.min(length, (at + 1) * size);
    let [least, most, sum, count, latest] = [Infinity, -Infinity, 0, 0, NaN];
    for (let step = at * size; step < end; step++) {
      const value = column[step];
      if (!isKnown(value)) continue;
      if (value < least) least = value;
      if (value > most) most = value;
      sum += value;
      count++;
      latest = value;
    }
    if (count === 0) continue;
    low[at] = least;
    high[at] = most;
    mean[at] = sum / count;
    last[at] = latest;
  }
  return { low, high, mean, last };
}

/**
 * The steps in a table: every n-th (n: 1, 2 or 5 times a power of ten), the current ones and the last.
 * @param {number[]} present
 * @returns {{every: number, steps: number[]}} ascending
 */
export function tableSteps(last, most, present) {
  const every = Number.isFinite(most) ? roundUp((last + 1) / most) : 1;
  const steps = new Set([...present.filter((step) => step >= 0 && step <= last), last]);
  for (let step = 0; step <= last; step += every) steps.add(step);
  return { every, steps: [...steps].sort((one, other) => one - other) };
}

function roundUp(least) {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * [1, 2, 5, 10].find((times) => times * power >= least);
}
