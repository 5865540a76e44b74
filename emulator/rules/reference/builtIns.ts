import { printed } from './methods';
import { float, int, text, wrong, type Value } from './value';

const UNITS: Readonly<Record<string, bigint>> = {
  w: 604_800_000_000_000n,
  d: 86_400_000_000_000n,
  h: 3_600_000_000_000n,
  m: 60_000_000_000n,
  s: 1_000_000_000n,
  ms: 1_000_000n,
  ns: 1n,
};

const real = (value: Value | undefined): number =>
  value?.is === 'int' || value?.is === 'float' ? Number(value.of) : wrong('no number');

/** An integer out of a float: what does not fit is held at the ends, and NaN is zero. */
function whole(value: number): Value {
  if (Number.isNaN(value)) return int(0n);
  const [least, greatest] = [-(2n ** 63n), 2n ** 63n - 1n];
  if (value >= 2 ** 63) return int(greatest);
  return value < -(2 ** 63) ? int(least) : int(BigInt(Math.trunc(value)));
}

/** A function that every rule has, by its page of the reference (`rules.math`, `rules.duration`, `rules.timestamp`, conversions). */
export function builtIn(name: string, args: readonly Value[]): Value {
  const [first, second] = args;
  if (first === undefined) return wrong('no argument');
  switch (name) {
    case 'int':
      if (first.is === 'int') return first;
      if (first.is === 'float') return whole(first.of);
      return first.is === 'string' && /^[+-]?[0-9]+$/.test(first.of)
        ? int(BigInt(first.of.replace('+', '')))
        : wrong('no int');
    case 'float':
      if (first.is === 'int' || first.is === 'float') return float(Number(first.of));
      return first.is === 'string' && /^-?[0-9]+(\.[0-9]+)?$/.test(first.of)
        ? float(Number(first.of))
        : wrong('no float');
    case 'string':
      return text(printed(first));
    case 'math.abs':
      return first.is === 'int'
        ? int(BigInt.asIntN(64, first.of < 0n ? -first.of : first.of))
        : float(Math.abs(real(first)));
    case 'math.ceil':
      return float(Math.ceil(real(first)));
    case 'math.floor':
      return float(Math.floor(real(first)));
    case 'math.round':
      return first.is === 'int' ? first : whole(Math.floor(real(first) + 0.5));
    case 'math.sqrt':
      return float(Math.sqrt(real(first)));
    case 'math.pow':
      return float(real(first) ** real(second));
    case 'math.isNaN':
      return { is: 'bool', of: Number.isNaN(real(first)) };
    case 'timestamp.value':
      return first.is === 'int' ? { is: 'timestamp', of: first.of * 1_000_000n } : wrong('no int');
    case 'duration.value': {
      const unit = second?.is === 'string' && Object.hasOwn(UNITS, second.of) ? UNITS[second.of] : undefined;
      if (first.is !== 'int' || unit === undefined) return wrong('no span');
      return { is: 'duration', of: first.of * unit };
    }
    case 'duration.abs':
      return first.is === 'duration' ? { is: 'duration', of: first.of < 0n ? -first.of : first.of } : wrong('no span');
    default:
      return wrong('no such function');
  }
}
