/** Extremes that a form can send and its service refuses. */
import { describe, expect, it } from 'vitest'
import { compile } from '../../../../engine/index.ts'
import { refusedExtremes } from '../../../../scripts/calculator/refused-extremes.ts'
import { calculators } from '../../../../schemas/registry.ts'

const calculatorOf = (id: number) => {
  const found = calculators.find(({ schema }) => schema.id === id)
  if (!found) throw new Error(`there is no calculator ${id}`)
  return found
}

/** What is found of a calculator with another text in its schema. */
const foundWith = (id: number, from: string, to: string) => {
  const { schema, examples } = calculatorOf(id)
  const text = JSON.stringify(schema)
  expect(text).toContain(from)
  const changed = JSON.parse(text.replace(from, to)) as typeof schema // the same but for one expression
  return refusedExtremes(compile(changed), examples)
}

describe('extremes of a form', () => {
  it('that make a number which the call does not take', async () => {
    const [found] = await foundWith(300, '1000[kg/t] * serviceFactor', '1000[kg/t] * (serviceFactor - 1)')
    expect(found?.message).toMatch(/^with .* the form sends what the service refuses: W is taken above 0$/)
  })

  it('that make one only two at a time', async () => {
    const [found] = await foundWith(302, '"value":"jackTorque * startFactor"', '"value":"jackTorque * startFactor * pow(jacks, 12)"')
    expect(found?.message).toBe('with 8 in jacks and 100000 in jackTorque the form sends what the service refuses: t2.value aboveMaximum')
  })

  it.each([1017, 303])('are taken of the agitator and the axis: %i', async (id) => {
    const { schema, examples } = calculatorOf(id)
    expect(await refusedExtremes(compile(schema), examples)).toEqual([])
  })
})
