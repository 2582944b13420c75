import { describe, expect, it } from 'vitest'
import { slidePostures } from '../../../../../families/slide-module/wire/slide-module.ts'
import { momentFormula, momentNames, slideLoads } from '../../../../../families/slide-module/sizing/moments.ts'

describe('the formula of a moment', () => {
  it('names the arms by the letters of the request, by posture', () => {
    const formulas = Object.fromEntries(slidePostures.map((posture) => [posture, momentNames.map((name) => momentFormula(posture, name))]))
    expect(formulas).toEqual({
      horizontal: ['M = m × g × A', 'M = m × g × B + m × a × C', 'M = m × a × A'],
      wall: ['M = m × g × C', 'M = m × a × C', 'M = m × g × B + m × a × A'],
      vertical: ['M = 0', 'M = m × g × C + m × a × C', 'M = m × g × A + m × a × A'],
    })
  })
})

describe('a load on a guide', () => {
  const load = { mass: 2, arms: { along: 0.1, lateral: 0.2, height: 0.3 } }

  it('rests on it unless the travel is vertical', () => {
    const supports = slidePostures.map((posture) => slideLoads({ ...load, posture }, 1).support)
    expect(supports).toEqual([19.6133, 19.6133, 0])
  })

  it('has its largest moments all in one phase', () => {
    for (const posture of slidePostures) {
      const { largest, phases } = slideLoads({ ...load, posture }, 5)
      expect(phases.forwardAccelerating).toEqual(largest)
    }
  })
})
