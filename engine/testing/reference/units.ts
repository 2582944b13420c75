/** Units of the reference: each symbol in m, kg, s, A, turns and K as plain numbers, and the imperial display units. */

/** Symbol, factor and dimension. 1 lbf = 0.45359237 kg × 9.80665 m/s²; 1 hp = 550 ft·lbf/s. */
const symbols = new Map(
  `m 1 m; mm 1e-3 m; um 1e-6 m; cm 1e-2 m; km 1e3 m; in 0.0254 m; uin 2.54e-8 m; ft 0.3048 m; mi 1609.344 m; kg 1 k; g 1e-3 k; t 1e3 k; lb 0.45359237 k
  short_ton 907.18474 k; s 1 s; ms 1e-3 s; min 60 s; h 3600 s; A 1 A; Hz 1 /s; turn 1 r; deg 0.002777777777777778 r; arcmin 4.62962962962963e-5 r
  arcsec 7.716049382716049e-7 r; rad 0.15915494309189535 r; rpm 0.016666666666666666 r/s; N 1 km/ss; kN 1e3 km/ss; kgf 9.80665 km/ss
  lbf 4.4482216152605 km/ss; Pa 1 k/mss; mPa 1e-3 k/mss; kPa 1e3 k/mss; MPa 1e6 k/mss; GPa 1e9 k/mss; bar 1e5 k/mss; psi 6894.757293168361 k/mss
  J 1 kmm/ss; W 1 kmm/sss; kW 1e3 kmm/sss; hp 745.6998715822702 kmm/sss; V 1 kmm/sssA; K 1 T; % 0.01 ; 1 1 `
    .split(/[;\n]/)
    .map((line) => line.trim().split(' '))
    .map(([symbol = '', factor, dimension = '']) => [symbol.replace('_', ' '), { factor: Number(factor), dimension }] as const),
)

/** Every symbol. */
export const symbolNames: readonly string[] = [...symbols.keys()]

/** Stored unit → imperial display unit. */
const imperial = new Map(
  `um uin; mm in; cm in; m ft; km mi; mm^2 in^2; g lb; kg lb; t short_ton; kg/m lb/ft; kg*m^2 lb*ft^2; kg/m^3 lb/ft^3; mm/s in/s; mm/min in/min
  m/s ft/s; m/min ft/min; mm/s^2 in/s^2; m/s^2 ft/s^2; mm/turn in/turn; N lbf; kN lbf; N*m lbf*ft; N/mm lbf/in; N/um lbf/in; N/mm^2 psi; MPa psi
  bar psi; kW hp`
    .split(/[;\n]/)
    .map((pair) => pair.trim().replace('_', ' '))
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const),
)

/** The unit of a number without one. */
export const shownIn = (unit: string, system: 'metric' | 'imperial'): string => (system === 'metric' ? unit : (imperial.get(unit) ?? unit))

/** Factor to base units, and the sorted base letters with their exponents; undefined for an unknown unit. */
export function measure(unit: string): { readonly factor: number; readonly dimension: string } | undefined {
  let factor = 1
  const counts = new Map<string, number>()
  for (const [, sign, name = '', power = '1'] of (unit === '' ? '1' : unit).matchAll(/([*/]?)([^*/^]+)(?:\^(\d))?/g)) {
    const known = symbols.get(name)
    if (!known) return undefined
    const times = Number(power) * (sign === '/' ? -1 : 1)
    factor *= known.factor ** times
    const [above = '', below = ''] = known.dimension.split('/')
    for (const letter of above) counts.set(letter, (counts.get(letter) ?? 0) + times)
    for (const letter of below) counts.set(letter, (counts.get(letter) ?? 0) - times)
  }
  const dimension = [...counts].filter(([, count]) => count !== 0).map(([letter, count]) => letter + count)
  return { factor, dimension: dimension.toSorted().join() }
}

/** A number converted to another unit without its rounding error, or the issue if it cannot be converted. */
export function inUnit(value: number, from: string, to: string): number | 'unknownUnit' | 'wrongDimension' {
  if (from === to) return value
  const [source, target] = [measure(from), measure(to)]
  if (!source || !target) return 'unknownUnit'
  if (source.dimension !== target.dimension) return 'wrongDimension'
  const exact = (value * source.factor) / target.factor
  const round = Number(exact.toPrecision(9))
  return Math.abs(round - exact) <= 1e-11 * Math.abs(exact) ? round : exact
}
