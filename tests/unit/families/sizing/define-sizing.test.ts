import { describe, expect, test } from 'vitest'
import { defineSizing, type SizingCase } from '../../../../families/sizing/define-sizing.ts'
import { whereStated } from '../../../../families/sizing/check-definition.ts'
import { valuesFrom } from '../../../../families/sizing/value-row.ts'

type Case = SizingCase<{ readonly mass: number }, { readonly gravity: number }, { readonly force: number }, { readonly strength?: number }>
type Context = Case & { readonly figures: { readonly safety?: number } }

const computed: string[] = []
const strengthCheck = whereStated<Context>()({
  needs: { strengthN: ({ strength }) => strength },
  limit: ({ demand }, { strengthN }) => ({
    required: demand.force,
    available: strengthN,
    unit: 'N',
    formula: 'F <= Fmax',
    source: 'maker',
  }),
})

const sizing = defineSizing({
  demand: ({ mass }: { readonly mass: number }, { gravity }: { readonly gravity: number }) => ({ force: mass * gravity }),
  figures: ({ component: { strength }, demand }: Case) => (strength === undefined ? {} : { safety: strength / demand.force }),
  checks: { strength: strengthCheck, never: () => 'notApplicable' as const },
  demandValues: ({ demand }) => {
    computed.push('demand')
    return valuesFrom('law', [['force', demand.force, 'N', 'F = m × g']])
  },
  values: ({ figures: { safety } }: Context) => (safety === undefined ? [] : valuesFrom('law', [['safety', safety, '', 'Fmax / F']])),
})

const setting = sizing.settingOf({ mass: 2 }, { gravity: 10 })

describe('a sizing', () => {
  test('carries demand to figures, checks and values; a check has the name of its key', () => {
    const sized = sizing.size(setting, { strength: 40 })
    expect(sized).toMatchObject({ demand: { force: 20 }, figures: { safety: 2 }, notKnown: [], verdict: { verdict: 'passed' } })
    expect(sized.limits.map(({ name, utilisation }) => [name, utilisation])).toEqual([['strength', 0.5]])
    expect(sized.values().map(({ name, value }) => [name, value])).toEqual([
      ['force', 20],
      ['safety', 2],
    ])
    expect(sizing.checkNames).toEqual(['strength', 'never'])
  })

  test('names what is unknown, and says nothing of what is not asked', () => {
    const sized = sizing.size(setting, {})
    expect([sized.limits, sized.notKnown, sized.verdict.verdict]).toEqual([[], [{ name: 'strength', needs: ['strengthN'] }], 'notKnown'])
  })

  test('judges at once and makes rows when asked for them', () => {
    computed.length = 0
    const sized = sizing.size(setting, { strength: 10 })
    expect([sized.verdict.verdict, computed]).toEqual(['failed', []])
    expect(sized.checks()).toMatchObject([{ name: 'strength', required: 20, available: 10, passed: false }])
    sized.values()
    expect(computed).toEqual(['demand'])
  })
})
