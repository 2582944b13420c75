/** The drawer in which a servo motor is chosen for a platform. */
import type { ReactNode } from 'react'
import type { SkuFilter } from '../../contract/directory/sku-selection.ts'
import { describeFailure } from '../base/api/api.ts'
import type { ApiFailure } from '../base/api/api-failure.ts'
import { useMachine } from '../base/machine/use-machine.ts'
import { showToast } from '../ui/toast.tsx'
import { Drawer } from '../ui/dialog/drawer.tsx'
import { BrandField, WaitingFields } from './brand-field.tsx'
import type { DrawerSettings, MotorDrawerCalls, MotorSelection } from './drawer-calls.ts'
import { useDrawerTexts } from './drawer-texts.ts'
import { MotorSearch } from './motor-search.tsx'
import { changeBetween, parameterBlock, type ParameterBlock } from './parameter-block.ts'
import { TypeField } from './type-field.tsx'
import { drawerMachine } from './drawer-machine.ts'
import '../../engine/react/form.css'
import './motor-drawer.css'
import { useTexts } from '../base/texts/texts.ts'

/** The further parameters, drawn by the page: this folder knows nothing of the block of filters. */
export type Parameters = ParameterBlock & { readonly onChange: (filters: readonly SkuFilter[]) => void }

type ChooserProps = {
  readonly settings: DrawerSettings
  readonly calls: MotorDrawerCalls
  readonly renderParameters: (parameters: Parameters) => ReactNode
  readonly onSelect: (selection: MotorSelection) => void
}

/** The frame with the title, around what is in it or what it waits for. */
export const MotorDrawerFrame = ({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) => {
  const { t } = useDrawerTexts()
  return (
    <Drawer tag="motor" title={t('title')} note={<p className="motor-hint">{t('note')}</p>} onClose={onClose}>
      <div className="motor-drawer form">{children}</div>
    </Drawer>
  )
}

/** The fields and the list. */
export const MotorChooser = ({ settings, calls, renderParameters, onSelect }: ChooserProps) => {
  const { t } = useTexts('shell')
  const onFailure = (failure: ApiFailure) => showToast(describeFailure(failure, t), 'problem')
  // It keeps the settings that it opened with.
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
      {block.parameters.length > 0 && renderParameters({ ...block, onChange })}
    </>
  )
}

/** Closes when the person closes it; after a selection the page takes it away. */
export const MotorDrawer = ({ onClose, ...chooser }: ChooserProps & { readonly onClose: () => void }) => (
  <MotorDrawerFrame onClose={onClose}>
    <MotorChooser {...chooser} />
  </MotorDrawerFrame>
)
