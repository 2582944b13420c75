/** Colours as lightness, chroma and hue (OKLCH, Björn Ottosson 2020), and their contrast (WCAG 2.2, relative luminance). */

export interface Oklch {
  /** 0 (black) to 1 (white). */
  readonly lightness: number
  readonly chroma: number
  /** Radians. */
  readonly hue: number
}

type Triple = readonly [number, number, number]

/** Converts `#RRGGBB` to linear red, green and blue, 0 to 1. */
const linearOf = (hex: string): Triple => {
  const at = (place: number): number => {
    const encoded = Number.parseInt(hex.slice(place, place + 2), 16) / 255
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4
  }
  return [at(1), at(3), at(5)]
}

const hexOf = (linear: Triple): string => {
  const digits = linear.map((light) => {
    const encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
    return Math.round(Math.min(1, Math.max(0, encoded)) * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}

export const toOklch = (hex: string): Oklch => {
  const [red, green, blue] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

const toLinear = ({ lightness, chroma, hue }: Oklch): Triple => {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Half a step of eight bits. */
const roundingError = 0.002

const isShown = (linear: Triple): boolean => linear.every((light) => light >= -roundingError && light <= 1 + roundingError)

/** Converts to `#RRGGBB`; colours out of gamut lose chroma, not lightness or hue. */
export const fromOklch = (colour: Oklch): string => {
  const lightness = Math.min(1, Math.max(0, colour.lightness))
  for (let part = 100; part > 0; part--) {
    const linear = toLinear({ ...colour, lightness, chroma: (colour.chroma * part) / 100 })
    if (isShown(linear)) return hexOf(linear)
  }
  return hexOf(toLinear({ lightness, chroma: 0, hue: 0 }))
}

const luminanceOf = (hex: string): number => {
  const [red, green, blue] = linearOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
