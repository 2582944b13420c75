/**
 * The colours that follow from a site's theme, in the light and in the dark. One palette, drawn for the default theme; a site's palette is
 * the same turned to its hue and chroma. Lightness stays, and with it what can be read on what.
 */
import type { Site } from '../../../contract/site/site.ts'
import { fromOklch, toOklch } from './oklch.ts'

/** In the light and in the dark. */
type Tone = readonly [light: string, dark: string]

/** Tints of the main colour of the default theme. */
const ofMain = {
  main: ['#0d475f', '#86c8e4'],
  'main-strong': ['#093546', '#b5def0'],
  'main-bright': ['#126a8c', '#4fa9cd'],
  'main-soft': ['#e3edf1', '#17343f'],
  'main-line': ['#b4cad4', '#2f5d70'],
  /** What stands on main as a ground. */
  'on-main': ['#ffffff', '#08202b'],
  /** The head of every page. */
  head: ['#0d475f', '#0b2c3b'],
} as const satisfies Readonly<Record<string, Tone>>

/** Tints of its emphasis. */
const ofEmphasis = {
  emphasis: ['#d40a25', '#ff6478'],
  'emphasis-strong': ['#a8081d', '#ff9ba7'],
  'emphasis-soft': ['#fcebed', '#3a1a20'],
  'emphasis-line': ['#e7b4bb', '#7c3540'],
} as const satisfies Readonly<Record<string, Tone>>

/** Grounds that no theme changes, and what stands on the head. */
const fixed = {
  paper: ['#f4f7f8', '#0f171b'],
  surface: ['#ffffff', '#172227'],
  'on-head': ['#ffffff', '#ffffff'],
} as const satisfies Readonly<Record<string, Tone>>

/** The rest: buttons that act, and the line below the header. */
type Named = 'handle' | 'handle-strong' | 'home-left' | 'home-right'

export type ColourName = keyof typeof ofMain | keyof typeof ofEmphasis | keyof typeof fixed | Named
export type Palette = Readonly<Record<ColourName, Tone>>
type Theme = Site['theme']

/** What is darker than its base by a step stays so; everything else keeps its lightness. */
const isStep = (name: string): boolean => name.endsWith('-strong')

/** From the colour that the palette was drawn for to the one that is wanted. */
interface Turn {
  readonly base: string
  readonly to: string
}

/** @param follows whether its lightness keeps its distance to the base, too */
const turned = ([light, dark]: Tone, { base, to }: Turn, follows = false): Tone => {
  if (base.toLowerCase() === to.toLowerCase()) return [light, dark]
  const [from, wanted] = [toOklch(base), toOklch(to)]
  const turn = (hex: string, lightnessChange: number): string => {
    const own = toOklch(hex)
    return fromOklch({
      lightness: own.lightness + lightnessChange,
      chroma: (own.chroma * wanted.chroma) / from.chroma,
      hue: own.hue + wanted.hue - from.hue,
    })
  }
  return [turn(light, follows ? wanted.lightness - from.lightness : 0), turn(dark, 0)]
}

const tintsOf = <Name extends string>(tones: Readonly<Record<Name, Tone>>, turn: Turn): Record<Name, Tone> =>
  // The keys are those of the tones.
  Object.fromEntries(Object.entries<Tone>(tones).map(([name, tone]) => [name, turned(tone, turn, isStep(name))])) as Record<Name, Tone>

/** The colour itself in the light, its tint in the dark. */
const given = (tone: Tone, turn: Turn): Tone => [turn.to.toLowerCase(), turned(tone, turn)[1]]

export const paletteOf = ({ main, emphasis, bgDark = main, handle = main, handleEmphasis, homeLeft, homeRight }: Theme): Palette => {
  const fromMain = (to: string): Turn => ({ base: ofMain.main[0], to })
  const fromEmphasis: Turn = { base: ofEmphasis.emphasis[0], to: emphasis }
  const head = given(ofMain.head, fromMain(bgDark))
  const strong = turned(ofMain['main-strong'], fromMain(handle), true)
  return {
    ...tintsOf(ofMain, fromMain(main)),
    main: given(ofMain.main, fromMain(main)),
    head,
    ...tintsOf(ofEmphasis, fromEmphasis),
    emphasis: given(ofEmphasis.emphasis, fromEmphasis),
    ...fixed,
    handle: given(ofMain.main, fromMain(handle)),
    'handle-strong': handleEmphasis === undefined ? strong : [handleEmphasis.toLowerCase(), strong[1]],
    'home-left': homeLeft === undefined ? head : given(ofMain.head, fromMain(homeLeft)),
    'home-right': homeRight === undefined ? head : given(ofMain.head, fromMain(homeRight)),
  }
}

const lineOf = ([name, [light, dark]]: readonly [string, Tone]): string =>
  `  --${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`

/** The palette as a style sheet. Every value is a colour that was read and written as one: nothing else can stand in it. */
export const themeCss = (theme: Theme): string => `:root {\n${Object.entries(paletteOf(theme)).map(lineOf).join('\n')}\n}\n`
