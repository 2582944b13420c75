/** The inputs of the servo panel, in the order in which they are filled in. */
import { lazy, Suspense } from 'react'
import { ChoiceGroups } from './choice-groups.tsx'
import { ChosenMotor } from './chosen-motor.tsx'
import { DemandFields } from './demand-fields.tsx'
import { MotorFilters, MotorTypes } from './motor-filters.tsx'
import { MotorSearch } from './motor-search.tsx'
import './servo.css'
import { StartRow } from './start-row.tsx'
import type { ServoPanelView } from './use-servo-panel.ts'

const loadDrawer = () => import('./custom-motor-drawer.tsx')
const CustomMotorDrawer = lazy(async () => ({ default: (await loadDrawer()).CustomMotorDrawer }))

/** Fetches the drawer before it is drawn. */
export const prepareDrawer = (): void => {
  loadDrawer().catch(() => undefined)
}

export const ServoPanel = ({ state, dispatch }: Pick<ServoPanelView, 'state' | 'dispatch'>) => (
  <div className="calculator-form panel">
    <div className="form servo-form">
      <MotorTypes state={state} dispatch={dispatch} />
      <MotorFilters state={state} dispatch={dispatch} />
      <MotorSearch state={state} dispatch={dispatch} />
      <ChosenMotor state={state} dispatch={dispatch} />
      <DemandFields state={state} dispatch={dispatch} />
      <ChoiceGroups state={state} dispatch={dispatch} />
      <StartRow state={state} dispatch={dispatch} />
    </div>
    {state.drawerOpen && (
      <Suspense fallback={null}>
        <CustomMotorDrawer
          motor={state.motor?.calcType === 'stlMotor' ? state.motor.motor : undefined}
          onConfirm={(motor) => dispatch({ type: 'customMotorConfirmed', motor })}
          onCancel={() => dispatch({ type: 'customMotorCancelled' })}
        />
      </Suspense>
    )}
  </div>
)
