/** What a form means, said by another way than the engine's: by listing what is allowed, by whole numbers, by a table of factors. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choice, number } from '../../../engine/define/index.ts'
import { decodeRequest, reasonsAgainstStart } from '../../../engine/index.ts'
import { after, commit, form, refusedText } from './meaning-form.ts'

/** Hundredths: whole numbers, so that what is allowed can be listed without rounding. */
const shown = (hundredths: number) => hundredths / 100
const grid = fc
  .record({
    min: fc.integer({ min: -500, max: 500 }),
    step: fc.integer({ min: 1, max: 120 }),
    steps: fc.nat({ max: 30 }),
    rest: fc.nat({ max: 119 }),
  })
  .map(({ min, step, steps, rest }) => ({ min, step, max: min + steps * step + (rest % step) }))
const listed = ({ min, max, step }: { readonly min: number; readonly max: number; readonly step: number }) =>
  Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, at) => min + at * step)
const policies = fc.constantFrom('snap' as const, 'correct' as const)

/** The allowed hundredths that no other is nearer than. */
const nearest = (allowed: readonly number[], value: number): readonly number[] => {
  const least = Math.min(...allowed.map((one) => Math.abs(one - value)))
  return allowed.filter((one) => Math.abs(one - value) === least)
}

describe('snapping', () => {
  it('takes an allowed value that none is nearer than', () => {
    fc.assert(
      fc.property(grid, fc.integer({ min: -6000, max: 6000 }), policies, (own, typed, onOutOfRange) => {
        const field = number({ min: shown(own.min), max: shown(own.max), step: shown(own.step), onOutOfRange })
        const value = after(form({ fields: { field } }), commit('field', shown(typed))).inputs['field']
        expect(nearest(listed(own), typed).map(shown)).toContain(value)
      }),
    )
  })

  it('without a step takes the number itself inside, and the end outside', () => {
    fc.assert(
      fc.property(grid, fc.integer({ min: -6000, max: 6000 }), policies, ({ min, max }, typed, onOutOfRange) => {
        const field = number({ min: shown(min), max: shown(max), onOutOfRange })
        const expected = [min, typed, max].toSorted((a, b) => a - b)[1] ?? 0
        expect(after(form({ fields: { field } }), commit('field', shown(typed))).inputs['field']).toBe(shown(expected))
      }),
    )
  })

  it('without a least value counts its steps from 0', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: -6000, max: 6000 }), (step, typed) => {
        const value = after(form({ fields: { field: number({ step: shown(step) }) } }), commit('field', shown(typed))).inputs['field']
        const multiples = [-1, 0, 1].map((more) => (Math.round(typed / step) + more) * step)
        expect(nearest(multiples, typed).map((one) => shown(one) + 0)).toContain(value)
      }),
    )
  })

  it('keeps all twelve digits of a number that is on its grid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1e11, max: 1e12 }), fc.constantFrom(1, 7), (thousandths, min) => {
        const field = number({ min: min / 1000, step: 0.001, onOutOfRange: 'snap' })
        expect(after(form({ fields: { field } }), commit('field', thousandths / 1000)).inputs['field']).toBe(thousandths / 1000)
      }),
    )
  })

  it('takes the smallest and the largest number that a form holds; less is 0, and more is refused', () => {
    const taken = (text: string) => after(form({ fields: { field: number({}) } }), commit('field', text)).inputs['field']
    for (const sign of ['', '-']) {
      expect([taken(`${sign}1e-9`), taken(`${sign}0.999e-9`), taken(`${sign}1e9`), taken(`${sign}1.000001e9`)]).toEqual([
        Number(`${sign}1e-9`),
        0,
        Number(`${sign}1e9`),
        undefined,
      ])
    }
  })

  it('when a bound moves under a value, takes the nearest that is allowed then', () => {
    fc.assert(
      fc.property(grid, fc.nat({ max: 30 }), policies, fc.boolean(), (own, at, onOutOfRange, isFlag) => {
        const field = number({
          min: shown(own.min),
          max: 'limit',
          step: shown(own.step),
          onOutOfRange,
          ...(isFlag ? { onBoundsChange: 'flag' as const } : {}),
        })
        const before = own.min + at * own.step
        const state = after(
          form({ fields: { limit: number({}), field } }),
          commit('limit', 100),
          commit('field', shown(before)),
          commit('limit', shown(own.max)),
        )
        const expected = isFlag ? [before] : nearest(listed(own), before)
        expect(expected.map(shown)).toContain(state.inputs['field'])
      }),
    )
  })
})

describe('a window', () => {
  it('is 10 % to both sides where nothing else is said, and what is said where something is', () => {
    fc.assert(
      fc.property(fc.option(fc.tuple(fc.integer({ min: -50, max: 0 }), fc.integer({ min: 0, max: 100 })), { nil: undefined }), (own) => {
        const tolerance = { lower: [-50, 0, 1], upper: [0, 100, 1], ...(own && { default: own }) } as const
        const { inputs } = form({ fields: { torque: number({ unit: 'N*m', tolerance }) } })
        expect([inputs['torque.lower'], inputs['torque.upper']]).toEqual(own ?? [-10, 10])
      }),
    )
  })
})

describe('what is out of range', () => {
  it('is refused as it is by the policy reject, and shown only by the policy hint', () => {
    fc.assert(
      fc.property(
        grid,
        fc.integer({ min: -6000, max: 6000 }),
        fc.constantFrom('reject' as const, 'hint' as const),
        ({ min, max }, typed, onOutOfRange) => {
          const state = after(
            form({ fields: { field: number({ min: shown(min), max: shown(max), onOutOfRange }) } }),
            commit('field', shown(typed)),
          )
          const isTaken = onOutOfRange === 'hint' || (typed >= min && typed <= max)
          expect(state.inputs['field']).toBe(isTaken ? shown(typed) : undefined)
          expect(refusedText(state, 'field')).toBe(isTaken ? undefined : String(shown(typed)))
          expect(reasonsAgainstStart(state.plan, state.snapshot).length === 0).toBe(isTaken)
        },
      ),
    )
  })

  it('an exclusive bound is never taken, never snapped to, and everything inside it is', () => {
    const bounds = fc.record({
      low: fc.integer({ min: -50, max: 50 }),
      size: fc.integer({ min: 1, max: 5 }),
      typed: fc.integer({ min: -60, max: 60 }),
    })
    fc.assert(
      fc.property(
        bounds,
        fc.constantFrom('snap' as const, 'correct' as const, 'reject' as const, 'hint' as const),
        ({ low, size, typed }, onOutOfRange) => {
          const field = number({ exclusiveMin: low, exclusiveMax: low + size, onOutOfRange })
          const plain = form({ fields: { field }, query: { P: 'field' } })
          const isInside = typed > low && typed < low + size
          expect(after(plain, commit('field', typed)).inputs['field']).toBe(isInside ? typed : undefined)
          for (const edge of [low, low + size]) expect(after(plain, commit('field', edge)).inputs['field']).toBe(undefined)
          const accepts = (one: number) => 'values' in decodeRequest(plain.plan, { P: [String(one)] }, undefined)
          expect([accepts(low), accepts(low + size), accepts(low + size / 2), accepts(typed)]).toEqual([false, false, true, isInside])
        },
      ),
    )
  })
})

describe('what a choice sets', () => {
  it('is exactly what its table says, numbers and options', () => {
    const rows = fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(rows, fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 5 }), (cells, picks) => {
        const options = cells.map((_, at) => `o${at}`)
        const sets = { taken: 'tables.t.cell / 1000', other: `tables.t.cell > 0 ? 'up' : 'down'` }
        const kind = choice({ options, sets })
        const tables = { t: { by: 'kind', rows: Object.fromEntries(cells.map((cell, at) => [`o${at}`, { cell }])) } }
        let state = form({
          fields: { kind, taken: number({ min: -1, max: 1, onOutOfRange: 'snap' }), other: choice({ options: ['up', 'down'] }) },
          tables,
        })
        for (const pick of picks) {
          const at = pick % cells.length
          const cell = cells[at] ?? 0
          if (state.inputs['kind'] !== `o${at}`) {
            state = after(
              state,
              commit('taken', 0.5),
              { type: 'choose', field: 'other', value: undefined },
              { type: 'choose', field: 'kind', value: `o${at}` },
            )
          }
          expect([state.inputs['taken'], state.inputs['other']]).toEqual([cell / 1000, cell > 0 ? 'up' : 'down'])
        }
      }),
    )
  })
})

describe('undo', () => {
  it('gives back exactly what was there before the form changed it by itself', () => {
    fc.assert(
      fc.property(grid, fc.integer({ min: -6000, max: 6000 }), policies, (own, typed, onOutOfRange) => {
        const field = number({ min: shown(own.min), max: shown(own.max), step: shown(own.step), onOutOfRange })
        const state = after(form({ fields: { field } }), commit('field', shown(typed)))
        const change = state.chips['field']
        expect(change === undefined).toBe(listed(own).includes(typed))
        if (change === undefined) return
        const back = after(state, { type: 'undo', change })
        // A number out of range comes back as the text that it was.
        const restored = back.pending['field'] ? Number(refusedText(back, 'field')) : back.inputs['field']
        expect(restored).toBe(shown(typed))
        expect(back.pending['field'] === undefined).toBe(typed >= own.min && typed <= own.max)
        expect(back.chips['field']).toBe(undefined)
      }),
    )
  })

  it('gives back the number and the option that a choice overwrote, and the one that it emptied', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.constantFrom('a', 'b'), (held, option) => {
        const kind = choice({ options: ['x', 'y'], sets: { taken: '1234', other: "'c'" }, clears: ['gone'] })
        const fields = { kind, taken: number({}), other: choice({ options: ['a', 'b', 'c'] }), gone: number({}) }
        const filled = after(
          form({ fields }),
          commit('taken', held),
          { type: 'choose', field: 'other', value: option },
          commit('gone', held),
        )
        const state = after(filled, { type: 'choose', field: 'kind', value: 'x' })
        expect([state.inputs['taken'], state.inputs['other'], state.inputs['gone']]).toEqual([1234, 'c', undefined])
        const back = ['taken', 'other', 'gone'].reduce((next, id) => after(next, { type: 'undo', change: state.chips[id] ?? 0 }), state)
        expect(back.inputs).toEqual({ ...filled.inputs, kind: 'x' })
      }),
    )
  })
})
