import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastFaults } from '../../../../server/sites/theme/contrast-faults.ts'
import { contrastOf, fromOklch, toOklch } from '../../../../server/sites/theme/oklch.ts'
import { paletteOf, themeCss } from '../../../../server/sites/theme/palette.ts'

const specified = { main: '#0D475F', emphasis: '#D40A25' }
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.478],
  ['#ff0000', '#ffffff', 3.998],
  ['#0000ff', '#ffffff', 8.592],
])('the contrast of %s and %s is that of WCAG', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2)
  expect(contrastOf(other, one)).toBeCloseTo(ratio, 2)
})

test('red is where the definition of OKLCH has it', () => {
  const { lightness, chroma, hue } = toOklch('#ff0000')
  expect(lightness).toBeCloseTo(0.628, 3)
  expect(chroma).toBeCloseTo(0.2577, 3)
  expect((hue * 180) / Math.PI).toBeCloseTo(29.23, 1)
})

test('a colour comes back from its lightness, chroma and hue', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      expect(fromOklch(toOklch(colour))).toBe(colour)
    }),
  )
})

test('a colour that no screen shows keeps its lightness', () => {
  fc.assert(
    fc.property(hex, fc.double({ min: 1, max: 4, noNaN: true }), (colour, factor) => {
      const own = toOklch(colour)
      // Near black one step of eight bits is much of the lightness.
      fc.pre(own.lightness > 0.2)
      const shown = toOklch(fromOklch({ ...own, chroma: own.chroma * factor }))
      expect(Math.abs(shown.lightness - own.lightness)).toBeLessThan(0.03)
    }),
  )
})

test('the theme of the specification has its own colours, and all of them can be read', () => {
  const palette = paletteOf(specified)
  expect(palette.main).toEqual(['#0d475f', '#8fcbe5'])
  expect(palette.emphasis).toEqual(['#d40a25', '#ff8593'])
  expect(contrastFaults(specified)).toEqual([])
})

test('the colours that a site gives are those that it gets', () => {
  const theme = {
    main: '#3B2E7E',
    emphasis: '#B3261E',
    bgDark: '#201848',
    handle: '#4A3A9A',
    handleEmphasis: '#2B2160',
    homeLeft: '#5B4ABE',
    homeRight: '#201848',
  }
  const palette = paletteOf(theme)
  expect([palette.main[0], palette.emphasis[0], palette.head[0]]).toEqual(['#3b2e7e', '#b3261e', '#201848'])
  expect([palette.handle[0], palette['handle-strong'][0]]).toEqual(['#4a3a9a', '#2b2160'])
  expect([palette['home-left'][0], palette['home-right'][0]]).toEqual(['#5b4abe', '#201848'])
})

test('a theme whose main colours are no lighter than those of the specification can be read in every tint, in the light and in the dark', () => {
  const deep = hex.filter((colour) => contrastOf(colour, '#ffffff') >= 7)
  fc.assert(
    fc.property(deep, deep, (main, emphasis) => {
      expect(contrastFaults({ main, emphasis })).toEqual([])
    }),
  )
})

test('white text can be read on the band of the start page, whatever the colours of the site', () => {
  fc.assert(
    fc.property(fc.tuple(hex, hex, hex, hex), ([main, emphasis, homeLeft, homeRight]) => {
      const palette = paletteOf({ main, emphasis, homeLeft, homeRight })
      const least = Math.min(...[...palette['home-left'], ...palette['home-right']].map((colour) => contrastOf(colour, '#ffffff')))
      expect(least).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a main colour that is too light is found, with the ratio that was measured', () => {
  const faults = contrastFaults({ ...specified, main: '#5AA0FF' })
  expect(faults).toContainEqual({
    part: 'main',
    scheme: 'light',
    over: '#5aa0ff',
    ground: '#ffffff',
    ratio: contrastOf('#5aa0ff', '#ffffff'),
    least: 4.5,
  })
})

test('the style sheet holds custom properties of colours and nothing else', () => {
  fc.assert(
    fc.property(hex, hex, (main, emphasis) => {
      const [first, ...lines] = themeCss({ main, emphasis }).trimEnd().split('\n')
      expect([first, lines.pop()]).toEqual([':root {', '}'])
      for (const line of lines) {
        expect(line).toMatch(/^ {2}--[a-z-]+: (?:#[0-9a-f]{6}|light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\));$/)
      }
    }),
  )
})
