/** Drawer to select a servo motor for a platform. */
import type { ReactNode } from 'react'
import type { SkuFilter } from '../../contract/directory/sku-selection.ts'
import { describeFailure } from '../base/api/api.ts'
import type { ApiFailure } from '../base/api/api-failure.ts'
import { useMachine } from '../base/machine/use-machine.ts'
import { showToast } from '../ui/toast.tsx'
import { Drawer } from '../ui/dialog/drawer.tsx'
import { AppliedFilters, BrandField, WaitingFields } from './brand-field.tsx'
import type { DrawerSettings, MotorDrawerCalls, MotorSelection } from './drawer-calls.ts'
import { useDrawerTexts } from './drawer-texts.ts'
import { MotorSearch } from './motor-search.tsx'
import { changeBetween, parameterBlock, type ParameterBlock } from './parameter-block.ts'
import { TypeField } from './type-field.tsx'
import { drawerMachine } from './drawer-machine.ts'
import { useTexts } from '../base/texts/texts.ts'

/** Props of the further parameters, which the page renders, so that this folder does not depend on the filter block. */
export type Parameters = ParameterBlock & { readonly onChange: (filters: readonly SkuFilter[]) => void }

type ChooserProps = {
  readonly settings: DrawerSettings
  readonly calls: MotorDrawerCalls
  readonly renderParameters: (parameters: Parameters) => ReactNode
  readonly onSelect: (selection: MotorSelection) => void
}

/** Frame of the drawer with its title. */
export const MotorDrawerFrame = ({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) => {
  const { t } = useDrawerTexts()
  return (
    <Drawer
      className="w-140"
      tag="motor"
      title={t('title')}
      note={<p className="text-note text-ink-soft">{t('note')}</p>}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-4">{children}</div>
    </Drawer>
  )
}

/** Fields and list of the drawer. */
export const MotorChooser = ({ settings, calls, renderParameters, onSelect }: ChooserProps) => {
  const { t } = useTexts('shell')
  const onFailure = (failure: ApiFailure) => showToast(describeFailure(failure, t), 'problem')
  // The settings at opening remain in effect.
  const { state, dispatch } = useMachine(drawerMachine, { calls, onSelect, onFailure }, () => ({ read: () => settings }))
  const block = parameterBlock(state)
  const onChange = (filters: readonly SkuFilter[]) => {
    const filter = changeBetween(block.chosen, filters)
    if (filter) dispatch({ type: 'fieldChanged', filter })
  }
  return (
    <>
      <TypeField state={state} dispatch={dispatch} />
      <MotorSearch state={state} dispatch={dispatch} />
      <BrandField state={state} dispatch={dispatch} />
      <WaitingFields state={state} />
      <AppliedFilters state={state} />
      {block.parameters.length > 0 && renderParameters({ ...block, onChange })}
    </>
  )
}
