import { describe, expect, it } from 'vitest'
import type { SkuParam } from '../../../../contract/directory/sku-selection.ts'
import type { FixedParameter } from '../../../../screens/motor-drawer/drawer-calls.ts'
import { drawerMachine } from '../../../../screens/motor-drawer/drawer-machine.ts'
import { openDrawer } from '../../../property/screens/motor-drawer-actions.ts'
import { settingsWith, withFirst } from '../../../property/screens/motor-drawer-world.ts'

const opened = (first: Readonly<Record<string, Partial<SkuParam>>>, fixed: readonly FixedParameter[] = []) =>
  openDrawer(settingsWith({ parameters: withFirst(first), fixed }))
const chosen = (...settings: Parameters<typeof opened>) =>
  opened(...settings).state.choices.map(({ paramName, values }) => [paramName, values])

describe('what the service has chosen at first', () => {
  it('is `value`, else `defValue`, as the parameter has it; and is asked with at once', () => {
    expect(chosen({ brand: { value: 'Bolt', defValue: 'Acme' } })).toEqual([['brand', ['Bolt']]])
    expect(chosen({ brand: { value: 'nobody', defValue: 'Acme' } })).toEqual([['brand', ['Acme']]])
    expect(chosen({ brand: { defValue: 'Acme' }, flangeSize: { defValue: '60' } })).toEqual([
      ['brand', ['Acme']],
      ['flangeSize', [60]],
    ])
    const [request] = opened({ brand: { defValue: 'Acme' } }).asks
    expect(request?.request).toMatchObject({ list: { filters: [{ paramName: 'brand', values: ['Acme'] }] } })
  })

  it('is nothing where the parameter has no such value, where it waits for a brand, or cannot be seen', () => {
    expect(chosen({ brand: { value: 'nobody' } })).toEqual([])
    expect(chosen({ series: { value: 'A1' }, flangeSize: { value: 60 } })).toEqual([])
    expect(chosen({ brand: { value: 'Acme', paramType: 0 }, series: { value: 'A1' } })).toEqual([])
  })

  it('gives way to what came along', () => {
    const filter = { paramName: 'brand', values: ['Core'] }
    expect(chosen({ brand: { value: 'Acme' }, series: { value: 'C1' } }, [{ origin: 'calculation', filter }])).toEqual([['series', ['C1']]])
  })

  it('stays taken back once it was, and another choice stays, too', () => {
    const start = opened({ brand: { defValue: 'Acme' } }).state
    const back = drawerMachine.advance(start, { type: 'fieldReset', paramName: 'brand' }).state
    expect(back.choices).toEqual([])
    const other = drawerMachine.advance(back, { type: 'valuePressed', paramName: 'brand', value: 'Core' }).state
    expect(other.choices).toEqual([{ paramName: 'brand', values: ['Core'] }])
  })

  it('does not close the drawer by itself where it leaves one motor', () => {
    expect(opened({ brand: { value: 'Core' } }).state.narrowed).toBe(false)
    expect(opened({}).state.narrowed).toBe(true)
  })
})
