/** Every pair of colours that a page puts together, over 500 themes, in the light and in the dark, against WCAG 2.2 AA. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastFaults } from '../../../../server/sites/theme/contrast-faults.ts'
import { contrastOf } from '../../../../server/sites/theme/oklch.ts'
import { paletteOf } from '../../../../server/sites/theme/palette.ts'

type Tone = readonly [light: string, dark: string]

const sheet = readFileSync(join(import.meta.dirname, '../../../../screens/app/colours.css'), 'utf8')

/** The colours that no site changes. */
const unchanged: Readonly<Record<string, Tone>> = Object.fromEntries(
  [...sheet.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']): [string, Tone] => [name, [light, dark]],
  ),
)

/** Pairs by the least ratio: of text, and of the borders of controls, bars and edges of pictures. */
const pairs: readonly (readonly [least: number, over: string, grounds: readonly string[]])[] = [
  [4.5, 'ink', ['surface', 'paper', 'sunken', 'raised', 'main-soft', 'emphasis-soft']],
  [4.5, 'ink-soft', ['surface', 'paper', 'sunken', 'raised', 'main-soft']],
  [4.5, 'ink-faint', ['surface', 'paper', 'sunken', 'raised', 'main-soft']],
  [4.5, 'main', ['surface', 'paper', 'main-soft']],
  [4.5, 'main-strong', ['surface', 'main-soft']],
  [4.5, 'link', ['surface', 'paper', 'sunken', 'raised']],
  [4.5, 'on-main', ['main', 'main-strong', 'handle', 'handle-strong']],
  [4.5, 'on-head', ['head']],
  [4.5, 'emphasis', ['surface', 'paper', 'emphasis-soft']],
  [4.5, 'emphasis-strong', ['surface', 'emphasis-soft']],
  [4.5, 'caution', ['surface', 'paper']],
  [4.5, 'good', ['surface', 'paper']],
  [3, 'line-strong', ['surface', 'raised']],
  [3, 'calm', ['track']],
  [3, 'caution-fill', ['track']],
  [3, 'emphasis', ['track']],
]

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const deep = hex.filter((colour) => contrastOf(colour, '#ffffff') >= 7)
/** Themes that the command takes. */
const themes = fc
  .record({ main: deep, emphasis: deep, bgDark: hex, handle: deep, handleEmphasis: deep }, { requiredKeys: ['main', 'emphasis'] })
  .filter((theme) => contrastFaults(theme).length === 0)

const faultsOf = (colours: Readonly<Record<string, Tone>>): readonly string[] =>
  pairs.flatMap(([least, over, grounds]) =>
    grounds.flatMap((ground) =>
      ([0, 1] as const).flatMap((scheme) => {
        const ratio = contrastOf(colours[over]?.[scheme] ?? '', colours[ground]?.[scheme] ?? '')
        return ratio >= least ? [] : [`${over} on ${ground}, ${scheme === 0 ? 'light' : 'dark'}: ${ratio.toFixed(2)} of ${least}`]
      }),
    ),
  )

test('500 themes can be read in every pair', () => {
  fc.assert(
    fc.property(themes, (theme) => {
      expect(faultsOf({ ...unchanged, ...paletteOf(theme) })).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('what no site changes is not in its palette: a bar never looks like a warning', () => {
  const palette = Object.keys(paletteOf({ main: '#ff8800', emphasis: '#d40a25' }))
  expect(Object.keys(unchanged).filter((name) => palette.includes(name))).toEqual([])
})
