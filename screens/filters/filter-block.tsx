/** The parameter filter block: one control per parameter of a class. Stateless. */
import { useId } from 'react'
import type { SkuFilter, SkuParam, SkuValue } from '../../contract/directory/sku-selection.ts'
import type { Drawings } from '../drawings/registry.ts'
import type { FilterField } from './filter-field.ts'
import { lockOf, type LockReason, optionsOf } from './filter-options.ts'
import { type RemainingValues, setChoice, shownParameters } from './filter-parameters.ts'
import { FilterRow, WaitingRow } from './filter-row.tsx'
import { type FilterNames, useFilterTexts } from './filter-texts.ts'

type Props = {
  /** Parameters of the class. */
  readonly parameters: readonly SkuParam[]
  /** Current choices, in the form of the filter call. */
  readonly chosen: readonly SkuFilter[]
  /** `filterParams` of the last answer; undefined before the first one: no counts, nothing disabled. */
  readonly remaining: RemainingValues | undefined
  /** Receives the changed choices; those of descendants of a changed parameter are cleared. */
  readonly onChange: (chosen: readonly SkuFilter[]) => void
  /** Parameters fixed elsewhere, which cannot be changed here. */
  readonly locked?: Readonly<Record<string, LockReason>>
  /** Drawings by name; defaults to those of options. */
  readonly pictures?: Drawings
  readonly names?: FilterNames
  /** Values excluded only by another section, which is given as the reason. */
  readonly excluded?: readonly { readonly paramName: string; readonly values: readonly SkuValue[] }[] | undefined
}

const noneLocked = {} as const

export const FilterBlock = (props: Props) => {
  const { parameters, chosen, remaining, onChange, locked = noneLocked, pictures, names, excluded } = props
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
      others: texts.ofOthers(
        parameter.paramName,
        chosen.filter(({ paramName }) => !Object.hasOwn(locked, paramName)),
      ),
      lock,
      pictures,
      texts,
      onChange: (filter) => onChange(setChoice(parameters, chosen, filter)),
    }
  }
  return (
    <div className="grid gap-4" role="group" aria-label={texts.t('block')}>
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
