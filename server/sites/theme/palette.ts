/**
 * The colours derived from a site's theme, for the light and the dark scheme. The palette was designed for the default theme;
 * that of a site has the same lightness, and thus contrast, with the site's hue and chroma.
 */
import type { Site } from '../../../contract/site/site.ts'
import { contrastOf, fromOklch, toOklch } from './oklch.ts'

/** Colour in the light and in the dark scheme. */
type Tone = readonly [light: string, dark: string]

/** Shades of the default main colour. */
const ofMain = {
  main: ['#0d475f', '#8fcbe5'],
  'main-strong': ['#093546', '#b9e0f0'],
  'main-soft': ['#e7f0f4', '#17303a'],
  'main-line': ['#b3ccd7', '#2f5d70'],
  /** Links, the focus and the accents of drawings. */
  link: ['#0b5d7c', '#7cc5e4'],
  /** Foreground on the main colour. */
  'on-main': ['#ffffff', '#06202b'],
  /** Faces of what a drive moves, in pictures: lit, in front, shaded. */
  'moved-lit': ['#cfe6f0', '#86c3dc'],
  'moved-mid': ['#93c3d7', '#4b93b1'],
  'moved-dark': ['#5c9cb6', '#2f6d88'],
} as const satisfies Readonly<Record<string, Tone>>

/** Shades of the default emphasis colour. */
const ofEmphasis = {
  emphasis: ['#d40a25', '#ff8593'],
  'emphasis-strong': ['#a8081d', '#ff9ba7'],
  'emphasis-soft': ['#fdecee', '#3b1a20'],
  'emphasis-line': ['#e7b4bb', '#7c3540'],
} as const satisfies Readonly<Record<string, Tone>>

/** Backgrounds independent of the theme. */
const fixed = {
  paper: ['#f5f7f8', '#0e1417'],
  surface: ['#ffffff', '#151d21'],
} as const satisfies Readonly<Record<string, Tone>>

/** The header: the surface, or the colour of a site, with what is written on it. */
const plainHead = { head: fixed.surface, 'on-head': ['#14232b', '#e8eef1'] } as const satisfies Readonly<Record<string, Tone>>
/** A dark ground: of a site's header, and of the band of the start page. */
const darkGround: Tone = ['#0d475f', '#0e3342']
/** Where the default band ends. */
const bandEnd: Tone = ['#08303f', '#0a1b23']
const onDark: Tone = ['#ffffff', '#ffffff']

/** Colours of action buttons and of the band of the start page. */
type Named = 'handle' | 'handle-strong' | 'home-left' | 'home-right'

export type ColourName = keyof typeof ofMain | keyof typeof ofEmphasis | keyof typeof fixed | keyof typeof plainHead | Named
export type Palette = Readonly<Record<ColourName, Tone>>
type Theme = Site['theme']

/** Whether a colour keeps its lightness difference to its base; all others keep their own lightness. */
const isStep = (name: string): boolean => name.endsWith('-strong')

/** A conversion from the default colour to the site's colour. */
interface Turn {
  readonly base: string
  readonly to: string
}

/** @param follows whether the lightness also keeps its difference to the base */
const turned = ([light, dark]: Tone, { base, to }: Turn, follows = false): Tone => {
  if (base.toLowerCase() === to.toLowerCase()) return [light, dark]
  const [from, target] = [toOklch(base), toOklch(to)]
  const turn = (hex: string, lightnessChange: number): string => {
    const own = toOklch(hex)
    return fromOklch({
      lightness: own.lightness + lightnessChange,
      chroma: (own.chroma * target.chroma) / from.chroma,
      hue: own.hue + target.hue - from.hue,
    })
  }
  return [turn(light, follows ? target.lightness - from.lightness : 0), turn(dark, 0)]
}

const tintsOf = <Name extends string>(tones: Readonly<Record<Name, Tone>>, turn: Turn): Record<Name, Tone> =>
  // The keys are those of the tones.
  Object.fromEntries(Object.entries<Tone>(tones).map(([name, tone]) => [name, turned(tone, turn, isStep(name))])) as Record<Name, Tone>

/** The given colour in the light scheme, its shade in the dark one. */
const withMainColour = (tone: Tone, turn: Turn): Tone => [turn.to.toLowerCase(), turned(tone, turn)[1]]

/** Darkens a colour until white text on it has a contrast of 4.5 (WCAG 2.2 AA). */
const darkenedForWhiteText = (colour: string): string => {
  const own = toOklch(colour)
  const steps = Array.from({ length: 101 }, (_, percent) => fromOklch({ ...own, lightness: own.lightness * (1 - percent / 100) }))
  return steps.find((step) => contrastOf(step, onDark[0]) >= 4.5) ?? colour
}

/** A colour of the start page's band, which has white text. */
const band = (tone: Tone): Tone => [darkenedForWhiteText(tone[0]), darkenedForWhiteText(tone[1])]

export const paletteOf = ({ main, emphasis, bgDark, handle = main, handleEmphasis, homeLeft, homeRight }: Theme): Palette => {
  const fromMain = (to: string): Turn => ({ base: ofMain.main[0], to })
  const fromEmphasis: Turn = { base: ofEmphasis.emphasis[0], to: emphasis }
  const ground = (colour: string): Tone => withMainColour(darkGround, fromMain(colour))
  const strong = turned(ofMain['main-strong'], fromMain(handle), true)
  return {
    ...tintsOf(ofMain, fromMain(main)),
    main: withMainColour(ofMain.main, fromMain(main)),
    ...(bgDark === undefined ? plainHead : { head: ground(bgDark), 'on-head': onDark }),
    ...tintsOf(ofEmphasis, fromEmphasis),
    emphasis: withMainColour(ofEmphasis.emphasis, fromEmphasis),
    ...fixed,
    handle: withMainColour(ofMain.main, fromMain(handle)),
    'handle-strong': handleEmphasis === undefined ? strong : [handleEmphasis.toLowerCase(), strong[1]],
    'home-left': band(ground(homeLeft ?? bgDark ?? main)),
    'home-right': band(homeRight === undefined ? turned(bandEnd, fromMain(bgDark ?? main)) : ground(homeRight)),
  }
}

const lineOf = ([name, [light, dark]]: readonly [string, Tone]): string =>
  `  --${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`

/** The palette as a style sheet. Every value is a parsed and formatted colour, so that no other text can occur in it. */
export const themeCss = (theme: Theme): string => `:root {\n${Object.entries(paletteOf(theme)).map(lineOf).join('\n')}\n}\n`
