/** Inputs of the servo panel, in the order of completion. */
import { FormPanel } from '../ui/calculator-layout.tsx'
import { lazy, type ReactNode, Suspense } from 'react'
import type { SkuFilter } from '../../contract/directory/sku-selection.ts'
import { ChoiceGroups } from './choice-groups.tsx'
import { ChosenMotor } from './chosen-motor.tsx'
import { DemandFields } from './demand-fields.tsx'
import { offeredFilters } from './derived-choices.ts'
import { MotorFilters, MotorTypes } from './motor-filters.tsx'
import { MoreParameters } from './more-parameters.tsx'
import { OutputFields } from './output-fields.tsx'
import { PhaseFields } from './phase-fields.tsx'
import { MotorSearch } from './motor-search.tsx'
import { skin } from '../../engine/react/skin.ts'
import type { MotorPage } from './servo-calls.ts'
import { StartRow } from './start-row.tsx'
import type { ServoPanelView } from './panel-machine.ts'

const loadDrawer = () => import('./custom-motor-drawer.tsx')
const CustomMotorDrawer = lazy(async () => ({ default: (await loadDrawer()).CustomMotorDrawer }))

/** Loads the drawer before it is shown. */
export const prepareDrawer = (): void => {
  loadDrawer().catch(() => undefined)
}

/** Further filters of the list with their handlers. */
export type Filtering = {
  readonly chosen: readonly SkuFilter[]
  readonly remaining: MotorPage['remaining'] | undefined
  readonly onChange: (filters: readonly SkuFilter[]) => void
  /** Applies the service's default filters; undefined once applied. */
  readonly onFirst: ((filters: readonly SkuFilter[]) => void) | undefined
}

type Props = Pick<ServoPanelView, 'state' | 'dispatch'> & { readonly renderFilters: (filtering: Filtering) => ReactNode }

export const ServoPanel = ({ state, dispatch, renderFilters }: Props) => (
  <FormPanel>
    <div className={skin.form}>
      <MotorTypes state={state} dispatch={dispatch} />
      <MotorFilters state={state} dispatch={dispatch} />
      <MotorSearch state={state} dispatch={dispatch} />
      <MoreParameters count={state.filters.length}>
        {() =>
          renderFilters({
            chosen: state.filters,
            remaining: offeredFilters(state)?.remaining,
            onChange: (filters) => dispatch({ type: 'filtersChanged', filters }),
            onFirst: state.hasFirstFilters ? undefined : (filters) => dispatch({ type: 'firstFiltersReceived', filters }),
          })
        }
      </MoreParameters>
      <ChosenMotor state={state} dispatch={dispatch} />
      <DemandFields state={state} dispatch={dispatch} />
      <OutputFields state={state} dispatch={dispatch} />
      <PhaseFields state={state} dispatch={dispatch} />
      <ChoiceGroups state={state} dispatch={dispatch} />
      <StartRow state={state} dispatch={dispatch} />
    </div>
    {state.drawerOpen && (
      <Suspense fallback={null}>
        <CustomMotorDrawer
          motor={state.motor?.calcType === 'customMotor' ? state.motor.motor : undefined}
          onConfirm={(motor) => dispatch({ type: 'customMotorConfirmed', motor })}
          onCancel={() => dispatch({ type: 'customMotorCancelled' })}
        />
      </Suspense>
    )}
  </FormPanel>
)
