/** Charts without a library: scales with round numbers, paths, stacks. */

export interface Scale {
  (value: number): number;
  domain: [number, number];
}

export function scale(domain: [number, number], range: [number, number]): Scale {
  const [from, to] = domain;
  const width = to - from || 1;
  const place = (value: number) => range[0] + ((value - from) / width) * (range[1] - range[0]);
  return Object.assign(place, { domain });
}

/** Round numbers that cover the values, about as many as wished. */
export function ticks(low: number, high: number, wished: number): number[] {
  const top = Math.max(high, low + 1);
  const span = top - low;
  const rough = span / wished;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 10 * power);
  const first = Math.floor(low / step) * step;
  const result: number[] = [];
  for (let value = first; value < top + step; value += step) result.push(value);
  return result;
}

/** A line through points; numbers with one decimal keep pages small. */
export function line(points: [number, number][]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
}

/** The surface between an upper and a lower line. */
export function area(upper: [number, number][], lower: [number, number][]): string {
  if (upper.length === 0) return '';
  return `${line(upper)}${line([...lower].reverse()).replace('M', 'L')}Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Layers on top of each other: for each series its lower and upper bounds at each place.
 * What is below zero is stacked downwards on its own.
 */
export function stack(series: number[][]): [number, number][][] {
  const length = series[0]?.length ?? 0;
  const up = new Array<number>(length).fill(0);
  const down = new Array<number>(length).fill(0);
  return series.map((values) =>
    values.map((value, at) => {
      const from = value >= 0 ? up[at]! : down[at]!;
      const to = from + value;
      if (value >= 0) up[at] = to;
      else down[at] = to;
      return [from, to];
    }),
  );
}
