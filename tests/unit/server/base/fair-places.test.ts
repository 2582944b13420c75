import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../../../server/base/errors.ts'
import { createFairPlaces, type PlaceLimits } from '../../../../server/base/fair-places.ts'

const limits: PlaceLimits = { ofAll: 2, ofClient: 1, waitingOfClient: 3 }

/** Work that runs until it is ended by hand. */
const withPlaces = (placeLimits = limits) => {
  const inPlace = createFairPlaces(placeLimits)
  const running: { readonly name: string; readonly end: () => void }[] = []
  const refused: string[] = []
  const start = (client: string, name = client) =>
    inPlace({ name: client }, () => new Promise<void>((resolve) => running.push({ name, end: resolve }))).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      refused.push(name)
    })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const endFirst = async () => {
    running.shift()?.end()
    await settle()
  }
  return { start, running, refused, settle, endFirst, names: () => running.map(({ name }) => name) }
}

describe('places for long work', () => {
  it('serve another client although one has started for more than there are', async () => {
    const { start, refused, settle, endFirst, names } = withPlaces()
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void start('a', name)
    void start('b')
    await settle()
    expect(names()).toEqual(['a1', 'b'])
    await endFirst()
    expect(refused).toEqual(['a5'])
    expect(names()).toEqual(['b', 'a2'])
  })

  it('are given to waiting clients in turn', async () => {
    const { start, settle, endFirst, names } = withPlaces({ ...limits, ofAll: 1 })
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void start(name.charAt(0), name)
    await settle()
    const order: string[] = []
    while (names().length > 0) {
      order.push(...names())
      await endFirst()
    }
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
  })

  it('are never more than there are, and everything runs once or is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', 'c', 'end'), { maxLength: 40 }), async (steps) => {
        const { start, running, refused, settle, endFirst, names } = withPlaces()
        let [started, ended] = [0, 0]
        for (const step of steps) {
          if (step === 'end') {
            if (running.length > 0) ended += 1
            await endFirst()
          } else {
            started += 1
            void start(step)
            await settle()
          }
          if (running.length > limits.ofAll || new Set(names()).size < running.length) return false
        }
        while (running.length > 0) {
          ended += 1
          await endFirst()
        }
        return ended + refused.length === started
      }),
    )
  })
})
