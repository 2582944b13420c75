import { expect, it } from 'vitest'
import { type DrawerEvent, drawerMachine } from '../../../../screens/motor-drawer/drawer-machine.ts'
import { openDrawer } from '../../../property/screens/motor-drawer-actions.ts'
import { settingsWith } from '../../../property/screens/motor-drawer-world.ts'

it('choosing again what is chosen leaves what was taken back as it is', () => {
  const power: DrawerEvent = { type: 'fieldChanged', filter: { paramName: 'ratedPower', from: 200 } }
  const events: readonly DrawerEvent[] = [
    power,
    { type: 'valuePressed', paramName: 'flangeSize', value: 60 },
    { type: 'fieldReset', paramName: 'flangeSize' },
    power,
  ]
  const opened = openDrawer(settingsWith({ fixed: [{ origin: 'filter', filter: { paramName: 'brand', values: ['Acme'] } }] }))
  expect(events.reduce((state, event) => drawerMachine.advance(state, event).state, opened.state).released).toEqual(['flangeSize'])
})
