import { describe, expect, it } from 'vitest'
import { choice, choices } from '../../../../engine/define/index.ts'
import { compile, encodeRequest, initialState, optionsOf, reduce } from '../../../../engine/index.ts'
import { sortByNumber } from '../../../../engine/plan/options.ts'
import { calculator } from '../calculator.ts'

const valuesOf = (values: readonly string[]) => sortByNumber(values.map((value) => ({ value }))).map(({ value }) => value)

describe('options sorted by number', () => {
  it.each([
    ['two numbers, the first counts more', ['10x1', '2x4', '2x1', '1x2', '1x1'], ['1x1', '1x2', '2x1', '2x4', '10x1']],
    ['decimals', ['V1.5', 'V1.25', 'V1'], ['V1', 'V1.25', 'V1.5']],
    ['equal numbers by text', ['2b', '2a', '02a'], ['02a', '2a', '2b']],
    ['what has fewer numbers first', ['2x1', '2', 'none'], ['none', '2', '2x1']],
    ['no numbers by text', ['b', 'a', 'B'], ['B', 'a', 'b']],
    ['nothing', [], []],
  ])('%s', (_, listed, expected) => {
    expect(valuesOf(listed)).toEqual(expected)
  })

  const plan = compile(
    calculator({
      init: { get: 'Sample/Init', lists: { layouts: { spaced: 'boolean' } } },
      fields: {
        layout: choice({ optionsFrom: 'init.layouts', sort: 'byNumber', onOptionGone: 'first' }),
        more: choices({ optionsFrom: 'init.layouts', sort: 'byNumber' }),
        plain: choice({ optionsFrom: 'init.layouts' }),
      },
    }),
  )
  const listed = { layouts: ['10x1', '2x1', '1x1'] }
  const { layout, more, plain } = plan.schema.fields
  const offered = (field: typeof layout) =>
    field?.kind === 'choice' || field?.kind === 'choices' ? optionsOf(plan.schema, field, listed)?.map(({ value }) => value) : undefined

  it('are those of the schema that says so, for one and for several', () => {
    expect(offered(layout)).toEqual(['1x1', '2x1', '10x1'])
    expect(offered(more)).toEqual(['1x1', '2x1', '10x1'])
    expect(offered(plain)).toEqual(['10x1', '2x1', '1x1'])
  })

  it('are the same array while the answer is the same', () => {
    if (layout?.kind !== 'choice') throw new Error('layout is a choice')
    expect(optionsOf(plan.schema, layout, listed)).toBe(optionsOf(plan.schema, layout, listed))
  })

  it('give the first by number where the chosen one is gone, and send several in this order', () => {
    const chosen = reduce(initialState(plan, { init: { layouts: ['4x4', ...listed.layouts] } }), {
      type: 'choose',
      field: 'layout',
      value: '4x4',
    })
    const gone = reduce(chosen, { type: 'init', data: listed })
    expect(gone.inputs['layout']).toBe('1x1')
    const ticked = ['10x1', '2x1'].reduce((state, value) => reduce(state, { type: 'toggle', field: 'more', value }), gone)
    expect(encodeRequest(plan, ticked.snapshot).query['more']).toBe('2x1,10x1')
  })
})
