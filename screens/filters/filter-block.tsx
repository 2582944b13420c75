/** The parameter filter block: one control for each parameter of a class of models, as its type asks for it. Keeps no choice itself. */
import { useId } from 'react'
import type { SkuFilter, SkuParam, SkuValue } from '../../contract/directory/sku-selection.ts'
import type { Drawings } from '../drawings/registry.ts'
import type { FilterField } from './filter-field.ts'
import { lockOf, type LockReason, optionsOf } from './filter-options.ts'
import { type RemainingValues, setChoice, shownParameters } from './filter-parameters.ts'
import { FilterRow, WaitingRow } from './filter-row.tsx'
import { type FilterNames, useFilterTexts } from './filter-texts.ts'
import '../../engine/react/form.css'
import './filters.css'

type Props = {
  /** The parameters of the class. */
  readonly parameters: readonly SkuParam[]
  /** As the filter call takes it. */
  readonly chosen: readonly SkuFilter[]
  /** `filterParams` of the last filtered answer; undefined before the first: no counts, nothing disabled. */
  readonly remaining: RemainingValues | undefined
  /** The choices after the change; what stands below a changed parameter is cleared. */
  readonly onChange: (chosen: readonly SkuFilter[]) => void
  /** Parameters that came from elsewhere and cannot be changed here. */
  readonly locked?: Readonly<Record<string, LockReason>>
  /** Drawings by name; those of options where left out. */
  readonly pictures?: Drawings
  readonly names?: FilterNames
  /** Values that only a section beside this one excludes: their reason says so. */
  readonly excluded?: readonly { readonly paramName: string; readonly values: readonly SkuValue[] }[] | undefined
}

const nothing = {} as const

export const FilterBlock = (props: Props) => {
  const { parameters, chosen, remaining, onChange, locked = nothing, pictures, names, excluded } = props
  const prefix = useId()
  const texts = useFilterTexts(names)
  const fieldOf = (parameter: SkuParam): FilterField => {
    const lock = lockOf(parameter, chosen, locked)
    return {
      id: `${prefix}-${parameter.paramName}`,
      parameter,
      name: texts.ofParameter(parameter),
      options: optionsOf(parameter, { chosen, remaining, lock, excluded }),
      chosen,
      lock,
      pictures,
      texts,
      onChange: (filter) => onChange(setChoice(parameters, chosen, filter)),
    }
  }
  return (
    <div className="filter-block" role="group" aria-label={texts.t('block')}>
      {shownParameters(parameters, chosen).map(({ parameter, waitsFor }) => {
        const field = fieldOf(parameter)
        return waitsFor ? (
          <WaitingRow
            key={parameter.paramName}
            id={field.id}
            name={field.name}
            reason={texts.t('waitsFor', { name: texts.ofParameter(waitsFor) })}
          />
        ) : (
          <FilterRow key={parameter.paramName} field={field} />
        )
      })}
    </div>
  )
}
