/**
 * Roots, logarithms and trigonometric functions with bit-identical results on every machine. ECMA-262 leaves the precision of `Math.cbrt`,
 * `Math.tan`, `Math.atan`, `Math.cos` and fractional powers to the engine, and engines differ; these use only + − × ÷ √, which
 * IEEE 754 defines exactly (ECMA-262 "Math").
 */

/** xⁿ by multiplication, n a natural number. */
function product(x: number, n: number): number {
  let result = 1
  for (let factor = 0; factor < n; factor += 1) result *= x
  return result
}

/** Splits x > 0 into s × 2^(n k) with 1 <= s < 2ⁿ; returns s and 2^k. Powers of two multiply without rounding. */
function scaled(x: number, n: number): { readonly rest: number; readonly scale: number } {
  const step = product(2, n)
  let [rest, scale] = [x, 1]
  while (rest >= step) [rest, scale] = [rest / step, scale * 2]
  while (rest < 1) [rest, scale] = [rest * step, scale / 2]
  return { rest, scale }
}

/**
 * The n-th root by Newton's method from above, until it no longer decreases.
 * @param x dimensionless, >= 0 (below 0: NaN)
 * @param n natural number, >= 1
 * @returns x^(1/n)
 */
export function root(x: number, n: number): number {
  if (x === 0 || x === Infinity || n === 1) return x
  if (!(x > 0)) return NaN
  const { rest, scale } = scaled(x, n)
  let [before, estimate] = [Infinity, 2]
  while (estimate < before) [before, estimate] = [estimate, ((n - 1) * estimate + rest / product(estimate, n - 1)) / n]
  return before * scale
}

/**
 * @param x any sign
 * @returns x^(1/3)
 */
export const cubeRoot = (x: number): number => (x < 0 ? -root(-x, 3) : root(x, 3))

/**
 * A power with a fractional exponent, x^(numerator / denominator).
 * @param x >= 0
 * @param numerator natural number
 * @param denominator natural number
 */
export const power = (x: number, numerator: number, denominator: number): number => product(root(x, denominator), numerator)

/** Number of square roots that take any double close to 1, and of squarings that undo them. */
const flattenings = 12
const flatness = product(2, flattenings)

/**
 * @param x > 0
 * @returns ln x, to 10⁻¹¹
 */
export function logarithm(x: number): number {
  let flat = x
  for (let count = 0; count < flattenings; count += 1) flat = Math.sqrt(flat)
  const ratio = (flat - 1) / (flat + 1)
  const square = ratio * ratio
  return 2 * flatness * ratio * (1 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square * (1 / 9 + square / 11)))))
}

/**
 * @param x between the logarithms of the smallest and the largest double
 * @returns eˣ, to 10⁻¹¹
 */
export function exponential(x: number): number {
  const flat = x / flatness
  let result = 1
  for (let term = 10; term > 0; term -= 1) result = 1 + (result * flat) / term
  for (let count = 0; count < flattenings; count += 1) result *= result
  return result
}

/** Evaluates a polynomial in x² by Horner's scheme, coefficients from the highest power down. */
const horner = (coefficients: readonly number[], square: number): number =>
  coefficients.reduceRight((sum, coefficient) => coefficient + square * sum, 0)

/** Indices of the terms: enough for full double precision in the argument ranges used. */
const terms = Array.from({ length: 14 }, (_, index) => index)
const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))
const sign = (index: number): number => (index % 2 === 0 ? 1 : -1)
const sineSeries = terms.map((index) => sign(index) / factorial(2 * index + 1))
const cosineSeries = terms.map((index) => sign(index) / factorial(2 * index))
const arctangentSeries = terms.map((index) => sign(index) / (2 * index + 1))

/**
 * @param angle rad, -π/2 to π/2
 * @returns cos(angle)
 */
export const cosine = (angle: number): number => horner(cosineSeries, angle * angle)

/**
 * @param angle rad, -π/2 to π/2
 * @returns sin(angle)
 */
export const sine = (angle: number): number => angle * horner(sineSeries, angle * angle)

/**
 * @param angle rad, inside -π/2 to π/2
 * @returns tan(angle)
 */
export const tangent = (angle: number): number => sine(angle) / cosine(angle)

/** tan(α / 2) from tan(α). */
const halved = (x: number): number => x / (1 + Math.sqrt(1 + x * x))

/**
 * @param x tangent, any
 * @returns atan(x), rad
 */
export function arctangent(x: number): number {
  if (Math.abs(x) > 1) return Math.sign(x) * (Math.PI / 2) - arctangent(1 / x)
  const small = halved(halved(halved(x)))
  return 8 * small * horner(arctangentSeries, small * small)
}
