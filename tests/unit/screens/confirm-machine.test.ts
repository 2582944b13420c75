import { describe, expect, it, vi } from 'vitest'
import type { ApiFailure } from '../../../screens/base/api/api-failure.ts'
import { createRunner } from '../../../screens/base/machine/create-runner.ts'
import { type Confirmed, confirmMachine } from '../../../screens/pages/rotary/confirm-machine.ts'
import { listWith, platformOf } from '../../property/screens/confirm-world.ts'
import { motors } from '../../property/screens/motor-drawer-world.ts'

const rows = [{ name: 'totalInertia', value: 1, unit: 'kg*m^2' }]

const [one, another] = motors
const select = (sku = one) => {
  if (!sku) throw new Error('no motor')
  return { type: 'motorSelected', selection: { sku, fixedParams: [] } } as const
}

/** The drawer of P1 with a motor selected, while the service has not answered. */
const confirming = () => {
  const ends: { readonly arrive: (names: readonly string[]) => void; readonly fail: () => void }[] = []
  const [onConfirmed, onFailure] = [vi.fn<(confirmed: Confirmed) => void>(), vi.fn<(failure: ApiFailure) => void>()]
  // A service that goes on although nobody waits any more.
  const platforms = () =>
    new Promise<ReturnType<typeof listWith>>((resolve, reject) => {
      ends.push({ arrive: (names) => resolve(listWith(names)), fail: () => reject(new Error('late trouble')) })
    })
  const runner = createRunner(confirmMachine, () => ({ calls: { platforms }, onConfirmed, onFailure }), undefined)
  runner.open()
  runner.dispatch({ type: 'platformPressed', model: platformOf('P1'), rows, proceed: () => undefined })
  runner.dispatch(select())
  return { runner, ends, onConfirmed, onFailure }
}

const rest = () => new Promise((resolve) => setTimeout(resolve))

describe('a motor that is being confirmed', () => {
  it('goes on to the page with the platform as it is with the motor, and closes the drawer', async () => {
    const { runner, ends, onConfirmed } = confirming()
    ends[0]?.arrive(['P1', 'P2'])
    await rest()
    expect(onConfirmed.mock.calls.map(([{ found }]) => found?.skuID)).toEqual(['P1'])
    expect(runner.state().waiting).toBeUndefined()
  })

  it.each([
    ['the service does not list the platform with it', ['P2'], 1, 0],
    ['the call fails', undefined, 0, 1],
  ] as const)('leaves the drawer, to choose again, where %s', async (_, names, confirmed, failures) => {
    const { runner, ends, onConfirmed, onFailure } = confirming()
    if (names) ends[0]?.arrive(names)
    else ends[0]?.fail()
    await rest()
    const { waiting, selection, attempt } = runner.state()
    expect([waiting?.model.skuID, selection, attempt]).toEqual(['P1', undefined, 1])
    expect(onConfirmed.mock.calls.map(([{ found }]) => found)).toEqual(Array.from({ length: confirmed }, () => undefined))
    expect(onFailure).toHaveBeenCalledTimes(failures)
  })

  it.each([
    ['the drawer is closed', 'closed'],
    ['another motor is going to be chosen', 'motorReleased'],
    ['the page is left', 'left'],
  ] as const)('is nothing to anybody once %s: neither its answer nor its failure', async (_, end) => {
    for (const how of ['arrive', 'fail'] as const) {
      const { runner, ends, onConfirmed, onFailure } = confirming()
      if (end === 'left') runner.stop()
      else runner.dispatch({ type: end })
      const state = runner.state()
      ends[0]?.[how](['P1'])
      await rest()
      expect(runner.state()).toBe(state)
      expect([onConfirmed.mock.calls, onFailure.mock.calls]).toEqual([[], []])
    }
  })

  it('is the one selected last: the answer to the one before is late', async () => {
    const { runner, ends, onConfirmed } = confirming()
    runner.dispatch({ type: 'motorReleased' })
    runner.dispatch(select(another))
    ends[0]?.arrive(['P1'])
    await rest()
    expect(onConfirmed).not.toHaveBeenCalled()
    ends[1]?.arrive(['P1'])
    await rest()
    expect(onConfirmed.mock.calls.map(([{ selection }]) => selection.sku.skuID)).toEqual([another?.skuID])
  })
})
