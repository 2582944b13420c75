/** Parameters of a series filter: the first ones visible, the others in a disclosure. */
import { useState } from 'react'
import type { FilterDetails } from '../../contract/directory/directory.ts'
import type { SkuFilter } from '../../contract/directory/sku-selection.ts'
import { useColumnWords } from '../base/texts/value-words.ts'
import { useTexts } from '../base/texts/texts.ts'
import { modelDrawings } from '../drawings/registry.ts'
import type { RemainingValues } from '../filters/filter-parameters.ts'
import { FoldedParameters } from './folded-parameters.tsx'

type Props = {
  readonly details: FilterDetails
  readonly chosen: readonly SkuFilter[]
  readonly remaining: RemainingValues | undefined
  readonly onChange: (chosen: readonly SkuFilter[]) => void
}

/** Number of parameters visible at first. */
const fewParameters = 8

const useParameterNames = () => {
  const { columnName, cellWord } = useColumnWords()
  const { find } = useTexts('filters')
  const { find: findModel } = useTexts('models')
  return {
    parameter: (name: string) => find(`parameters.${name}`) ?? columnName(name),
    text: (key: string) => find(`hints.${key}`) ?? cellWord(key),
    value: (paramName: string, value: string) => (paramName === 'basis' ? findModel(`basis.${value}`) : cellWord(value)),
  }
}

export const ChoiceFilters = ({ details, chosen, remaining, onChange }: Props) => {
  const { t } = useTexts('directory')
  const names = useParameterNames()
  const [isWide] = useState(() => matchMedia('(width >= 900px)').matches)
  const { filterParams } = details
  const fixed = filterParams.filter(({ unable }) => unable)
  const locked = Object.fromEntries(fixed.map(({ paramName }) => [paramName, 'filter' as const]))
  const all = [...chosen, ...fixed.map(({ paramName, value }) => ({ paramName, values: [value] }))]
  const isFixed = ({ paramName }: SkuFilter) => Object.hasOwn(locked, paramName)
  return (
    <FoldedParameters
      className="panel px-4 py-1"
      isOpen={isWide}
      heading={
        <>
          <span>{t('choice.heading')} </span>
          {chosen.length > 0 && (
            <span className="ml-2 text-note font-normal text-ink-faint">{t('choice.chosen', { count: chosen.length })}</span>
          )}
        </>
      }
      moreText={(count) => t('choice.more', { count })}
      few={fewParameters}
      parameters={filterParams}
      chosen={all}
      remaining={remaining}
      locked={locked}
      names={names}
      pictures={modelDrawings}
      onChange={(next) => onChange(next.filter((one) => !isFixed(one)))}
    />
  )
}
